// Fewest pushes, and among those fewest moves, proved. Two engines share the time: A* wins where the bound is good and
// solutions are long, the two-sided search where the bound is weak and boxes are near their goals. Whichever has proved
// more gets most of the time. When A* is first, settle-moves.ts has the rest.

import type { Direction } from '../../../base/grid.js';
import type { Limits, Outcome, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import { movesOfPushes } from './push-path.js';
import { openRace, type Race, type Runner, retire } from './race.js';
import { settleMoves } from './settle-moves.js';
import { openStar } from './star.js';
import { openTwoSided } from './two-sided.js';

export const PUSH_OPTIMAL: Solver<Level, readonly Direction[]> = {
  id: 'push-optimal',
  name: 'Fewest pushes',
  about:
    'A* with matching, pair tables and corrals beside a two-sided search; proves the fewest pushes, then the fewest moves',
  claim: 'optimal',
  solve: solveForPushes,
};

/** One list entry of the two-sided search costs about a fifth of an A* node. */
const ENTRIES_A_NODE = 5;
/** A* has its pair table to make, and often needs but a few nodes then. */
const HEAD_START = 16_000;
/** The shares of an engine that is ahead. */
const SIDES_AHEAD = 12;
const STAR_AHEAD = 6;

function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(limits, watch);
  if (isSolved(level, level.start)) return race.solved([], { engine: 'none', tieBreak: 'proved' });
  const star = race.add((bytes) => openStar(level, bytes, { goal: 'pushes' }), 1, -HEAD_START);
  const sides = race.add((bytes) => openTwoSided(level, 'pushes', bytes), ENTRIES_A_NODE);
  for (;;) {
    const limit = race.over();
    const runner = race.turn(star, sides, ...shares(star, sides));
    if (limit || !runner) return gaveUp(race, limit ?? 'memory', star, sides);
    const state = race.run(runner);
    if (state === 'unsolvable') return race.unsolvable(runner);
    if (state === 'solved') {
      const answer = movesOfPushes(level, runner.engine.pushes());
      if (runner === sides) return race.solved(answer, { engine: 'two-sided', tieBreak: 'proved' });
      const pushes = star.engine.lowerBound();
      retire(star);
      return yield* settleMoves(level, race, sides, pushes, answer);
    }
    race.tell(lowerBound(star, sides), runner.engine.name);
    yield;
  }
}

function shares(star: Runner, sides: Runner): readonly [star: number, sides: number] {
  const lead = sides.engine.lowerBound() - star.engine.lowerBound();
  return [lead < 0 ? STAR_AHEAD : 1, lead > 0 ? SIDES_AHEAD : 1];
}

const lowerBound = (star: Runner, sides: Runner): number =>
  Math.max(star.engine.lowerBound(), sides.engine.lowerBound());

function gaveUp(
  race: Race,
  limit: NonNullable<ReturnType<Race['over']>>,
  star: Runner,
  sides: Runner,
): Outcome<readonly Direction[]> {
  return { verdict: 'gave-up', limit, effort: race.effort(), lowerBound: lowerBound(star, sides) };
}
