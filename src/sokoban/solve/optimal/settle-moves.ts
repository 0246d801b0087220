// The fewest moves among solutions whose pushes are proved fewest. The two-sided search that was running anyway goes on;
// beside it go two beams through all solutions of that many pushes, for a good one soon, and then an A* over the whole
// of them. They get some multiple of the work the proof took; a note tells if that was not enough.

import type { Direction } from '../../../base/grid.js';
import type { Solving } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { openStar } from '../engines/star.js';
import type { Best } from './best.js';
import { mostBehind, type Race, type Runner, retire, usedBy } from './race.js';

/** How many nodes of a layer each beam opens; 0, the last, is all of them. */
const BEAMS = [2000, 10000, 0];
/** The share of the whole work that goes into this, and at least so many A* nodes' worth. */
const FACTOR = 4;
const LEAST = 400_000;

/** The best of the race is proved in pushes. */
export function* settleMoves(level: Level, race: Race, sides: Runner): Solving<readonly Direction[]> {
  const until = race.used() + Math.max(LEAST, FACTOR * race.used());
  const { first: pushes } = race.best() as Best;
  let beam = 0;
  const open = (): Runner => {
    const { first, second } = race.best() as Best;
    const breadth = BEAMS[beam] as number;
    const known = [first, second] as const;
    return race.add((bytes) => openStar(level, bytes, { goal: 'pushes-then-moves', known, breadth }), 1, usedBy(sides));
  };
  let star = open();
  for (;;) {
    const runner = race.turn(() => (race.used() > until ? undefined : mostBehind([star, 1], [sides, 1])));
    if (race.over() || !runner) return race.solved({ engine: 'a-star', tieBreak: 'unproven' });
    const state = race.run(runner);
    if (runner === star && state !== 'running' && beam < BEAMS.length - 1) {
      // Whatever the beam found or missed, the next begins with the best so far as the one to beat.
      beam++;
      retire(star);
      star = open();
    } else if (state === 'solved' || state === 'unsolvable') {
      // `unsolvable` by A* means here: none better than the one at hand.
      return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
    }
    race.report(pushes, 'fewest moves');
    yield;
  }
}
