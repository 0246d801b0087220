// Boards in transcripts: found wherever they stand, and nothing else taken for one.

import { expect, test } from 'vitest';
import { boardsLike, comeInOrder, lastBoard, shownLines } from './board-text.js';

const LETTERS = '# .$*@+';
const BOARD = ['#####', '#@$.#', '#####'];
const MOVED = ['#####', '# @*#', '#####'];
const text = (rows: readonly string[]): string => `${rows.join('\n')}\n`;

test.each([
  ['alone', text(BOARD)],
  ['below a blank line and a heading', `\nMap of 5 3:\n${text(BOARD)}`],
  ['before words', `${text(BOARD)}WIN\n`],
  ['indented', text(BOARD.map((row) => `    ${row}`))],
  ['with a blank between two cells', text(BOARD.map((row) => [...row].join(' ')))],
  ['in colors', text(BOARD.map((row) => `\u001b[31m${row}\u001b[0m`))],
  ['with line ends of Windows', text(BOARD).replaceAll('\n', '\r\n')],
  ['behind a prompt', `Map: ${text(BOARD)}`],
  ['after another', `${text(MOVED)}${text(BOARD)}`],
])('a board %s is the last one', (_, printed) => {
  expect(lastBoard(shownLines(printed), BOARD, LETTERS)).toEqual(BOARD);
});

test('boards in order; other walls, or another size, are no such board', () => {
  const printed = `${text(BOARD)}\n${text(MOVED)}${text(['######', '#@ $.#', '######'])}${text(['#####', '#@$.#', '### #'])}`;
  expect(boardsLike(shownLines(printed), BOARD, LETTERS)).toEqual([BOARD, MOVED]);
  expect(lastBoard(shownLines('#####\n'), BOARD, LETTERS)).toBeUndefined();
});

test('a board whose first rows have blanks outside of the walls', () => {
  const ragged = ['  ###', '###.#', '#@$ #', '#####'];
  expect(lastBoard(shownLines(`x\n${text(ragged)}`), ragged, LETTERS)).toEqual(ragged);
});

test('boards in their order among others, the last one last', () => {
  expect(comeInOrder(['a', 'b'], ['a', 'a', 'x', 'b'])).toBe(true);
  expect(comeInOrder(['a', 'a', 'b'], ['a', 'b', 'b'])).toBe(true);
  expect(comeInOrder(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(comeInOrder(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
  expect(comeInOrder([], [])).toBe(true);
});
