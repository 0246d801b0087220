import { boxWays } from '@masu/core/sokoban/rules/box-ways.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { moveBox } from '@masu/core/sokoban/rules/step.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { plainOptimum } from '../../../../../test/plain-optimum.js';
import { randomLevel } from '../../../../../test/random-level.js';
import { goesOn, randomFor } from '../../../../../test/seed.js';
import { boxGhosts } from './box-ghosts.js';
import { findDeadlock } from './deadlock/find-deadlock.js';

test('costs, and the cells that lose: the corners and the wall without a goal', () => {
  const level = levelOf(['#######', '#     #', '# @$  #', '#   . #', '#######']);
  const ghosts = boxGhosts(level, level.start, 2 * 7 + 3);
  const shown = (row: number): string =>
    Array.from({ length: 7 }, (_, column) => {
      const ghost = ghosts.find(({ cell }) => cell === row * 7 + column);
      return ghost ? `${ghost.pushes}${ghost.isDeadlock ? 'x' : ''}` : '-';
    }).join(' ');
  expect([1, 2, 3].map(shown)).toEqual(['- 3x 2x 1x 2x 3x -', '- 2x 1 - 1 2x -', '- 3x 2 1 2 3x -']);
});

test('every cell named a deadlock has no solution, and every cost is that of the moves', () => {
  const random = randomFor(29);
  let [proven, open] = [0, 0];
  for (let made = 0; goesOn(made, 200, proven > 100 && open > 50); ) {
    const level = randomLevel(random, 4, 5, 2);
    if (!level) continue;
    made++;
    for (const box of level.start.boxes) {
      for (const { cell, pushes, isDeadlock } of boxGhosts(level, level.start, box)) {
        const after = verifyMoves(level, boxWays(level, level.start, box).movesTo(cell) ?? []);
        expect(after.pushes).toBe(pushes);
        const isSolvable = plainOptimum({ ...level, start: after.position }, 'pushes') !== undefined;
        if (isDeadlock) expect(isSolvable).toBe(false);
        if (isDeadlock) proven++;
        else if (isSolvable) open++;
      }
    }
  }
  expect([proven > 100, open > 50]).toEqual([true, true]);
});

test('the deadlocks are those of the rules, cell by cell', () => {
  const random = randomFor(30);
  let [found, none] = [0, 0];
  for (let made = 0; goesOn(made, 400, found > 1000 && none > 500); ) {
    const level = randomLevel(random, 7, 8, 2 + (made % 6));
    if (!level) continue;
    made++;
    for (const box of level.start.boxes) {
      for (const { cell, isDeadlock } of boxGhosts(level, level.start, box)) {
        const moved = { ...level.start, boxes: moveBox(level.start.boxes, box, cell) };
        expect(isDeadlock).toBe(findDeadlock(level, moved) !== undefined);
        if (isDeadlock) found++;
        else none++;
      }
    }
  }
  expect([found > 1000, none > 500]).toEqual([true, true]);
});
