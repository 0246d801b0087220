// Finds and proves the fewest pushes, and among those the fewest moves. Two engines share the work: A* wins where the bound is good and
// solutions are long, the two-sided search where the bound is weak and boxes are near their goals. Lemmas raise the
// bound where A* is on a plateau, and a finder looks for solutions: as soon as the proven bound reaches the shortest of
// them, it is push-optimal. Then `settleMoves` minimizes the moves.

import type { Direction } from '@masu/core/base/grid.js';
import type { Limits, Solving, Watch } from '@masu/core/base/outcome.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { LEMMAS_PER_NODE, openLemmaEngine } from '../engines/lemmas.js';
import { openStar } from '../engines/star.js';
import { ENTRIES_PER_NODE, openTwoSided } from '../engines/two-sided.js';
import { openFinder } from './finder.js';
import { mostBehind, openRace, retireRunner } from './race.js';
import { settleMoves } from './settle-moves.js';
import { LEMMAS_LATER, startShares } from './shares.js';

export const PUSH_OPTIMAL: Solver<Level, readonly Direction[], 'push-optimal'> = {
  id: 'push-optimal',
  name: 'Fewest pushes',
  about:
    'A* with matching, pair tables and corrals beside a two-sided search; proves the fewest pushes, then the fewest moves',
  claim: 'optimal',
  metric: 'pushes',
  solve: solveForPushes,
};

/** A* must build its pair table first, and then often needs only a few nodes. */
const HEAD_START = 16_000;

/** The same for a solver that gets its limits and watch from its own caller. */
export function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(level, 'pushes', limits, watch);
  if (isSolved(level, level.start)) return race.solved({ engine: 'none', tieBreak: 'proved' });
  const headStart = Math.min(HEAD_START, (limits.nodes ?? Number.POSITIVE_INFINITY) / 2);
  const star = race.add((bytes) => openStar(level, bytes, { goal: 'pushes' }), 1, -headStart);
  const sides = race.add((bytes) => openTwoSided(level, 'pushes', bytes), ENTRIES_PER_NODE);
  const lemmas = race.add((bytes) => openLemmaEngine(level, bytes), LEMMAS_PER_NODE, LEMMAS_LATER);
  const bound = (): number => Math.max(...[star, sides, lemmas].map(({ engine }) => engine.lowerBound()));
  const finder = race.add(() => openFinder(level, 'pushes', bound), 1);
  const shares = startShares(race, { star, sides, lemmas, finder });
  for (;;) {
    const limit = race.over();
    if (limit) return race.gaveUp(limit, bound());
    // Once the sides have met, the optimum is known, and a solution of that length comes from them.
    const runner = race.turn(() => (sides.engine.hasProof?.() ? sides : mostBehind(...shares())));
    if (!runner || (star.isOut && sides.isOut)) return race.gaveUp('memory', bound());
    const state = race.run(runner);
    if (sides.engine.hasProof?.()) race.noteProof();
    if (runner === sides && state === 'solved') return race.solved({ engine: 'two-sided', tieBreak: 'proved' });
    const best = race.best();
    if (state === 'unsolvable' && !best) return race.unsolvable({ engine: runner.engine.name });
    // A* found a solution of its own, or nothing better than the finder's; or one of the bounds reached it.
    if (best && best.first <= bound()) {
      race.noteProof();
      retireRunner(star);
      retireRunner(finder);
      retireRunner(lemmas);
      return yield* settleMoves(level, race, sides);
    }
    race.report(bound(), runner.engine.name);
    yield;
  }
}
