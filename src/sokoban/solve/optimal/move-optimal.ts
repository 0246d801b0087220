// Fewest moves, and among those fewest pushes, proved: by the two-sided search, or by A* where the board has more cells
// than the widest bit board.

import type { Direction } from '../../../base/grid.js';
import type { Limits, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { runEngine } from './run-engine.js';
import { openStar } from './star.js';
import { openTwoSided } from './two-sided.js';

export const MOVE_OPTIMAL: Solver<Level, readonly Direction[]> = {
  id: 'move-optimal',
  name: 'Fewest moves',
  about: 'two-sided bit-parallel search; proves the fewest moves, then the fewest pushes',
  claim: 'optimal',
  solve: solveForMoves,
};

function* solveForMoves(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  return yield* runEngine(level, limits, watch, (bytes) => {
    const sides = openTwoSided(level, 'moves', bytes);
    return sides.step(0) === 'unfit' ? openStar(level, bytes, { goal: 'moves-then-pushes' }) : sides;
  });
}
