// The author's line: the intended solution as a list of pushes on the sheet. Kept as pushes, it survives every edit that
// only changes where the player walks. It turns and moves with the drawing, and is saved as text.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';

/** The cell of the box, as column and row of the sheet, and where it is pushed. */
export interface LinePush {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export type AuthorLine = readonly LinePush[];

export const NO_LINE: AuthorLine = [];

export function shiftedLine(line: AuthorLine, right: number, down: number): AuthorLine {
  if (line.length === 0 || (right === 0 && down === 0)) return line;
  return line.map(({ x, y, direction }) => ({ x: x + right, y: y + down, direction }));
}

/** A quarter turn to the right, on a board of this height. */
export const turnedPush = ({ x, y, direction }: LinePush, _width: number, height: number): LinePush => ({
  x: height - 1 - y,
  y: x,
  direction: DIRECTIONS[(DIRECTIONS.indexOf(direction) + 1) % 4] as Direction,
});

const MIRRORED: Readonly<Record<Direction, Direction>> = { up: 'up', right: 'left', down: 'down', left: 'right' };

export const mirroredPush = ({ x, y, direction }: LinePush, width: number): LinePush => ({
  x: width - 1 - x,
  y,
  direction: MIRRORED[direction],
});
