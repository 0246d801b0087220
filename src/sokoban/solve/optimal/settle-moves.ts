// The fewest moves among solutions whose pushes are proven minimal. The two-sided search that was running anyway goes on;
// beside it go two beams through all solutions of that many pushes, for a good one soon, and then an A* over the whole
// of them. It gets some multiple of the work the proof took, as long as its layers so far promise that it may end: on long
// solutions the pushes of different boxes interleave in too many ways. There the optimizer finds the best solutions; it
// has a turn beside the others and a last one when they have given up. A note says so if the moves are not proven minimal.

import type { Direction } from '../../../base/grid.js';
import type { Solving } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { openStar, type Star } from '../engines/star.js';
import type { Best } from './best.js';
import { startForecast } from './forecast.js';
import { mostBehind, type Race, type Runner, retire, usedBy } from './race.js';
import { openTieBreaker, polish } from './tie-breaker.js';

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

/**
 * What the optimizer gets in all, in A* nodes, and its share of the turns. It begins later: most small levels are settled by
 * then. At 3 CPU s (11 levels of XSokoban, 2026-11-16), moves: 6,148 without it, 4,903 with this share, 4,878 with twice
 * the share, where one level got worse.
 */
const SHORTENING = { work: 200_000, later: 4000, share: 0.5 } as const;

/** The best of the race is proved in pushes. */
export function* settleMoves(level: Level, race: Race, sides: Runner): Solving<readonly Direction[]> {
  yield* polish(level, race, 'pushes');
  const shortener = race.add(
    () => openTieBreaker(level, 'pushes', () => race.best() as Best),
    1,
    usedBy(sides) + SHORTENING.later,
  );
  const used = (): number => race.used() - shortener.engine.work();
  const until = used() + Math.max(LEAST, FACTOR * used());
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
    const left = until - used();
    sidesForecast.note(sides.engine.lowerBound(), sides.engine.work() / sides.rate);
    if (left <= 0) return false;
    if (!full || sides.engine.hasProof?.()) return true;
    forecast.note(full.layer(), full.work());
    if (full.work() < TRIAL || sidesForecast.left(pushes) <= left) return true;
    return !star.isOut && forecast.left(pushes) <= TOO_HIGH * left;
  };
  const choose = (): Runner | undefined => {
    if (!shortener.isOut && shortener.engine.work() >= SHORTENING.work) retire(shortener);
    if (mayEnd()) return mostBehind([star, 1], [sides, 1], [shortener, SHORTENING.share]);
    return shortener.isOut ? undefined : shortener;
  };
  for (;;) {
    const runner = race.turn(choose);
    if (race.over() || !runner) {
      yield* polish(level, race, 'pushes');
      return race.solved({ engine: 'a-star', tieBreak: 'unproven' });
    }
    const state = race.run(runner);
    if (runner === star && state !== 'running' && beam < BEAMS.length) {
      // Whatever the beam found or missed, the next begins with the best so far as the one to beat.
      beam++;
      retire(star);
      star = open();
    } else if (runner !== shortener && (state === 'solved' || state === 'unsolvable')) {
      // `unsolvable` by A* means here: none better than the one at hand.
      return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
    }
    race.report(pushes, 'fewest moves');
    yield;
  }
}
