// Finds the fewest moves among solutions whose pushes are proven minimal. The two-sided search that was running anyway
// continues; next to it, two beams over all solutions of that many pushes find a good one soon, and then A* searches
// all of them. A* gets some multiple of the work of the proof, as long as its layers so far suggest that it may finish:
// on long solutions, the pushes of different boxes interleave in too many ways. There the optimizer finds the best
// solutions: it takes turns with the searches and gets a last turn when they have given up. If the moves are not proven
// minimal, a note says so.

import type { Direction } from '@masu/core/base/grid.js';
import type { Solving } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { openStar, type Star } from '../engines/star.js';
import type { Best } from './best.js';
import { startForecast } from './forecast.js';
import { mostBehind, type Race, type Runner, retireRunner, runnerWork } from './race.js';
import { breakTies, openTieBreaker } from './tie-breaker.js';

/** The work limit of each beam, in A* nodes, and the most nodes it expands per layer. */
const BEAMS = [
  { work: 100_000, breadth: 2000 },
  { work: 300_000, breadth: 10_000 },
] as const;

/** The work of A*: this much at first, then this many times the work of the proof, if it is likely to finish. */
const TRIAL = 100_000;

const LEAST = 800_000;

const FACTOR = 8;

/** Layers grow at first and shrink in the end, so a forecast from the growth so far is far too high. */
const TOO_HIGH = 100;

/**
 * The work limit of the optimizer in A* nodes, and its share of the turns. It starts later: most small levels are done by
 * then. At 3 CPU s (11 levels of XSokoban, 2026-11-16), moves: 6,148 without it, 4,903 with this share, 4,878 with twice
 * the share, where one level got worse.
 */
const SHORTENING = { work: 200_000, later: 4000, share: 0.5 } as const;

/** The best solution of the race must be proven push-optimal. */
export function* settleMoves(level: Level, race: Race, sides: Runner): Solving<readonly Direction[]> {
  yield* breakTies(level, race, 'pushes');
  const shortener = race.add(
    () => openTieBreaker(level, 'pushes', () => race.best() as Best),
    1,
    runnerWork(sides) + SHORTENING.later,
  );
  const used = (): number => race.used() - shortener.engine.work();
  const until = used() + Math.max(LEAST, FACTOR * used());
  const { first: pushes } = race.best() as Best;
  const forecast = startForecast();
  const sidesForecast = startForecast();
  let beam = 0;
  /** Nodes per layer of the beam at hand; 0: A*. */
  let breadth = 0;
  let full: Star | undefined;
  const open = (): Runner => {
    const { first, second } = race.best() as Best;
    const row = BEAMS[beam];
    breadth = row ? Math.max(1, Math.min(row.breadth, Math.floor(row.work / pushes))) : 0;
    const known = [first, second] as const;
    const openOne = (bytes: number): Star => {
      const opened = openStar(level, bytes, { goal: 'pushes-then-moves', known, breadth });
      if (!row) full = opened;
      return opened;
    };
    return race.add(openOne, 1, runnerWork(sides));
  };
  let star = open();
  /** Call it at the end of each turn, when the work is exact. */
  const mayEnd = (): boolean => {
    const left = until - used();
    sidesForecast.note(sides.engine.lowerBound(), sides.engine.work() / sides.rate);
    if (left <= 0) return false;
    if (!full || sides.engine.hasProof?.()) return true;
    if (!star.isOut) forecast.note(full.layer(), full.work());
    if (star.engine.work() < TRIAL || sidesForecast.left(pushes) <= left) return true;
    return !star.isOut && forecast.left(pushes) <= TOO_HIGH * left;
  };
  const choose = (): Runner | undefined => {
    if (!shortener.isOut && shortener.engine.work() >= SHORTENING.work) retireRunner(shortener);
    if (mayEnd()) return mostBehind([star, 1], [sides, 1], [shortener, SHORTENING.share]);
    return shortener.isOut ? undefined : shortener;
  };
  for (;;) {
    const runner = race.turn(choose);
    if (race.over() || !runner) {
      yield* breakTies(level, race, 'pushes');
      return race.solved({ engine: 'a-star', tieBreak: 'unproven' });
    }
    const state = race.run(runner);
    // A beam that has expanded fewer nodes in all than a layer may have has left out none: it was A*.
    const isWhole = star.engine.expanded() < breadth && (state === 'solved' || state === 'unsolvable');
    if (runner === star && state !== 'running' && beam < BEAMS.length && !isWhole) {
      // The next beam starts with the best solution so far as the one to beat.
      beam++;
      retireRunner(star);
      star = open();
    } else if (runner !== shortener && (state === 'solved' || state === 'unsolvable')) {
      // `unsolvable` from A* means here: nothing better than the best so far.
      return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
    }
    race.report(pushes, 'fewest moves');
    yield;
  }
}
