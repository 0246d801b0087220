// Optimizes a solution for as long as the limits allow. Rounds of vicinity searches (refine.ts) end in a local optimum
// that depends on where they began, so this is an iterated local search (Lourenço, Martin, and Stützle 2003):
//
// 1. Trials with cheap rounds only: from the solution given, directly and by way of a solution refined for the other metric; and
//    from other solutions of the level.
// 2. Merge: the best trials as one spine, so that the good parts of each can be combined.
// 3. The rounds on the best. Whenever they have worked for some time without a gain, one more trial, merged with it: by
//    way of the other metric and from another solution, in turn.
// Counted, not timed: the same work gives the same answer.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { type Refinement, ROUNDS, type Round, startRefinement } from './refine.js';
import { compare, movesOfTrail, pushesOf, type Trail, trailOf } from './trail.js';
import { openVicinity, type VicinitySearch } from './vicinity.js';

/** The round of every trial. */
const QUICK: readonly Round[] = ROUNDS.slice(0, 1);

/** How solutions are merged. */
const MERGING: readonly Round[] = [
  { astray: 1, radius: 10, lag: 20, configurations: 300_000 },
  { astray: 1, radius: 0, lag: 10, configurations: 300_000 },
];

/** What a trial does for the other metric before it refines for the requested one. */
interface Detour {
  readonly rounds: readonly Round[];
  /** How long it may take, as a multiple of the first trial. */
  readonly share: number;
}

const DETOURS: readonly Detour[] = [
  { rounds: ROUNDS.slice(0, 1), share: 2 },
  { rounds: ROUNDS.slice(1, 2), share: 3 },
  { rounds: [{ astray: 1, radius: 4, lag: 20, configurations: 20_000 }], share: 2 },
  { rounds: ROUNDS.slice(0, 3), share: 6 },
  { rounds: ROUNDS.slice(0, 5), share: 20 },
];
/** How many of them are tried first. */
const FIRST_DETOURS = 3;

/** The first trials end after this many visits, or after this share of the visits allowed. */
const [TRIAL_VISITS, TRIAL_SHARE] = [2.5e7, 0.2];
/**
 * Later trials start when the rounds with one box astray find nothing more, and take at most this share of the visits.
 */
const [FIRST_LATER, LATER_SHARE] = [3, 0.4];
/** After the rounds have ended, this many trials without a gain end the search. */
const FRUITLESS_TRIALS = 3 * DETOURS.length;

/** Other solutions of the level, one at a time. */
export interface OtherStarts {
  /**
   * Moves that solve the level, if this try found any, and its cost in visits; undefined: no try is left. A try ends
   * after about `most` visits.
   */
  next(most: number, isStopped: () => boolean): Generator<void, OtherStart | undefined, void>;
}

export interface OtherStart {
  readonly moves: readonly Direction[] | undefined;
  readonly visits: number;
  /** The memory it took. */
  readonly bytes: number;
}

export interface ExploreOptions {
  readonly metric: Metric;
  /** For the vicinity searches; other starts have their own. */
  readonly bytes: number;
  /** Player cells visited at most, to within a slice. */
  readonly visits?: number;
  readonly otherStarts?: OtherStarts;
  readonly isStopped: () => boolean;
  /** Called between searches with the best solution so far, the player cells visited, and the memory used. */
  readonly onProgress?: (best: Trail, visited: number, bytes: number) => void;
}

export interface Explored {
  readonly moves: readonly Direction[];
  readonly visited: number;
  /** It ended before the limits. */
  readonly settled: boolean;
}

/** Shorter moves, or the same ones. The moves given must solve the level. */
export function* explore(
  level: Level,
  moves: readonly Direction[],
  { metric, bytes, visits = Number.POSITIVE_INFINITY, otherStarts, isStopped, onProgress }: ExploreOptions,
): Generator<void, Explored, void> {
  const start = trailOf(level, pushesOf(level, moves));
  const opened = start && openVicinity(level, bytes, start);
  if (!start || !opened) return { moves, visited: 0, settled: true };
  const vicinity: VicinitySearch = opened;
  let over = false;
  /** What other starts took; the next one reuses the memory of the last. */
  let elsewhere = 0;
  let elsewhereBytes = 0;
  const visited = (): number => vicinity.visited() + elsewhere;
  const isOver = (): boolean => {
    over ||= isStopped() || visited() >= visits;
    return over;
  };
  const tell = (best: Trail): void => onProgress?.(best, visited(), vicinity.bytes() + elsewhereBytes);
  const better = (a: Trail, b: Trail): Trail => (compare(b, a, metric) < 0 ? b : a);
  const other = metric === 'moves' ? 'pushes' : 'moves';
  let best = start;
  /** Visits of the first trial. */
  let usual = 0;
  let detours = 0;
  let starts = otherStarts;

  function* refined(
    from: Trail,
    towards: Metric,
    rounds: readonly Round[],
    most = Number.POSITIVE_INFINITY,
  ): Generator<void, Trail, void> {
    const refinement = startRefinement(level, from, vicinity, towards, rounds, 1);
    const end = visited() + most;
    const isEnough = (): boolean => isOver() || visited() >= end;
    while (!isEnough() && refinement.round() !== undefined) {
      yield* refinement.step(isEnough);
      best = better(best, refinement.best());
      tell(best);
    }
    return refinement.best();
  }

  /** A local optimum by way of the other metric. */
  function* detoured(from: Trail): Generator<void, Trail, void> {
    const { rounds, share } = DETOURS[detours++ % DETOURS.length] as Detour;
    return yield* refined(yield* refined(from, other, rounds, share * usual), metric, QUICK, 2 * usual);
  }

  /** A local optimum near another solution of the level; undefined if none was found. */
  function* fromAnotherStart(source: OtherStarts): Generator<void, Trail | undefined, void> {
    const found = yield* source.next(visits - visited(), isOver);
    if (!found) starts = undefined;
    elsewhere += found?.visits ?? 0;
    elsewhereBytes = Math.max(elsewhereBytes, found?.bytes ?? 0);
    const trail = found?.moves && trailOf(level, pushesOf(level, found.moves));
    return trail && (yield* refined(trail, metric, QUICK, 2 * usual));
  }

  /** The best of two solutions and of what lies between them. */
  function* merged(a: Trail, b: Trail): Generator<void, Trail, void> {
    let joined = better(a, b);
    for (const round of MERGING) {
      if (isOver()) break;
      const stretch = { from: 0, until: vicinity.longest(joined, 0) };
      const spine = joined === a ? b : a;
      const { splice } = yield* vicinity.search(joined, stretch, metric, round, round.configurations, isOver, spine);
      const found = splice && trailOf(level, [...splice.pushes, ...joined.pushes.slice(splice.until)]);
      if (found) joined = better(joined, found);
    }
    return joined;
  }

  yield* refined(start, metric, QUICK);
  usual = visited();
  const trialEnd = Math.min(TRIAL_VISITS, visits * TRIAL_SHARE);
  while (!isOver() && visited() < trialEnd && (starts || detours < FIRST_DETOURS)) {
    if (starts) yield* fromAnotherStart(starts);
    if (visited() < trialEnd && detours < FIRST_DETOURS) yield* detoured(start);
  }

  const main: Refinement = startRefinement(level, best, vicinity, metric);
  let gainedAt = visited();
  let spentOnTrials = visited();
  let trials = 0;
  let fruitless = 0;
  while (!isOver()) {
    const round = main.round();
    if (round === undefined && fruitless >= FRUITLESS_TRIALS) break;
    const before = best;
    if (round !== undefined) yield* main.step(isOver);
    best = better(best, main.best());
    const began = visited();
    const isTime =
      (round ?? FIRST_LATER) >= FIRST_LATER && began - gainedAt > usual && spentOnTrials < LATER_SHARE * began;
    if (best === before && (isTime || round === undefined) && !isOver()) {
      fruitless++;
      trials++;
      const other = starts && trials % 2 === 0 ? yield* fromAnotherStart(starts) : undefined;
      best = better(best, yield* merged(best, other ?? (yield* detoured(best))));
      if (best !== before) main.replace(best);
      spentOnTrials += visited() - began;
    }
    if (best !== before) {
      gainedAt = visited();
      fruitless = 0;
    }
    tell(best);
  }
  const isBetter = compare(best, start, metric) < 0 || (best.moves.at(-1) as number) < moves.length;
  return { moves: isBetter ? movesOfTrail(level, best) : moves, visited: visited(), settled: !over };
}
