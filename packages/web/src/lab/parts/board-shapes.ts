// A small board as vector paths: what never changes is made once per level, boxes and player for each position.

export const UNIT = 10;

export const corner = (cell: number, width: number): readonly [x: number, y: number] => [
  (cell % width) * UNIT,
  Math.floor(cell / width) * UNIT,
];

/** A square on each cell that is wanted, inset from its edges. */
export function squares(
  cells: readonly number[],
  width: number,
  inset: number,
  isWanted: (cell: number) => unknown,
): string {
  const side = UNIT - 2 * inset;
  let path = '';
  for (const cell of cells) {
    if (!isWanted(cell)) continue;
    const [x, y] = corner(cell, width);
    path += `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
  }
  return path;
}
