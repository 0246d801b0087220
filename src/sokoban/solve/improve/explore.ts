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

/** How solutions are merged. */
const MERGING: readonly Round[] = [
  { astray: 1, radius: 10, lag: 20, configurations: 300_000 },
  { astray: 1, radius: 0, lag: 10, configurations: 300_000 },
];

/** What a trial refines for before it refines for what is wanted: one round each. */
const DETOURS: readonly (readonly Round[])[] = [
  ROUNDS.slice(0, 1),
  ROUNDS.slice(1, 2),
  [{ astray: 1, radius: 4, lag: 20, configurations: 20_000 }],
  ROUNDS.slice(2, 3),
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

  /** Visits of the first trial: no other may take much longer. */
  let usual = Number.POSITIVE_INFINITY;

  function* refined(from: Trail, towards: Metric, rounds: readonly Round[]): Generator<void, Trail, void> {
    const refinement = startRefinement(level, from, vicinity as VicinitySearch, towards, rounds, 1);
    const end = (vicinity as VicinitySearch).visited() + usual;
    const isEnough = (): boolean => isOver() || (vicinity as VicinitySearch).visited() >= end;
    while (!isEnough() && refinement.round() !== undefined) {
      yield* refinement.step(isEnough);
      best = better(best, refinement.best());
      tell(best);
    }
    return refinement.best();
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

  const quick = ROUNDS.slice(0, 1);
  const trials = [yield* refined(start, metric, quick)];
  usual = 2 * vicinity.visited();
  for (const detour of DETOURS) {
    if (isOver() || vicinity.visited() >= TRIAL_VISITS) break;
    trials.push(yield* refined(yield* refined(start, other, detour), metric, quick));
  }
  trials.sort((a, b) => compare(a, b, metric));
  for (const trial of trials) if (trial !== best && !isOver()) best = better(best, yield* merged(best, trial));

  const main: Refinement = startRefinement(level, best, vicinity, metric);
  let gainedAt = vicinity.visited();
  let tried = 0;
  while (!isOver() && main.round() !== undefined) {
    const before = main.best();
    yield* main.step(isOver);
    if (main.best() !== before) {
      gainedAt = vicinity.visited();
      tried = 0;
    }
    best = better(best, main.best());
    tell(best);
    if (tried < DETOURS.length && vicinity.visited() - gainedAt > 2 * usual && !isOver()) {
      const detour = DETOURS[tried++] as readonly Round[];
      const trial = yield* refined(yield* refined(best, other, detour), metric, quick);
      best = better(best, yield* merged(best, trial));
      if (best !== main.best()) {
        main.replace(best);
        tried = 0;
      }
      gainedAt = vicinity.visited();
      tell(best);
    }
  }
  const isBetter = compare(best, start, metric) < 0 || (best.moves.at(-1) as number) < moves.length;
  return { moves: isBetter ? movesOfTrail(level, best) : moves, visited: vicinity.visited(), settled: !over };
}
