// Deadlock rules report only real deadlocks, and no bound is too high: checked exhaustively on random small levels.

import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { boxMap } from '@masu/solve/sokoban/solve/deadlock/box-map.js';
import { deadlockedBoxes } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { expect, test } from 'vitest';
import { allPositions } from '../all-positions.js';
import { randomLevels } from '../random-level.js';
import { randomFor } from '../seed.js';

const LEVELS = randomLevels(randomFor(20_003), 400, 5, 5);

test('a position called a deadlock has no solution, and bounds are never too high', () => {
  let stuck = 0;
  let alive = 0;
  for (const level of LEVELS) {
    for (const { position, pushes } of allPositions(level).values()) {
      const deadlocked = deadlockedBoxes(level, position);
      const bound = lowerBound(level, position) as number;
      if (deadlocked.length > 0) stuck++;
      if (pushes < Infinity) alive++;
      if ((deadlocked.length > 0 && pushes < Infinity) || bound > pushes) {
        expect.fail(
          `${level.backdrop.join('\n')}\n${JSON.stringify(position)}: ${deadlocked}, bound ${bound} of ${pushes}`,
        );
      }
    }
  }
  expect(stuck).toBeGreaterThan(500);
  expect(alive).toBeGreaterThan(500);
});

test('each rule of the table is sound for every box it is asked about', () => {
  const fired = new Map<string, number>(DEADLOCK_RULES.map((rule) => [rule.id, 0]));
  for (const level of LEVELS) {
    const tests = DEADLOCK_RULES.map((rule) => ({ id: rule.id, isDead: rule.prepare(level) }));
    for (const { position, pushes } of allPositions(level).values()) {
      const boxAt = boxMap(level, position);
      for (const { id, isDead } of tests) {
        if (!position.boxes.some((box) => isDead(boxAt, box))) continue;
        fired.set(id, (fired.get(id) as number) + 1);
        if (pushes < Infinity) expect.fail(`${id}: ${level.backdrop.join('\n')}\n${JSON.stringify(position)}`);
      }
    }
  }
  for (const count of fired.values()) expect(count).toBeGreaterThan(50);
});
