import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { type AuthorLine, mirroredPush, NO_LINE, turnedPush } from './author-line.js';
import { mirrored, turnedRows } from './drawing.js';
import { cellsOfLine, lineOfMoves, movesOfLine, positionAfterPushes, rowsAt } from './line-cells.js';
import { makeLine, parseLine } from './line-text.js';

const ROWS = ['#######', '#@ $ .#', '#  $ .#', '#######'];
const level = (rows: readonly string[]) => {
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const MOVES = ['right', 'right', 'right', 'left', 'left', 'down', 'right', 'right'] as const;
const LINE: AuthorLine = lineOfMoves(level(ROWS), MOVES);

test('the line of moves has their pushes', () => {
  expect(makeLine(LINE)).toBe('3,1r 4,1r 3,2r 4,2r');
  expect(movesOfLine(level(ROWS), LINE)).toEqual(MOVES);
});

test('a line comes back from its text; other text is no line', () => {
  expect(parseLine(makeLine(LINE))).toEqual(LINE);
  for (const text of ['', 'x', '3,1', '3,1r 4', '3,1r  3,2r', '99999,1r']) expect(parseLine(text)).toEqual(NO_LINE);
});

test.each([
  ['turned', turnedRows(ROWS), LINE.map((push) => turnedPush(push, 7, 4))],
  ['mirrored', mirrored(ROWS), LINE.map((push) => mirroredPush(push, 7))],
])('%s with the drawing, it still plays', (_name, rows, line) => {
  const moves = movesOfLine(level(rows), line);
  expect(moves).toBeDefined();
  expect(lineOfMoves(level(rows), moves ?? [])).toEqual(line);
});

test('a line that a wall blocks has no moves', () => {
  expect(movesOfLine(level(['#######', '#@ $ .#', '#  $#.#', '#######']), LINE)).toBeUndefined();
});

test('the position after some pushes, as letters', () => {
  const { start } = level(ROWS);
  const cells = cellsOfLine(LINE, 7, 4);
  expect(rowsAt(ROWS, positionAfterPushes(start, cells, 3))).toEqual(['#######', '#    *#', '#  @$.#', '#######']);
  expect(rowsAt(ROWS, start)).toEqual(ROWS);
  // A push that can't be made ends it.
  expect(positionAfterPushes(start, [{ from: 8, onto: 9 }], 1)).toEqual(start);
});
