// Fewest pushes, and among those fewest moves, proved.

import type { Direction } from '../../../base/grid.js';
import type { Limits, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { runEngine } from './run-engine.js';
import { openTwoSided } from './two-sided.js';

export const PUSH_OPTIMAL: Solver<Level, readonly Direction[]> = {
  id: 'push-optimal',
  name: 'Fewest pushes',
  about: 'two-sided bit-parallel search; proves the fewest pushes, then the fewest moves',
  claim: 'optimal',
  solve: solveForPushes,
};

function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  return yield* runEngine(level, limits, watch, (bytes) => openTwoSided(level, 'pushes', bytes));
}
