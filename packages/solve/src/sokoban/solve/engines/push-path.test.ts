import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import { expect, test } from 'vitest';
import { pulledLevel } from '../../../../../../test/random-level.js';
import { sampled } from '../../../../../../test/sample.js';
import { goesOn, randomFor } from '../../../../../../test/seed.js';
import { PUSH_OPTIMAL } from '../optimal/push-optimal.js';
import type { EnginePush } from './engine.js';
import { movesOfPushes } from './push-path.js';

/** The pushes of moves, and how many moves a shortest walk before each of them takes. */
function pushesOf(
  level: Level,
  moves: readonly ('up' | 'right' | 'down' | 'left')[],
): { pushes: EnginePush[]; least: number } {
  const pushes: EnginePush[] = [];
  let [position, before, least] = [level.start, level.start, 0];
  for (const move of moves) {
    const taken = step(level, position, move);
    if (taken.kind === 'blocked') throw new Error('expected moves that hold');
    if (taken.kind === 'push') {
      pushes.push([taken.from, taken.onto]);
      least += (walkTo(level, before, position.player)?.length ?? 0) + 1;
      before = taken.to;
    }
    position = taken.to;
  }
  return { pushes, least };
}

test('the same pushes with shortest walks between them', () => {
  const random = randomFor(77);
  let compared = 0;
  for (let round = 0; goesOn(round, sampled(6, 12), compared > sampled(1, 3)); round++) {
    const level = pulledLevel(random, 5, 6, 2);
    const outcome = level && finish(PUSH_OPTIMAL.solve(level, { nodes: 5000 }, PATIENT));
    if (outcome?.verdict !== 'solved') continue;
    const { pushes, least } = pushesOf(level as Level, outcome.answer);
    const moves = movesOfPushes(level as Level, pushes);
    expect(pushesOf(level as Level, moves)).toEqual({ pushes, least });
    expect(moves.length).toBe(least);
    if (pushes.length > 3) compared++;
  }
  expect(compared).toBeGreaterThan(sampled(1, 3));
});

const CORRIDOR = validateLevel({ rows: ['########', '#@ $  .#', '#   #  #', '########'] });

test.each<readonly [string, readonly EnginePush[], string]>([
  ['no box there', [[10, 11]], 'expected a box at 10 with room at 11'],
  ['a wall behind the box', [[11, 3]], 'expected a box at 11 with room at 3'],
  ['two cells at once', [[11, 13]], 'expected a box at 11 with room at 13'],
  [
    'a box that has moved on',
    [
      [11, 12],
      [11, 12],
    ],
    'expected a box at 11 with room at 12',
  ],
])('a wrong push is refused: %s', (_, pushes, message) => {
  if (!CORRIDOR.ok) throw new Error('expected a level');
  expect(() => movesOfPushes(CORRIDOR.value, pushes)).toThrow(message);
});
