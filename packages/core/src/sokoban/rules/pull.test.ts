import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { sampled } from '../../../../../test/sample.js';
import { seedFor } from '../../../../../test/seed.js';
import { DIRECTIONS } from '../../base/grid.js';
import type { Level } from './level.js';
import { forwardMoves, isPullSolved, type PullMove, pullStart, pullStep } from './pull.js';
import { verifyMoves } from './replay.js';

const level = (...rows: string[]): Level => levelOf(rows);

const CORRIDOR = level('########', '#@ $  .#', '#      #', '########');
const pull = (direction: 'up' | 'right' | 'down' | 'left'): PullMove => ({ kind: 'step', direction, pull: true });
const walk = (direction: 'up' | 'right' | 'down' | 'left'): PullMove => ({ kind: 'step', direction, pull: false });

test('boxes start on goals, the player at its start', () => {
  expect(pullStart(CORRIDOR)).toEqual({ player: 9, boxes: [14] });
});

test('a box moves only when pulled, and only if it is behind the player', () => {
  const beside = { player: 13, boxes: [14] };
  expect(pullStep(CORRIDOR, beside, pull('left'))).toEqual({ player: 12, boxes: [13] });
  expect(pullStep(CORRIDOR, beside, walk('left'))).toEqual({ player: 12, boxes: [14] });
  expect(pullStep(CORRIDOR, beside, walk('right'))).toBeUndefined();
  expect(pullStep(CORRIDOR, beside, pull('down'))).toBeUndefined();
});

test('a pull needs free floor ahead: neither a wall nor a box', () => {
  expect(pullStep(CORRIDOR, { player: 9, boxes: [10] }, pull('left'))).toBeUndefined();
  expect(pullStep(CORRIDOR, { player: 9, boxes: [17] }, pull('up'))).toBeUndefined();
  expect(pullStep(CORRIDOR, { player: 12, boxes: [11, 13] }, pull('left'))).toBeUndefined();
  expect(pullStep(CORRIDOR, { player: 12, boxes: [13] }, pull('left'))).toEqual({ player: 11, boxes: [12] });
});

test('the player may be moved until the first pull', () => {
  expect(pullStep(CORRIDOR, pullStart(CORRIDOR), { kind: 'place', cell: 20 })?.player).toBe(20);
  expect(pullStep(CORRIDOR, { player: 12, boxes: [13] }, { kind: 'place', cell: 20 })).toBeUndefined();
});

test('finished pulls, played forward, solve the level', () => {
  const moves: PullMove[] = [{ kind: 'place', cell: 13 }, pull('left'), pull('left'), pull('left')];
  let position = pullStart(CORRIDOR);
  for (const move of moves) position = pullStep(CORRIDOR, position, move) ?? position;
  expect(isPullSolved(CORRIDOR, position)).toBe(true);
  expect(verifyMoves(CORRIDOR, forwardMoves(CORRIDOR, moves)).solved).toBe(true);
});

test('every finished sequence of pulls is a solution forward', () => {
  const small = level('######', '#@ $.#', '#    #', '######');
  let finished = 0;
  const moveOf = fc.record({
    kind: fc.constant('step' as const),
    direction: fc.constantFrom(...DIRECTIONS),
    pull: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(moveOf, { minLength: 40, maxLength: 120 }), (tries) => {
      let position = pullStart(small);
      const made: PullMove[] = [];
      for (const move of tries) {
        const next = pullStep(small, position, move);
        if (!next) continue;
        position = next;
        made.push(move);
        if (!isPullSolved(small, position)) continue;
        finished++;
        expect(verifyMoves(small, forwardMoves(small, made)).solved).toBe(true);
      }
    }),
    { seed: seedFor(11), numRuns: sampled(100, 1500) },
  );
  expect(finished).toBeGreaterThan(10);
});
