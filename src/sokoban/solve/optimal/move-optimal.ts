// Fewest moves, and among those fewest pushes, proved: by the two-sided search, or by A* where the board has more cells
// than the widest bit board. A finder beside it has a solution to show should a limit come first; on wide boards it is
// also the one to beat.

import type { Direction } from '../../../base/grid.js';
import type { Limits, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import { openStar } from '../engines/star.js';
import { ENTRIES_A_NODE, openTwoSided } from '../engines/two-sided.js';
import { openFinder } from './finder.js';
import { mostBehind, openRace, retire } from './race.js';

export const MOVE_OPTIMAL: Solver<Level, readonly Direction[]> = {
  id: 'move-optimal',
  name: 'Fewest moves',
  about: 'two-sided bit-parallel search; proves the fewest moves, then the fewest pushes',
  claim: 'optimal',
  metric: 'moves',
  solve: solveForMoves,
};

/** The proof works alone for so long, in A* nodes (a hundred squares and more): most levels need no more. */
const HEAD_START = 5_000;
/** Then so much of it for one of the finder, which gets more until it has something to show. */
const SHARE = 8;
const FINDER_FIRST = 4;

function* solveForMoves(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(level, 'moves', limits, watch);
  if (isSolved(level, level.start)) return race.solved({ engine: 'none' });
  const headStart = Math.min(HEAD_START, (limits.nodes ?? Number.POSITIVE_INFINITY) / 100);
  const sides = race.add((bytes) => openTwoSided(level, 'moves', bytes), ENTRIES_A_NODE, -headStart);
  const isWide = sides.engine.step(0) === 'unfit';
  if (isWide) retire(sides);
  const prover = isWide
    ? race.add((bytes) => openStar(level, bytes, { goal: 'moves-then-pushes' }), 1, -headStart)
    : sides;
  const finder = race.add(() => openFinder(level, 'moves'), 1);
  for (;;) {
    const { engine } = prover;
    const limit = race.over();
    if (limit) return race.gaveUp(limit, engine.lowerBound());
    const runner = race.turn(() =>
      engine.hasProof?.() ? prover : mostBehind([prover, SHARE], [finder, race.best() ? 1 : FINDER_FIRST]),
    );
    if (!runner || prover.isOut) return race.gaveUp('memory', engine.lowerBound());
    const state = race.run(runner);
    if (engine.hasProof?.()) race.noteProof();
    // `unsolvable` with a solution at hand: nothing beats it.
    if (runner === prover && (state === 'solved' || (state === 'unsolvable' && race.best()))) {
      return race.solved({ engine: engine.name });
    }
    if (state === 'unsolvable') return race.unsolvable({ engine: engine.name });
    race.report(engine.lowerBound(), runner.engine.name);
    yield;
  }
}
