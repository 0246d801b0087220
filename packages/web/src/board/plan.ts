// The part of a board that never moves: walls, floor, goals, and boxes outside the playable area. Made from a level,
// whose floor is known, or from rows still being drawn, where floor is what the outside can't reach.

import type { Level } from '@masu/core/sokoban/rules/level.js';

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** 1 for each cell of the kind, by cell. A cell of no kind is page. */
  readonly wall: Uint8Array;
  readonly floor: Uint8Array;
  readonly goal: Uint8Array;
  /** Boxes out of the player's reach, drawn and ignored. */
  readonly fixed: readonly number[];
  /** Draw a dot in every cell that is page, for the editor. */
  readonly dots?: boolean;
}

/** A part of a board, in cells; right and bottom are the first beyond it. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholeArea = ({ width, height }: Plan): Area => ({ left: 0, top: 0, right: width, bottom: height });

/** The cells of an area, row by row. */
export function* areaCells({ width }: Plan, { left, top, right, bottom }: Area): Generator<number> {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield y * width + x;
}

/** A cell and its eight neighbors. */
export function around({ width, height }: Plan, cell: number): Area {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return {
    left: Math.max(0, x - 1),
    top: Math.max(0, y - 1),
    right: Math.min(width, x + 2),
    bottom: Math.min(height, y + 2),
  };
}

/** The cells in which two plans differ; undefined if they are of different sizes or differ in more than `most`. */
export function differingCells(a: Plan, b: Plan, most: number): number[] | undefined {
  if (a.width !== b.width || a.height !== b.height || a.dots !== b.dots) return undefined;
  const cells: number[] = [];
  for (let cell = 0; cell < a.wall.length && cells.length <= most; cell++) {
    if (a.wall[cell] !== b.wall[cell] || a.floor[cell] !== b.floor[cell] || a.goal[cell] !== b.goal[cell])
      cells.push(cell);
  }
  return cells.length <= most ? cells : undefined;
}

export function planOfLevel(level: Level): Plan {
  const { width, height, backdrop, walls } = level;
  const letters = backdrop.join('');
  const wall = new Uint8Array(letters.length);
  const floor = wall.slice();
  const goal = wall.slice();
  const fixed: number[] = [];
  for (let cell = 0; cell < letters.length; cell++) {
    const letter = letters[cell] as string;
    const isThing = letter !== ' ' && letter !== '#';
    if (letter === '#') wall[cell] = 1;
    if (!walls[cell] || isThing) floor[cell] = 1;
    if (isThing && letter !== '$') goal[cell] = 1;
    if (walls[cell] && isThing && letter !== '.') fixed.push(cell);
  }
  return { width, height, wall, floor, goal, fixed };
}

/** The spaces connected to the rim through spaces: one flood from the whole rim. */
function outside(letters: string, width: number, height: number): Uint8Array {
  const kinds = new Uint8Array(letters.length);
  const waiting: number[] = [];
  const visit = (cell: number): void => {
    if (kinds[cell] || letters[cell] !== ' ') return;
    kinds[cell] = 1;
    waiting.push(cell);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const x = cell % width;
    if (x > 0) visit(cell - 1);
    if (x < width - 1) visit(cell + 1);
    if (cell >= width) visit(cell - width);
    if (cell < letters.length - width) visit(cell + width);
  }
  return kinds;
}

/** Rows in XSB letters, all of one length. Boxes and player are left to the pose. */
export function planOfRows(rows: readonly string[]): Plan {
  const width = rows[0]?.length ?? 0;
  const letters = rows.join('');
  const floor = outside(letters, width, rows.length);
  const wall = new Uint8Array(letters.length);
  const goal = new Uint8Array(letters.length);
  for (let cell = 0; cell < letters.length; cell++) {
    const letter = letters[cell] as string;
    if (letter === '#') wall[cell] = 1;
    if (letter === '.' || letter === '*' || letter === '+') goal[cell] = 1;
    floor[cell] = letter === '#' || floor[cell] ? 0 : 1;
  }
  return { width, height: rows.length, wall, floor, goal, fixed: [] };
}
