// Numbers as people read them: 14,000 levels, 1.25 s, about 2 h.

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 14,000 */
export const grouped = (count: number): string => WHOLE.format(count);

/** `1 level`, `14,000 levels`; a second form where adding an s is wrong. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** 0.004 s, 0.25 s, 12.5 s, 1,204 s */
export function seconds(millis: number): string {
  const value = millis / 1000;
  if (value >= 1000) return `${grouped(value)} s`;
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  return `${value.toFixed(digits)} s`;
}

/** A span that somebody waits for: 40 s, 12 min, 3 h, 2 days. */
export function span(millis: number): string {
  const units: readonly (readonly [number, number, string])[] = [
    [90_000, 1000, 's'],
    [90 * 60_000, 60_000, 'min'],
    [48 * 3_600_000, 3_600_000, 'h'],
  ];
  for (const [below, unit, name] of units)
    if (millis < below) return `${Math.max(1, Math.round(millis / unit))} ${name}`;
  return `${Math.round(millis / 86_400_000)} days`;
}
