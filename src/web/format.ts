// Times as the page writes them.

/** Minutes and seconds, as a clock shows them: 12:05. */
export function playTime(millis: number): string {
  const total = Math.floor(millis / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
