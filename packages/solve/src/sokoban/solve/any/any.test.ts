// Beams next to the engine: none before they are due, a fixed number of nodes per expansion after that, and valid
// solutions.

import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { STORE_ROWS } from '../../../../../../test/store-level.js';
import { openBeams } from './beams.js';

const STORE = levelOf(STORE_ROWS);
const BYTES = 2 ** 26;
const MANY = 1e9;

test('levels that the engine solves early have no beams', () => {
  const beams = openBeams(STORE, 80, BYTES);
  for (let step = 0; step < 20; step++) expect(beams.run(8_000, MANY)).toBe(false);
  expect({ expanded: beams.expanded(), bytes: beams.bytes() }).toEqual({ expanded: 0, bytes: 0 });
});

test('beams get three nodes per expansion and no more nodes than are left', () => {
  const beams = openBeams(STORE, 80, BYTES);
  for (let step = 0; step < 50; step++) beams.run(8_300, MANY);
  expect(beams.expanded()).toBeGreaterThanOrEqual(900);
  expect(beams.expanded()).toBeLessThan(900 + 64);
  const before = beams.expanded();
  beams.run(9_000, 3);
  expect(beams.expanded() - before).toBeLessThanOrEqual(3);
});

test('a beam finds a solution', () => {
  const level = levelOf(['#########', '#  #    #', '#  $  $ #', '#. #  @ #', '#. ######', '####     ']);
  const beams = openBeams(level, 17, BYTES);
  let isSolved = false;
  for (let step = 0; step < 1_000 && !isSolved; step++) isSolved = beams.run(MANY, MANY);
  expect(isSolved).toBe(true);
  expect(verifyMoves(level, beams.answer()).solved).toBe(true);
});

test('a level without a solution gets its beams, and then none', () => {
  const beams = openBeams(levelOf(['#######', '#.$ $ #', '# @  .#', '#     #', '#######']), 15, BYTES);
  for (let step = 0; step < 2_000; step++) expect(beams.run(MANY, MANY)).toBe(false);
  expect(beams.bytes()).toBe(0);
});
