// A Futoshiki game on the terminal without its picture: digits and marks typed, erased, undone; conflicts in words; a
// check against the solution.

import { expect, test } from 'vitest';
import { PLACE, START, typed, WIDE } from '../../test/workshop-futoshiki.js';
import type { FutoshikiLevel } from '../futoshiki/index.js';
import {
  checked,
  clashWords,
  clearMarks,
  erase,
  type FutoshikiState,
  futoshikiPosition,
  isFutoshikiWon,
  markDigit,
  moveCursor,
  newFutoshiki,
  openCells,
  pointAt,
  redoFutoshiki,
  restartFutoshiki,
  typeDigit,
  undoFutoshiki,
} from './futoshiki-state.js';

test('a digit of two figures: figure by figure, or at once', () => {
  const digitOf = (state: FutoshikiState) => futoshikiPosition(state).digits[state.cursor];
  expect(digitOf(typed(WIDE, 1, 2))).toBe(12);
  expect(digitOf(typed(WIDE, 12))).toBe(12);
  expect(digitOf(typed(WIDE, 1, 10))).toBe(10);
  expect(digitOf(typed(WIDE, 12, 3))).toBe(3);
  expect(undoFutoshiki(typed(WIDE, 1, 2)).game.at).toBe(0);
  const marked = typed({ ...WIDE, pencil: true }, 1, 2, 12);
  expect(futoshikiPosition(marked).marks[0]).toBe(0b1000_0000_0011);
});

test('typing, marking, erasing, undoing', () => {
  const two = typed(START, 2);
  expect(futoshikiPosition(two).digits[1]).toBe(2);
  expect(typeDigit(pointAt(START, 0), 3).say.text).toBe('This digit is given.');
  expect(typeDigit(START, 7).say.text).toBe('Enter a digit from 1 to 4.');
  expect(openCells(two)).toBe(openCells(START) - 1);
  expect(futoshikiPosition(erase(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(undoFutoshiki(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(redoFutoshiki(undoFutoshiki(two))).digits[1]).toBe(2);
  expect(futoshikiPosition(restartFutoshiki(two)).digits[1]).toBe(0);
  expect(futoshikiPosition(markDigit(START, 3)).marks[1]).toBe(0b100);
  expect(futoshikiPosition(typeDigit({ ...START, pencil: true }, 3)).marks[1]).toBe(0b100);
  expect(moveCursor(START, 'up').cursor).toBe(1);
  expect(moveCursor(START, 'down').cursor).toBe(5);
});

test('a digit eliminations its marks where that is wanted; the obvious can be cleared by hand', () => {
  const marked = pointAt(markDigit(pointAt(START, 3), 2), 1);
  const swept = typeDigit(marked, 2);
  expect(futoshikiPosition(swept).marks[3]).toBe(0);
  const kept = typeDigit({ ...marked, choices: { ...marked.choices, autoClear: false } }, 2);
  expect(futoshikiPosition(kept).marks[3]).toBe(0b10);
  expect(futoshikiPosition(clearMarks(kept)).marks[3]).toBe(0);
});

test('numbers of two digits at larger sizes are typed digit by digit', () => {
  const size = 12;
  const level: FutoshikiLevel = { size, cells: new Array<number>(size * size).fill(0), inequalities: [] };
  const state = typed(newFutoshiki(level, PLACE), 1, 2);
  expect(futoshikiPosition(state).digits[0]).toBe(12);
  expect(state.game.entries).toHaveLength(1);
  expect(futoshikiPosition(typeDigit(pointAt(typeDigit(state, 3), 1), 3)).digits.slice(0, 2)).toEqual([3, 3]);
});

const CLASHES: readonly [name: string, digits: readonly number[], cell: number, words: string][] = [
  ['both yours', [0, 0, 0, 0, 2, 2], 5, 'Two 2s in row 2. Columns 1 and 2 are yours.'],
  ['row', [1, 1], 1, 'Two 1s in row 1. Column 2 is yours, column 1 is given.'],
  ['column', [1, 0, 3, 0, 1], 4, 'Two 1s in column 1. Row 2 is yours, row 1 is given.'],
  ['sign across', [1, 4, 3], 1, '4 is not less than 3: r1c2 and r1c3.'],
  ['sign down', [1, 2, 3, 0, 0, 4], 5, '4 is not less than 2: r2c2 and r1c2.'],
  ['none', [1, 2, 3], 1, ''],
];

test.each(CLASHES)('a conflict in words: %s', (_, digits, cell, words) => {
  const padded = [...digits, ...new Array<number>(16 - digits.length).fill(0)];
  expect(clashWords(START.game.level, padded, cell)).toBe(words);
});

test('a check marks what is wrong and says nothing of the rest', () => {
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  expect(checked(typed(START, 2), solution).say.text).toBe('Everything so far is correct. 10 cells left.');
  const wrong = checked(typed(START, 4), solution);
  expect(wrong.wrong).toEqual([1]);
  expect(wrong.say).toEqual({ text: 'One digit is wrong; it is marked.', isTrouble: true });
  expect(isFutoshikiWon(START)).toBe(false);
});
