// Shortens a solution by vicinity searches over overlapping stretches, in rounds that go ever farther from it: first one box
// astray, then two and three. The first round with something left to search goes on. After the last
// round the budget of every round doubles. Only stretches that changed, or that a round has not seen yet, are searched. Counted,
// not timed: the same work gives the same answer.

import type { Direction } from '../../../base/grid.js';
import { DIRECTIONS, offsets } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { movesOfPushes } from '../engines/push-path.js';
import { pushesOf, type Trail, trailOf } from './trail.js';
import { type Neighborhood, openVicinity, type Splice, type VicinitySearch } from './vicinity.js';

export interface Round extends Neighborhood {
  /** Configurations per stretch. */
  readonly configurations: number;
}

export const ROUNDS: readonly Round[] = [
  { astray: 1, radius: 10, lag: 6, configurations: 20_000 },
  { astray: 1, radius: 0, lag: 10, configurations: 30_000 },
  { astray: 2, radius: 6, lag: 4, configurations: 40_000 },
  { astray: 2, radius: 12, lag: 10, configurations: 60_000 },
  { astray: 3, radius: 6, lag: 4, configurations: 80_000 },
  { astray: 1, radius: 0, lag: 60, configurations: 80_000 },
  { astray: 2, radius: 24, lag: 30, configurations: 120_000 },
  { astray: 3, radius: 12, lag: 12, configurations: 160_000 },
  { astray: 2, radius: 0, lag: 40, configurations: 200_000 },
];

/** How long stretches are at first, in pushes; after that their number of configurations decides. */
const FIRST_LENGTH = 60;
/** Pushes before and after a change that are searched again. */
const MARGIN = 12;

/** So many passes without a gain, each with twice the budget of the one before, end it. */
const FRUITLESS_PASSES = 6;

export interface ShortenOptions {
  readonly metric: Metric;
  readonly bytes: number;
  readonly rounds?: readonly Round[];
  /** How often all rounds are gone through, each time with twice the budget. */
  readonly passes?: number;
  /** Player cells visited at most, to within a slice. */
  readonly visits?: number;
  readonly isStopped: () => boolean;
  /** Called between searches with the best solution so far, the player cells visited, and the memory used. */
  readonly onProgress?: (best: Trail, visited: number, bytes: number) => void;
}

export interface Shortened {
  readonly moves: readonly Direction[];
  readonly visited: number;
  /** It ended by itself. */
  readonly settled: boolean;
}

/** Shorter moves, or the same ones. The moves given must solve the level. */
export function* shorten(
  level: Level,
  moves: readonly Direction[],
  options: ShortenOptions,
): Generator<void, Shortened, void> {
  const { metric, rounds = ROUNDS, passes = Number.POSITIVE_INFINITY, visits = Number.POSITIVE_INFINITY } = options;
  let trail = trailOf(level, pushesOf(level, moves));
  const vicinity =
    trail && trail.pushes.length > 0
      ? openVicinity(level, options.bytes, trail.pushes.length * 2 + 64, moves.length)
      : undefined;
  if (!trail || !vicinity) return { moves, visited: 0, settled: true };
  const before = trail;
  const isOver = (): boolean => options.isStopped() || vicinity.visited() >= visits;
  let fruitless = 0;
  for (let pass = 0; pass < passes && fruitless < FRUITLESS_PASSES && !isOver(); pass++) {
    fruitless++;
    const plans = rounds.map(() => newPlan((trail as Trail).pushes.length));
    for (let index = openRound(plans); index >= 0 && !isOver(); index = openRound(plans)) {
      const round = rounds[index] as Round;
      const budget = Math.min(vicinity.limit, round.configurations * 2 ** pass);
      const joined: Trail | undefined = yield* searchNext(
        level,
        trail,
        vicinity,
        round,
        plans,
        index,
        budget,
        metric,
        isOver,
      );
      if (joined) fruitless = 0;
      trail = joined ?? trail;
      options.onProgress?.(trail, vicinity.visited(), vicinity.bytes());
    }
  }
  const isBetter = compare(trail, before, metric) < 0 || (trail.moves.at(-1) as number) < moves.length;
  return { moves: isBetter ? movesOfTrail(level, trail) : moves, visited: vicinity.visited(), settled: !isOver() };
}

/** What one round has still to search. */
interface Plan {
  /** Per push: was it searched since something near it changed? */
  readonly done: boolean[];
  /** How long the next stretch will be, in pushes. */
  length: number;
}

const newPlan = (pushes: number): Plan => ({ done: Array.from({ length: pushes }, () => false), length: FIRST_LENGTH });

/** The first round with something to search, or -1. */
const openRound = (plans: readonly Plan[]): number => plans.findIndex(({ done }) => done.includes(false));

/** The next stretch of a round. Returns the better solution if there is one. */
function* searchNext(
  level: Level,
  trail: Trail,
  vicinity: VicinitySearch,
  round: Round,
  plans: readonly Plan[],
  index: number,
  configurations: number,
  metric: Metric,
  isOver: () => boolean,
): Generator<void, Trail | undefined, void> {
  const plan = plans[index] as Plan;
  const open = plan.done.indexOf(false);
  const from = Math.max(0, open - Math.floor(plan.length / 2));
  const until = Math.min(vicinity.longest(trail, from), from + plan.length);
  const found = yield* vicinity.search(trail, { from, until }, metric, round, configurations, isOver);
  if (found.reached < until) plan.length = Math.max(6, Math.ceil((found.reached - from) * 1.2));
  else if (found.configurations < configurations / 2) plan.length = Math.min(4000, plan.length * 2);
  // a stretch of which too little was searched to come to what is open counts as done anyway
  plan.done.fill(true, from, Math.max(found.reached, open + 1));
  const joined = found.splice && join(level, trail, found.splice);
  if (!found.splice || !joined || compare(joined, trail, metric) >= 0) return undefined;
  const { splice } = found;
  for (const { done } of plans) {
    done.splice(splice.from, splice.until - splice.from, ...splice.pushes.map(() => false));
    done.fill(false, Math.max(0, splice.from - MARGIN), splice.from + splice.pushes.length + MARGIN);
  }
  return joined;
}

/** Negative where the first is better: by the metric, then by the other. */
export function compare(a: Trail, b: Trail, metric: Metric): number {
  const pushes = a.pushes.length - b.pushes.length;
  const moves = (a.moves.at(-1) as number) - (b.moves.at(-1) as number);
  return metric === 'moves' ? moves || pushes : pushes || moves;
}

function join(level: Level, trail: Trail, { from, until, pushes }: Splice): Trail | undefined {
  return trailOf(level, [...trail.pushes.slice(0, from), ...pushes, ...trail.pushes.slice(until)]);
}

export function movesOfTrail(level: Level, trail: Trail): readonly Direction[] {
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  return movesOfPushes(
    level,
    trail.pushes.map(({ from, way }) => [from, from + (deltas[way] as number)] as const),
  );
}
