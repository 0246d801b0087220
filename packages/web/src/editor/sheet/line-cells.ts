// The author's line: the intended solution as a list of pushes on the sheet. Kept as pushes, it survives every edit that
// only changes where the player walks. It turns and moves with the drawing, and is saved as text.

import { DIRECTIONS, type Direction, offsets } from '../../../base/grid.js';
import { type GradedPush, type Level, type Position, pushesOfMoves, step, walkTo } from '../../../sokoban/index.js';

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

// As text: `3,2r 4,2r`, column and row of the drawing without its margin.

const LETTERS: Readonly<Record<Direction, string>> = { up: 'u', right: 'r', down: 'd', left: 'l' };

export const makeLine = (line: AuthorLine): string =>
  line.map(({ x, y, direction }) => `${x},${y}${LETTERS[direction]}`).join(' ');

/** No line if the text is not one. */
export function parseLine(text: string): AuthorLine {
  const pushes = text.split(' ').map((word) => {
    const [, x, y, letter] = /^(-?\d{1,4}),(-?\d{1,4})([urdl])$/.exec(word) ?? [];
    const direction = DIRECTIONS.find((each) => LETTERS[each] === letter);
    return direction && { x: Number(x), y: Number(y), direction };
  });
  return pushes.every((push) => push !== undefined) ? pushes : NO_LINE;
}

/** The pushes as cells of a sheet of this size. A push that left the sheet can't be made: it gets a cell of the margin. */
export function cellsOfLine(line: AuthorLine, width: number, height: number): readonly GradedPush[] {
  return line.map(({ x, y, direction }) => {
    const isOutside = x < 1 || y < 1 || x >= width - 1 || y >= height - 1;
    const from = isOutside ? 0 : y * width + x;
    return { from, onto: isOutside ? 1 : from + offsets(width)[direction] };
  });
}

/** The direction from a cell to its neighbor. */
export const directionTo = (from: number, onto: number, width: number): Direction | undefined =>
  DIRECTIONS.find((direction) => offsets(width)[direction] === onto - from);

/** The line of moves on a level of the sheet's size. */
export function lineOfMoves(level: Level, moves: readonly Direction[]): AuthorLine {
  const { width } = level;
  return pushesOfMoves(level, moves).pushes.map(({ from, onto }) => ({
    x: from % width,
    y: Math.floor(from / width),
    direction: directionTo(from, onto, width) ?? 'up',
  }));
}

/** All moves of the line, with the shortest walks between pushes; undefined if a push can't be made. */
export function movesOfLine(level: Level, line: AuthorLine): readonly Direction[] | undefined {
  const moves: Direction[] = [];
  let position: Position = level.start;
  for (const { x, y, direction } of line) {
    const from = y * level.width + x;
    const walk = walkTo(level, position, from - offsets(level.width)[direction]);
    if (!walk || !position.boxes.includes(from)) return undefined;
    for (const move of [...walk, direction]) {
      const taken = step(level, position, move);
      if (taken.kind === 'blocked') return undefined;
      position = taken.to;
      moves.push(move);
    }
  }
  return moves;
}

const WITHOUT: Readonly<Record<string, string>> = { $: ' ', '*': '.', '@': ' ', '+': '.' };
const BOX: Readonly<Record<string, string>> = { ' ': '$', '.': '*' };
const PLAYER: Readonly<Record<string, string>> = { ' ': '@', '.': '+' };

/** The letters of a sheet with boxes and player elsewhere. */
export function rowsAt(rows: readonly string[], { boxes, player }: Position): readonly string[] {
  const width = rows[0]?.length ?? 0;
  const letters = rows.map((row) => [...row].map((letter) => WITHOUT[letter] ?? letter));
  const put = (cell: number, table: Readonly<Record<string, string>>): void => {
    const row = letters[Math.floor(cell / width)];
    if (row) row[cell % width] = table[row[cell % width] ?? ''] ?? (row[cell % width] as string);
  };
  for (const box of boxes) put(box, BOX);
  put(player, PLAYER);
  return letters.map((row) => row.join(''));
}

/** The position after the first pushes of a line, as far as they can be made. */
export function positionAfterPushes(start: Position, line: readonly GradedPush[], count: number): Position {
  let { boxes, player }: Position = start;
  for (const { from, onto } of line.slice(0, count)) {
    if (!boxes.includes(from)) break;
    boxes = boxes.map((box) => (box === from ? onto : box));
    player = from;
  }
  return { player, boxes };
}
