// Duplicate boards: found in any orientation, distinguished otherwise, and found quickly with any number of boxes.

import { expect, test } from 'vitest';
import { levelOf } from '../../../test/level-of.js';
import { sampled } from '../../../test/sample.js';
import { symmetries } from '../../sokoban/index.js';
import { Duplicates } from './duplicates.js';

const ROWS = ['#######', '#@ $ .#', '#  $ .#', '#   ###', '#####  '];

test('a board in all eight orientations is one board', () => {
  const boards = new Duplicates();
  const found = symmetries(ROWS).map((rows, index) => boards.find(levelOf(rows), 'f', index + 1));
  expect(found[0]).toBeUndefined();
  expect(found.slice(1)).toEqual(new Array(7).fill({ file: 'f', number: 1, turned: true }));
  expect(boards.find(levelOf(ROWS), 'g', 1)).toEqual({ file: 'f', number: 1, turned: false });
});

test('boards that differ by one cell are two', () => {
  const boards = new Duplicates();
  expect(boards.find(levelOf(ROWS), 'f', 1)).toBeUndefined();
  expect(boards.find(levelOf(ROWS.map((row) => row.replace('@ $', ' @$'))), 'f', 2)).toBeUndefined();
});

test('a large board full of boxes is compared without a loop over their pairs', () => {
  const half = sampled(63, 126);
  const rim = '#'.repeat(2 * half + 3);
  const rows = [rim, ...new Array(2 * half).fill(`#${'$.'.repeat(half)} #`), `#@${' '.repeat(2 * half)}#`, rim];
  const boards = new Duplicates();
  expect(boards.find(levelOf(rows), 'f', 1)).toBeUndefined();
  expect(boards.find(levelOf(rows), 'f', 2)).toEqual({ file: 'f', number: 1, turned: false });
});
