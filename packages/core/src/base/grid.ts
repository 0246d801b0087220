// Directions and cells of any board. A cell is its index, row * width + column.

/** The four directions of a move. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
/** One of the four directions of a move. */
export type Direction = (typeof DIRECTIONS)[number];
export type ByDirection<T> = Readonly<Record<Direction, T>>;

export const OPPOSITE: ByDirection<Direction> = { up: 'down', right: 'left', down: 'up', left: 'right' };

/** The change of the cell index for one step in each direction on a board of this width. */
export function offsets(width: number): ByDirection<number> {
  return { up: -width, right: 1, down: width, left: -1 };
}

/** The row and column of a cell, both from 0. */
export function rowColumn(cell: number, width: number): readonly [row: number, column: number] {
  return [Math.floor(cell / width), cell % width];
}

/** The same counting from 1, as players do. */
export function cellCoordinates(cell: number, width: number): readonly [row: number, column: number] {
  const [row, column] = rowColumn(cell, width);
  return [row + 1, column + 1];
}
