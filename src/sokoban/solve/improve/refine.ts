// Refines a solution by vicinity searches over overlapping stretches, in rounds that go ever farther from it: first one box
// astray, then two and three. The first round with something left to search goes on. After the last round the budget of every
// round doubles. Only stretches that changed, or that a round has not seen yet, are searched.

import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { compare, type Trail, trailOf } from './trail.js';
import type { Neighborhood, Splice, VicinitySearch } from './vicinity.js';

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

/** What one round has still to search. */
interface Plan {
  /** Per push: was it searched since something near it changed? */
  readonly done: boolean[];
  /** How long the next stretch will be, in pushes. */
  length: number;
}

export interface Refinement {
  best(): Trail;
  /** The number of the round that goes on, counting those of all passes; undefined when everything is searched. */
  round(): number | undefined;
  /** Searches one stretch. `isStopped` ends it, keeping what it has. */
  step(isStopped: () => boolean): Generator<void, void, void>;
  /** Goes on from another solution. Only where it differs is searched again. */
  replace(other: Trail): void;
}

export function startRefinement(
  level: Level,
  trail: Trail,
  vicinity: VicinitySearch,
  metric: Metric,
  rounds: readonly Round[] = ROUNDS,
  passes = Number.POSITIVE_INFINITY,
): Refinement {
  let best = trail;
  let pass = 0;
  let fruitless = 0;
  const newPlans = (): Plan[] =>
    rounds.map(() => ({ done: Array.from({ length: best.pushes.length }, () => false), length: FIRST_LENGTH }));
  let plans = newPlans();

  /** The first round with something to search, or -1. */
  const openRound = (): number => plans.findIndex(({ done }) => done.includes(false));

  function round(): number | undefined {
    let index = openRound();
    if (index < 0 && pass + 1 < passes && fruitless + 1 < FRUITLESS_PASSES) {
      pass++;
      fruitless++;
      plans = newPlans();
      index = openRound();
    }
    return index < 0 ? undefined : pass * rounds.length + index;
  }

  function take(better: Trail, { from, until, pushes }: Splice): void {
    best = better;
    fruitless = 0;
    for (const { done } of plans) {
      done.splice(from, until - from, ...pushes.map(() => false));
      done.fill(false, Math.max(0, from - MARGIN), from + pushes.length + MARGIN);
    }
  }

  return {
    best: () => best,
    round,
    *step(isStopped) {
      const number = round();
      if (number === undefined) return;
      const index = number % rounds.length;
      const each = rounds[index] as Round;
      const plan = plans[index] as Plan;
      const configurations = Math.min(vicinity.limit, each.configurations * 2 ** pass);
      const open = plan.done.indexOf(false);
      const from = Math.max(0, open - Math.floor(plan.length / 2));
      const until = Math.min(vicinity.longest(best, from), from + plan.length);
      const found = yield* vicinity.search(best, { from, until }, metric, each, configurations, isStopped);
      if (found.reached < until) plan.length = Math.max(6, Math.ceil((found.reached - from) * 1.2));
      else if (found.configurations < configurations / 2) plan.length = Math.min(4000, plan.length * 2);
      // a stretch of which too little was searched to come to what is open counts as done anyway
      plan.done.fill(true, from, Math.max(found.reached, open + 1));
      const better = found.splice && join(level, best, found.splice);
      if (found.splice && better && compare(better, best, metric) < 0) take(better, found.splice);
    },
    replace(other) {
      const splice = difference(best, other);
      if (splice) take(other, splice);
    },
  };
}

function join(level: Level, trail: Trail, { from, until, pushes }: Splice): Trail | undefined {
  return trailOf(level, [...trail.pushes.slice(0, from), ...pushes, ...trail.pushes.slice(until)]);
}

/** Where two solutions differ, as what has to change in the first; undefined where they are the same. */
function difference({ pushes: old }: Trail, { pushes }: Trail): Splice | undefined {
  const isSame = (i: number, j: number): boolean => old[i]?.from === pushes[j]?.from && old[i]?.way === pushes[j]?.way;
  const most = Math.min(old.length, pushes.length);
  let from = 0;
  while (from < most && isSame(from, from)) from++;
  let tail = 0;
  while (tail < most - from && isSame(old.length - 1 - tail, pushes.length - 1 - tail)) tail++;
  const until = old.length - tail;
  if (from === until && old.length === pushes.length) return undefined;
  return { from, until, pushes: pushes.slice(from, pushes.length - tail) };
}
