// A level that none of our solvers can search completely: for limits and interrupts.

/** An open room with many boxes: far too large to be searched through. */
export function largeRoom(side: number, boxes: number): string {
  const rows = Array.from({ length: side }, () => [...`#${' '.repeat(side - 2)}#`]);
  const put = (row: number, column: number, letter: string): void => {
    (rows[row] as string[])[column] = letter;
  };
  for (let i = 0; i < boxes; i++) {
    put(3 + 2 * Math.floor(i / 4), 3 + 2 * (i % 4), '$');
    put(side - 2 - Math.floor(i / 8), side - 2 - (i % 8), '.');
  }
  put(1, 1, '@');
  const wall = '#'.repeat(side);
  return `${[wall, ...rows.slice(1, -1).map((row) => row.join('')), wall].join('\n')}\n`;
}
