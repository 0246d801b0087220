// Refines a solution by vicinity searches over overlapping stretches, in rounds that go farther and farther from it:
// first one box astray, then two and three. The first round with something left to search is next. After the last
// round, the budget of every round doubles. Only stretches that changed, or that a round has not searched yet, are
// searched.

import { DIRECTIONS, offsets } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import { seededRandom } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { compare, makeTrail, type Trail, type TrailPush } from './trail.js';
import type { Neighborhood, Splice, VicinitySearch } from './vicinity.js';

export interface Round extends Neighborhood {
  /** Configurations per stretch. */
  readonly configurations: number;
}

export const ROUNDS: readonly Round[] = [
  { astray: 1, radius: 10, lag: 12, configurations: 1_000_000 },
  { astray: 1, radius: 20, lag: 12, configurations: 1_000_000 },
  { astray: 1, radius: 0, lag: 24, configurations: 1_000_000 },
  { astray: 2, radius: 6, lag: 6, configurations: 150_000 },
  { astray: 2, radius: 12, lag: 12, configurations: 300_000 },
  { astray: 3, radius: 6, lag: 6, configurations: 300_000 },
  { astray: 1, radius: 0, lag: 100, configurations: 1_000_000 },
  { astray: 2, radius: 24, lag: 30, configurations: 600_000 },
  { astray: 3, radius: 12, lag: 12, configurations: 600_000 },
  { astray: 2, radius: 0, lag: 40, configurations: 1_000_000 },
];

/** How long stretches are at first, in pushes, with one box astray and with more; after that their configurations decide. */
const [FIRST_LENGTH, FIRST_LENGTH_OF_MORE] = [4000, 60];
/** Pushes before and after a change that are searched again. */
const MARGIN = 12;
/** The most pushes before and after the part to search that a stretch includes. */
const OVERLAP = 100;
/** This many of the first rounds search a stretch again after a later round replaced it with one of equal cost. */
const SIDEWAYS = 3;
/** This many passes without a gain, each with twice the budget of the one before, end it. */
const FRUITLESS_PASSES = 6;

/** The random numbers that identify a position are below this. */
const NAMES = 2 ** 32;

/** What one round still has to search. */
interface Plan {
  /** Per push: 1 if it was searched since something near it changed. */
  readonly done: Uint8Array;
  /** How long the next stretch will be, in pushes. */
  length: number;
}

interface Refinement {
  best(): Trail;
  /** The number of the current round, counted over all passes; undefined when everything is searched. */
  round(): number | undefined;
  /** Searches one stretch. `isStopped` ends it; gains up to then are kept. */
  step(isStopped: () => boolean): Generator<void, void, void>;
  /** Continues from another solution. Only the parts that differ are searched again. */
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
  const names = new PositionNames(level);
  let best = trail;
  let named = names.of(best);
  let pass = 0;
  let fruitless = 0;
  const newPlans = (): Plan[] =>
    rounds.map(({ astray }) => ({
      done: new Uint8Array(best.pushes.length),
      length: astray === 1 ? FIRST_LENGTH : FIRST_LENGTH_OF_MORE,
    }));
  let plans = newPlans();

  /** The first round with something to search, or -1. */
  const openRound = (): number => plans.findIndex(({ done }) => done.includes(0));

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

  /** Only the new parts of the solution, and what is near them, are searched again. */
  function take(better: Trail, isAffected = (_: number): boolean => true): void {
    const after = names.of(better);
    const origins = matchOrigins(named, after);
    plans = plans.map((plan, index) => (isAffected(index) ? carriedOver(plan, origins) : plan));
    best = better;
    named = after;
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
      const open = plan.done.indexOf(0);
      const overlap = Math.min(OVERLAP, Math.floor(plan.length / 2));
      const from = Math.max(0, open - overlap);
      const last = plan.done.lastIndexOf(0, from + plan.length);
      const until = Math.min(vicinity.longest(best, from), from + plan.length, last + 1 + overlap);
      const searched = yield* vicinity.search(best, { from, until }, metric, each, configurations, isStopped);
      if (searched.reached < until) plan.length = Math.max(6, Math.ceil((searched.reached - from) * 1.2));
      else if (searched.configurations < configurations / 2) plan.length = Math.min(4000, plan.length * 2);
      // if too little of a stretch was searched to reach the open part, it counts as done anyway
      plan.done.fill(1, from, Math.max(searched.reached, open + 1));
      const better = searched.splice && join(level, best, searched.splice);
      if (better && compare(better, best, metric) < 0) {
        take(better);
        fruitless = 0;
        return;
      }
      // the number of pushes is the same, so the marks of the rounds still fit
      const same = searched.sideways && join(level, best, searched.sideways);
      if (same && same.pushes.length === best.pushes.length && compare(same, best, metric) === 0) {
        take(same, (other) => other < Math.min(index, SIDEWAYS));
      }
    },
    replace(other) {
      take(other);
      fruitless = 0;
    },
  };
}

function join(level: Level, trail: Trail, { from, until, pushes }: Splice): Trail | undefined {
  return makeTrail(level, [...trail.pushes.slice(0, from), ...pushes, ...trail.pushes.slice(until)]);
}

/** For each position of a solution, its index in the solution before, or -1. */
function matchOrigins(before: Float64Array, after: Float64Array): Int32Array {
  const indexes = new Map<number, number>();
  for (let i = 0; i < before.length; i++) indexes.set(before[i] as number, i);
  const origins = new Int32Array(after.length);
  for (let i = 0; i < after.length; i++) origins[i] = indexes.get(after[i] as number) ?? -1;
  return origins;
}

/**
 * The parts of another solution that are done: those that the one before had, too, and that are not near anything new.
 */
function carriedOver({ done, length }: Plan, origins: Int32Array): Plan {
  const pushes = origins.length - 1;
  const carried = new Uint8Array(pushes);
  for (let i = 0; i < pushes; i++) carried[i] = done[origins[i] as number] ?? 0;
  for (let i = 0; i < pushes; i++) {
    const isNew = (origins[i] as number) < 0 || (origins[i + 1] as number) < 0;
    if (isNew) carried.fill(0, Math.max(0, i - MARGIN), i + MARGIN + 1);
  }
  return { done: carried, length };
}

/**
 * Identifies the positions of a solution (boxes and player), one more than pushes, by numbers. Each is a sum of random
 * numbers, one per box and one for the player (Zobrist hashing), so a push changes three terms. A collision would only
 * cause or skip a search.
 */
class PositionNames {
  private readonly level: Level;
  private readonly deltas: readonly number[];
  private readonly ofBox: Float64Array;
  private readonly ofPlayer: Float64Array;
  /** The sum for the boxes at the start. */
  private readonly start: number;

  constructor(level: Level) {
    this.level = level;
    this.deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
    const random = seededRandom(1);
    const cells = level.walls.length;
    this.ofBox = new Float64Array(cells);
    this.ofPlayer = new Float64Array(cells);
    for (let cell = 0; cell < cells; cell++) this.ofBox[cell] = random.below(NAMES);
    for (let cell = 0; cell < cells; cell++) this.ofPlayer[cell] = random.below(NAMES);
    let start = 0;
    for (const box of level.start.boxes) start += this.ofBox[box] as number;
    this.start = start;
  }

  of({ pushes }: Trail): Float64Array {
    const { ofBox, ofPlayer } = this;
    const names = new Float64Array(pushes.length + 1);
    let boxes = this.start;
    names[0] = boxes + (ofPlayer[this.level.start.player] as number);
    for (let i = 0; i < pushes.length; i++) {
      const { from, way } = pushes[i] as TrailPush;
      boxes += (ofBox[from + (this.deltas[way] as number)] as number) - (ofBox[from] as number);
      names[i + 1] = boxes + (ofPlayer[from] as number);
    }
    return names;
  }
}
