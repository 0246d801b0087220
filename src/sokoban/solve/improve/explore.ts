// Shortens a solution for as long as it may. Rounds of vicinity searches (refine.ts) end in a local optimum that depends on
// where they began, so this is an iterated local search (Lourenço, Martin, and Stützle 2003):
//
// 1. Trials: from the solution given, directly and by way of a solution refined for the other metric, with cheap rounds only.
// 2. Merge: all trials as one spine, from the best of them, so that the good parts of each can be combined.
// 3. The rounds on the best. Whenever they have worked for some time without a gain, a trial from the best, merged with it.
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

/** What a trial does for the other metric before it refines for the one wanted. */
interface Detour {
  readonly rounds: readonly Round[];
  /** How long it may take: so many times the first trial. */
  readonly share: number;
}

const DETOURS: readonly Detour[] = [
  { rounds: ROUNDS.slice(0, 1), share: 2 },
  { rounds: ROUNDS.slice(0, 5), share: 24 },
  { rounds: ROUNDS.slice(1, 2), share: 4 },
  { rounds: [{ astray: 1, radius: 4, lag: 20, configurations: 20_000 }], share: 2 },
  { rounds: ROUNDS.slice(2, 3), share: 8 },
];

/** Trials from the solution given end after so many visits. */
const TRIAL_VISITS = 1e7;

export interface ExploreOptions {
  readonly metric: Metric;
  readonly bytes: number;
  /** Player cells visited at most, to within a slice. */
  readonly visits?: number;
  readonly isStopped: () => boolean;
  /** Called between searches with the best solution so far, the player cells visited, and the memory used. */
  readonly onProgress?: (best: Trail, visited: number, bytes: number) => void;
}

export interface Explored {
  readonly moves: readonly Direction[];
  readonly visited: number;
  /** It ended by itself. */
  readonly settled: boolean;
}

/** Shorter moves, or the same ones. The moves given must solve the level. */
export function* explore(
  level: Level,
  moves: readonly Direction[],
  { metric, bytes, visits = Number.POSITIVE_INFINITY, isStopped, onProgress }: ExploreOptions,
): Generator<void, Explored, void> {
  const start = trailOf(level, pushesOf(level, moves));
  const vicinity = start && openVicinity(level, bytes, start);
  if (!start || !vicinity) return { moves, visited: 0, settled: true };
  let over = false;
  const isOver = (): boolean => {
    over ||= isStopped() || vicinity.visited() >= visits;
    return over;
  };
  const tell = (best: Trail): void => onProgress?.(best, vicinity.visited(), vicinity.bytes());
  const better = (a: Trail, b: Trail): Trail => (compare(b, a, metric) < 0 ? b : a);
  const other = metric === 'moves' ? 'pushes' : 'moves';
  let best = start;
  /** Visits of the first trial. */
  let usual = 0;

  function* refined(
    from: Trail,
    towards: Metric,
    rounds: readonly Round[],
    most = Number.POSITIVE_INFINITY,
  ): Generator<void, Trail, void> {
    const refinement = startRefinement(level, from, vicinity as VicinitySearch, towards, rounds, 1);
    const end = (vicinity as VicinitySearch).visited() + most;
    const isEnough = (): boolean => isOver() || (vicinity as VicinitySearch).visited() >= end;
    while (!isEnough() && refinement.round() !== undefined) {
      yield* refinement.step(isEnough);
      best = better(best, refinement.best());
      tell(best);
    }
    return refinement.best();
  }

  /** A local optimum by way of the other metric. */
  function* tried(from: Trail, { rounds, share }: Detour): Generator<void, Trail, void> {
    return yield* refined(yield* refined(from, other, rounds, share * usual), metric, QUICK, 2 * usual);
  }

  /** The best of two solutions and of what lies between them. */
  function* merged(a: Trail, b: Trail): Generator<void, Trail, void> {
    let joined = better(a, b);
    for (const round of MERGING) {
      if (isOver()) break;
      const stretch = { from: 0, until: (vicinity as VicinitySearch).longest(joined, 0) };
      const spine = joined === a ? b : a;
      const { splice } = yield* (vicinity as VicinitySearch).search(
        joined,
        stretch,
        metric,
        round,
        round.configurations,
        isOver,
        spine,
      );
      const found = splice && trailOf(level, [...splice.pushes, ...joined.pushes.slice(splice.until)]);
      if (found) joined = better(joined, found);
    }
    return joined;
  }

  const trials = [yield* refined(start, metric, QUICK)];
  usual = vicinity.visited();
  for (const detour of DETOURS) {
    if (isOver() || vicinity.visited() >= TRIAL_VISITS) break;
    trials.push(yield* tried(start, detour));
  }
  trials.sort((a, b) => compare(a, b, metric));
  for (const trial of trials) if (trial !== best && !isOver()) best = better(best, yield* merged(best, trial));

  const main: Refinement = startRefinement(level, best, vicinity, metric);
  let gainedAt = vicinity.visited();
  let detours = 0;
  while (!isOver() && main.round() !== undefined) {
    const before = main.best();
    yield* main.step(isOver);
    if (main.best() !== before) {
      gainedAt = vicinity.visited();
      detours = 0;
    }
    best = better(best, main.best());
    tell(best);
    if (detours < DETOURS.length && vicinity.visited() - gainedAt > 4 * usual && !isOver()) {
      const trial = yield* tried(best, DETOURS[detours++] as Detour);
      best = better(best, yield* merged(best, trial));
      if (best !== main.best()) {
        main.replace(best);
        detours = 0;
      }
      gainedAt = vicinity.visited();
      tell(best);
    }
  }
  const isBetter = compare(best, start, metric) < 0 || (best.moves.at(-1) as number) < moves.length;
  return { moves: isBetter ? movesOfTrail(level, best) : moves, visited: vicinity.visited(), settled: !over };
}
