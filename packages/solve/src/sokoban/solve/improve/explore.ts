// Optimizes a solution for as long as the limits allow. Rounds of vicinity searches (refine.ts) end in a local optimum
// that depends on where they began, so this is an iterated local search (Lourenço, Martin, and Stützle 2003):
//
// 1. Trials with cheap rounds only: from the solution given, directly and by way of a solution refined for the other metric; and
//    from other solutions of the level.
// 2. Merge: the best trials as one spine, so that the good parts of each can be combined.
// 3. The rounds on the best. Whenever they have worked for some time without a gain, one more trial, merged with it: by
//    way of the other metric and from another solution, in turn.
// Counted, not timed: the same work gives the same answer.

import type { Direction } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ROUNDS, type Round, startRefinement } from './refine.js';
import { compare, makeTrail, movesOfTrail, type Trail, trailPushes } from './trail.js';
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

interface OtherStart {
  readonly moves: readonly Direction[] | undefined;
  readonly visits: number;
  /** The memory it took. */
  readonly bytes: number;
}

interface ExploreOptions {
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

interface ExploredNear {
  readonly moves: readonly Direction[];
  readonly visited: number;
  /** It ended before the limits. */
  readonly settled: boolean;
}

/** Shorter moves, or the same ones. The moves given must solve the level. */
export function* exploreNear(
  level: Level,
  moves: readonly Direction[],
  options: ExploreOptions,
): Generator<void, ExploredNear, void> {
  const start = makeTrail(level, trailPushes(level, moves));
  const vicinity = start && openVicinity(level, options.bytes, start);
  if (!start || !vicinity) return { moves, visited: 0, settled: true };
  const exploration = new Exploration(level, start, vicinity, options);
  try {
    yield* exploration.tryFirst();
    yield* exploration.refineBest();
    const { best, settled } = exploration;
    const isBetter = compare(best, start, options.metric) < 0 || (best.moves.at(-1) as number) < moves.length;
    return { moves: isBetter ? movesOfTrail(level, best) : moves, visited: exploration.visited(), settled };
  } finally {
    vicinity.close();
  }
}

class Exploration {
  best: Trail;
  /** No limit has ended it. */
  settled = true;
  private readonly level: Level;
  private readonly start: Trail;
  private readonly vicinity: VicinitySearch;
  private readonly options: ExploreOptions;
  private readonly visits: number;
  private starts: OtherStarts | undefined;
  /** What other starts took; the next one reuses the memory of the last. */
  private elsewhere = { visits: 0, bytes: 0 };
  /** Visits of the first trial. */
  private usual = 0;
  private detours = 0;

  constructor(level: Level, start: Trail, vicinity: VicinitySearch, options: ExploreOptions) {
    this.level = level;
    this.start = start;
    this.best = start;
    this.vicinity = vicinity;
    this.options = options;
    this.visits = options.visits ?? Number.POSITIVE_INFINITY;
    this.starts = options.otherStarts;
  }

  visited(): number {
    return this.vicinity.visited() + this.elsewhere.visits;
  }

  /** Trials with cheap rounds, from the solution given and from others. */
  *tryFirst(): Generator<void, void, void> {
    yield* this.refined(this.start, this.options.metric, QUICK);
    this.usual = this.visited();
    const end = Math.min(TRIAL_VISITS, this.visits * TRIAL_SHARE);
    while (!this.isOver() && this.visited() < end && (this.starts || this.detours < FIRST_DETOURS)) {
      if (this.starts) yield* this.fromAnotherStart(this.starts);
      if (this.visited() < end && this.detours < FIRST_DETOURS) yield* this.detoured(this.start);
    }
  }

  /** All rounds on the best, and one more trial whenever they have worked for some time without a gain. */
  *refineBest(): Generator<void, void, void> {
    const main = startRefinement(this.level, this.best, this.vicinity, this.options.metric);
    let gainedAt = this.visited();
    let spentOnTrials = this.visited();
    let trials = 0;
    let fruitless = 0;
    while (!this.isOver()) {
      const round = main.round();
      if (round === undefined && fruitless >= FRUITLESS_TRIALS) return;
      const before = this.best;
      if (round !== undefined) yield* main.step(this.isOver);
      this.best = this.better(this.best, main.best());
      const began = this.visited();
      const isTime =
        (round ?? FIRST_LATER) >= FIRST_LATER && began - gainedAt > this.usual && spentOnTrials < LATER_SHARE * began;
      if (this.best === before && (isTime || round === undefined) && !this.isOver()) {
        fruitless++;
        trials++;
        yield* this.tryAgain(trials % 2 === 0 ? this.starts : undefined);
        if (this.best !== before) main.replace(this.best);
        spentOnTrials += this.visited() - began;
      }
      if (this.best !== before) {
        gainedAt = this.visited();
        fruitless = 0;
      }
      this.tell();
    }
  }

  private readonly isOver = (): boolean => {
    if (this.settled && (this.options.isStopped() || this.visited() >= this.visits)) this.settled = false;
    return !this.settled;
  };

  private tell(): void {
    this.options.onProgress?.(this.best, this.visited(), this.vicinity.bytes() + this.elsewhere.bytes);
  }

  private better(a: Trail, b: Trail): Trail {
    return compare(b, a, this.options.metric) < 0 ? b : a;
  }

  private *refined(
    from: Trail,
    towards: Metric,
    rounds: readonly Round[],
    most = Number.POSITIVE_INFINITY,
  ): Generator<void, Trail, void> {
    const refinement = startRefinement(this.level, from, this.vicinity, towards, rounds, 1);
    const end = this.visited() + most;
    const isEnough = (): boolean => this.isOver() || this.visited() >= end;
    while (!isEnough() && refinement.round() !== undefined) {
      yield* refinement.step(isEnough);
      this.best = this.better(this.best, refinement.best());
      this.tell();
    }
    return refinement.best();
  }

  /** A trial merged with the best: from another solution, or by way of the other metric. */
  private *tryAgain(source: OtherStarts | undefined): Generator<void, void, void> {
    const other = source && (yield* this.fromAnotherStart(source));
    const { best } = this;
    const merged = yield* this.merged(best, other ?? (yield* this.detoured(best)));
    // the trial may have found a better one on its way
    this.best = this.better(this.best, merged);
  }

  /** A local optimum by way of the other metric. */
  private *detoured(from: Trail): Generator<void, Trail, void> {
    const { metric } = this.options;
    const { rounds, share } = DETOURS[this.detours++ % DETOURS.length] as Detour;
    const other = metric === 'moves' ? 'pushes' : 'moves';
    const away = yield* this.refined(from, other, rounds, share * this.usual);
    return yield* this.refined(away, metric, QUICK, 2 * this.usual);
  }

  /** A local optimum near another solution of the level; undefined if none was found. */
  private *fromAnotherStart(source: OtherStarts): Generator<void, Trail | undefined, void> {
    const other = yield* source.next(this.visits - this.visited(), this.isOver);
    if (!other) this.starts = undefined;
    this.elsewhere.visits += other?.visits ?? 0;
    this.elsewhere.bytes = Math.max(this.elsewhere.bytes, other?.bytes ?? 0);
    const trail = other?.moves && makeTrail(this.level, trailPushes(this.level, other.moves));
    return trail && (yield* this.refined(trail, this.options.metric, QUICK, 2 * this.usual));
  }

  /** The best of two solutions and of what lies between them. */
  private *merged(a: Trail, b: Trail): Generator<void, Trail, void> {
    const { level, vicinity, options, isOver } = this;
    let joined = this.better(a, b);
    for (const round of MERGING) {
      if (isOver()) break;
      const stretch = { from: 0, until: vicinity.longest(joined, 0) };
      const spine = joined === a ? b : a;
      const most = round.configurations;
      const { splice } = yield* vicinity.search(joined, stretch, options.metric, round, most, isOver, spine);
      const joinedTrail = splice && makeTrail(level, [...splice.pushes, ...joined.pushes.slice(splice.until)]);
      if (joinedTrail) joined = this.better(joined, joinedTrail);
    }
    return joined;
  }
}
