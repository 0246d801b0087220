// The fewest moves among solutions whose pushes are proved fewest. First a narrow beam through them, for a good solution
// soon; then, side by side, the two-sided search that was running anyway and an A* over all solutions of that many
// pushes. They get some multiple of the work the proof took; a note tells if that was not enough.

import type { Direction } from '../../../base/grid.js';
import type { Solving } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { movesOfPushes } from './push-path.js';
import { type Race, type Runner, retire } from './race.js';
import { openStar } from './star.js';

const BEAM = 256;
/** The share of the whole work that goes into this, and at least so many A* nodes' worth. */
const FACTOR = 4;
const LEAST = 1_500_000;

export function* settleMoves(
  level: Level,
  race: Race,
  sides: Runner,
  pushes: number,
  first: readonly Direction[],
): Solving<readonly Direction[]> {
  const until = race.used() + Math.max(LEAST, FACTOR * race.used());
  let best = first;
  let isNarrow = true;
  const open = (breadth: number): Runner => {
    const known = [pushes, best.length] as const;
    return race.add((bytes) => openStar(level, bytes, { goal: 'pushes-then-moves', known, breadth }), 1, sides.used);
  };
  let star = open(BEAM);
  for (;;) {
    const runner = isNarrow ? star : race.turn(star, sides, 1, 1);
    if (race.over() || !runner || race.used() > until) {
      return race.solved(best, { engine: 'a-star', tieBreak: 'not proved' });
    }
    const state = race.run(runner);
    if (state === 'solved') best = movesOfPushes(level, runner.engine.pushes());
    if (isNarrow && state !== 'running') {
      // Whatever the beam found or missed, the search for all begins with it as the one to beat.
      isNarrow = false;
      retire(star);
      star = open(0);
    } else if (state === 'solved' || state === 'unsolvable') {
      // `unsolvable` by A* means here: none better than the one at hand.
      return race.solved(best, { engine: runner.engine.name, tieBreak: 'proved' });
    }
    race.tell(pushes, 'fewest moves');
    yield;
  }
}
