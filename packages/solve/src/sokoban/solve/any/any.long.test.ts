// The default solver as its callers see it: small levels are proven, larger ones solved and optimized, unsolvable ones
// reported, limits and stops obeyed, every run the same.

import type { Direction } from '@masu/core/base/grid.js';
import { finish, type Outcome, PATIENT, type UntimedLimits } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { STORE_ROWS } from '../../../../../../test/store-level.js';
import { ANY } from './any.js';

const solve = (level: Level, limits: UntimedLimits = {}): Outcome<readonly Direction[]> =>
  finish(ANY.solve(level, limits, PATIENT));

const SMALL = levelOf(['#######', '#@    #', '# $.$ #', '# .   #', '#######']);

const STORE = levelOf(STORE_ROWS);

test('a small level is solved with a proof', () => {
  const outcome = solve(SMALL);
  expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal', notes: { strategy: 'push-optimal' } });
  if (outcome.verdict === 'solved') expect(verifyMoves(SMALL, outcome.answer).solved).toBe(true);
});

test('a larger level is solved without one', () => {
  const outcome = solve(STORE);
  expect(outcome).toMatchObject({ verdict: 'solved', claim: 'valid' });
  if (outcome.verdict !== 'solved') return;
  const { solved, blocked } = verifyMoves(STORE, outcome.answer);
  expect({ solved, blocked }).toEqual({ solved: true, blocked: [] });
});

test('two runs are identical', () => {
  const runs = [solve(STORE), solve(STORE)];
  expect(runs[0]).toEqual(runs[1]);
});

test('a solved start needs no move', () => {
  expect(solve(levelOf(['#####', '#@* #', '#####']))).toMatchObject({
    verdict: 'solved',
    answer: [],
    claim: 'optimal',
  });
});

test.each([
  ['a box in a corner', ['######', '#@  $#', '#  . #', '######']],
  ['a box frozen off goal', ['#######', '#@$$  #', '# $$ .#', '# ... #', '#######']],
  ['two boxes bound to a row with one goal', ['#######', '#.$ $ #', '# @  .#', '#######']],
])('unsolvable: %s', (_name, rows) => {
  expect(solve(levelOf(rows)).verdict).toBe('unsolvable');
});

test('the node limit is not exceeded by much', () => {
  const outcome = solve(STORE, { nodes: 5 });
  expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  expect(outcome.effort.expanded).toBeLessThanOrEqual(6);
});

test('stops at once on request', () => {
  let asked = 0;
  const stopping = { ...PATIENT, stopped: () => ++asked > 1 };
  expect(finish(ANY.solve(STORE, {}, stopping))).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});

/** The least memory of a search: the module and its smallest tables. */
const MIN_BYTES = 2 ** 21;

test.each([
  [2 ** 12, { verdict: 'gave-up', limit: 'memory' }],
  [2 ** 22, { verdict: 'solved' }],
])('a memory limit of %d bytes is obeyed, and too little is reported', (bytes, expected) => {
  const outcome = solve(STORE, { bytes });
  expect(outcome).toMatchObject(expected);
  expect(outcome.effort.bytes).toBeLessThanOrEqual(Math.max(bytes, MIN_BYTES) + 2 ** 18);
});

test('a floor too large for tables of all pairs is still solved', () => {
  const side = 150;
  const rim = '#'.repeat(side);
  const row = `#${' '.repeat(side - 2)}#`;
  const rows = [rim, ...Array.from({ length: side - 2 }, () => row), rim];
  rows[5] = `#    @$.${' '.repeat(side - 9)}#`;
  const level = levelOf(rows);
  const outcome = solve(level, { bytes: 2 ** 28 });
  expect(outcome.verdict).toBe('solved');
});

test('an open floor full of boxes is solved by the direct search, with the fewest pushes', () => {
  const row = `#${' '.repeat(38)}#`;
  const goals = `#${'   .'.repeat(9)}  #`;
  const boxes = `#${'   $'.repeat(9)}  #`;
  const rows = ['#'.repeat(40), `#@${' '.repeat(37)}#`, row, goals, boxes, row, row, goals, boxes, row, '#'.repeat(40)];
  const level = levelOf(rows);
  const outcome = solve(level);
  expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal', notes: { strategy: 'straight' } });
  if (outcome.verdict !== 'solved') return;
  expect(verifyMoves(level, outcome.answer).solved).toBe(true);
  expect(scoreOf(level, outcome.answer).pushes).toBe(18);
});
