// Times as people read them: 1.25 s, about 2 h.

import { formatNumber } from '@masu/core/base/format.js';

/** 0.004 s, 0.25 s, 12.5 s, 1,204 s */
export function runSeconds(millis: number): string {
  const value = millis / 1000;
  if (value >= 1000) return `${formatNumber(value)} s`;
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
