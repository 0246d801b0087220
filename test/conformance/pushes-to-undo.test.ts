// How many pushes to undo in a deadlock, compared with an exhaustive search of small levels.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { finish, type Limits, PATIENT, type TimedWatch } from '@masu/core/base/outcome.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { type PushesToUndo, positionsBeforePushes, pushesToUndo } from '@masu/solve/sokoban/solve/pushes-to-undo.js';
import { expect, test } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { ownCollections } from '../own-levels.js';
import { goesOn, randomFor } from '../seed.js';

const corners = (ownCollections().find(([file]) => file.includes('corners')) as [string, Level[]])[1];

const sideDoor = corners.find(({ title }) => title === 'Side door') as Level;

const UNTIMED: TimedWatch = { ...PATIENT, now: () => 0, cpu: () => 0 };

function advice(
  level: Level,
  moves: readonly Direction[],
  limits: Limits = {},
  watch: TimedWatch = UNTIMED,
): PushesToUndo {
  return finish(pushesToUndo(level, moves, limits, watch));
}

const movesOf = (lurd: string): readonly Direction[] => {
  const read = parseLurd(lurd);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test('Side door, a deadlock after two bad pushes: one undo is not enough', () => {
  const level = sideDoor;
  const moves = movesOf('dlllluudrdr');
  const found = advice(level, moves);
  expect(found.enough).toBe(found.atLeast);
  expect(found.atLeast).toBeGreaterThan(1);
});

test('random play on small levels: the answer is right', () => {
  const random = randomFor(12);
  let deadlocks = 0;
  for (const level of corners.slice(0, 6)) {
    const truth = allPositions(level);
    // A sixth of the wanted number from each level.
    const before = deadlocks;
    for (let game = 0; goesOn(game, 12, deadlocks - before > 3); game++) {
      const moves: Direction[] = [];
      let position = level.start;
      for (let count = 0; count < 60; count++) {
        const direction = DIRECTIONS[random.below(4)] as Direction;
        const taken = step(level, position, direction);
        if (taken.kind === 'blocked') continue;
        moves.push(direction);
        position = taken.to;
      }
      const back = positionsBeforePushes(level, moves);
      const expected = back.findIndex((each) => (truth.get(keyOf(each))?.pushes ?? Infinity) < Infinity);
      expect(advice(level, moves)).toEqual({ atLeast: expected, enough: expected });
      if (expected > 1) deadlocks++;
    }
  }
  // Cases where undoing one push would not have been enough.
  expect(deadlocks).toBeGreaterThan(20);
});

test('a level without a solution: more pushes would have to be undone than were made', () => {
  const level = sideDoor;
  const [dead] = positionsBeforePushes(level, movesOf('dlllluudrdr')) as [Level['start']];
  expect(advice({ ...level, start: dead }, [])).toEqual({ atLeast: 1 });
});

test.each([
  ['no nodes at all', { nodes: 0 }, UNTIMED],
  ['stopped at once', {}, { ...UNTIMED, stopped: (): boolean => true }],
] as const)('limits: %s; only what the deadlock rules prove is claimed', (_name, limits, watch) => {
  const level = sideDoor;
  const found = advice(level, movesOf('dlllluudrdr'), limits, watch);
  expect(found.enough).toBeUndefined();
  expect(found.atLeast).toBeGreaterThanOrEqual(1);
});
