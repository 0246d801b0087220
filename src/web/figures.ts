// Numbers as the page writes them: groups of thousands apart by a thin space, units in words.

export function figure(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u2009');
}

export function seconds(millis: number): string {
  return millis < 9950 ? (millis / 1000).toFixed(1) : figure(millis / 1000);
}

/** Minutes and seconds, as a clock shows them: 12:05. */
export function clockTime(millis: number): string {
  const total = Math.floor(millis / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

export function mebibytes(bytes: number): string {
  const size = bytes / 2 ** 20;
  return size < 9.95 ? size.toFixed(1) : figure(size);
}

export function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
