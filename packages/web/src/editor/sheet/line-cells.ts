// The author's line on a board: its pushes as cells, as moves, and the position after them.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import { pushesOfMoves } from '@masu/studio/sokoban/positions/line-of-moves.js';
import type { GradedPush } from '@masu/studio/sokoban/positions/optimal-path.js';
import type { AuthorLine } from './author-line.js';

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
      const next = step(level, position, move);
      if (next.kind === 'blocked') return undefined;
      position = next.to;
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
