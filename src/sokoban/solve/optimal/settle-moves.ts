// The fewest moves among solutions whose pushes are proven minimal. The two-sided search that was running anyway goes on;
// beside it go two beams through all solutions of that many pushes, for a good one soon, and then an A* over the whole
// of them. It gets some multiple of the work the proof took, as long as its layers so far promise that it may end: on long
// solutions the pushes of different boxes interleave in too many ways. A note says so if the moves are not proven minimal.

import type { Direction } from '../../../base/grid.js';
import type { Solving } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { openStar, type Star } from '../engines/star.js';
import type { Best } from './best.js';
import { startForecast } from './forecast.js';
import { mostBehind, type Race, type Runner, retire, usedBy } from './race.js';

/** What each beam may take, in A* nodes, and how many nodes of a layer it opens at most. */
const BEAMS = [
  { work: 100_000, breadth: 2000 },
  { work: 300_000, breadth: 10_000 },
] as const;
/** What A* over everything gets: so much to begin with, then so many times the work of the proof, if it promises to end. */
const TRIAL = 100_000;
const LEAST = 800_000;
const FACTOR = 8;
/** Layers grow at first and shrink in the end, so a forecast from the growth so far is far too high. */
const TOO_HIGH = 100;

/** The best of the race is proved in pushes. */
export function* settleMoves(level: Level, race: Race, sides: Runner): Solving<readonly Direction[]> {
  const until = race.used() + Math.max(LEAST, FACTOR * race.used());
  const { first: pushes } = race.best() as Best;
  const forecast = startForecast();
  const sidesForecast = startForecast();
  let beam = 0;
  let full: Star | undefined;
  const open = (): Runner => {
    const { first, second } = race.best() as Best;
    const row = BEAMS[beam];
    const breadth = row ? Math.max(1, Math.min(row.breadth, Math.floor(row.work / pushes))) : 0;
    const known = [first, second] as const;
    const openOne = (bytes: number): Star => {
      const opened = openStar(level, bytes, { goal: 'pushes-then-moves', known, breadth });
      if (!row) full = opened;
      return opened;
    };
    return race.add(openOne, 1, usedBy(sides));
  };
  let star = open();
  /** To be asked at the end of each turn, where the work is exact. */
  const mayEnd = (): boolean => {
    const left = until - race.used();
    sidesForecast.note(sides.engine.lowerBound(), sides.engine.work() / sides.rate);
    if (left <= 0) return false;
    if (!full || sides.engine.hasProof?.()) return true;
    forecast.note(full.layer(), full.work());
    if (full.work() < TRIAL || sidesForecast.left(pushes) <= left) return true;
    return !star.isOut && forecast.left(pushes) <= TOO_HIGH * left;
  };
  for (;;) {
    const runner = race.turn(() => (mayEnd() ? mostBehind([star, 1], [sides, 1]) : undefined));
    if (race.over() || !runner) return race.solved({ engine: 'a-star', tieBreak: 'unproven' });
    const state = race.run(runner);
    if (runner === star && state !== 'running' && beam < BEAMS.length) {
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
