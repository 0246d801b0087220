// Finds a solution quickly, then shorter and shorter ones. First the feature-space engine of `any`, then the optimizer
// on what it found (improve/explore.ts); for pushes also beams at the bound that the proof has reached, since a
// solution found there ends it. Optimizer and beams share the work: beams find what no small change of a solution leads
// to, and the optimizer gets near the optimum where a beam would have to be too wide (XSokoban 12: 214 pushes in 40 s,
// where beams of 9,600 nodes per layer find nothing below 244). The finder proves nothing. Its solutions are the upper
// bound of a proof, and the result if a limit comes first. Everything is counted and nothing timed, so it finds the
// same solutions on every machine.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import type { Engine } from '../engines/engine.js';
import { openFeatureSpace } from '../engines/feature-space.js';
import { makeFloor } from '../engines/floor.js';
import { movesOf } from '../engines/macro-path.js';
import { BEAM_ORDERS, openStar, type Star } from '../engines/star.js';
import { explore } from '../improve/explore.js';
import type { Round } from '../improve/refine.js';
import { shorten } from '../improve/shorten.js';
import { movesOfTrail, type Trail } from '../improve/trail.js';
import { bestOf } from './best.js';

/** Work in A* nodes: a turn of the feature-space engine, a slice of a vicinity search. */
const TURN_WORK = 10;
const SLICE_WORK = 200;
const TURNS_A_SLICE = 8;
const NODES_A_SLICE = 128;

/** It takes one PART-th of the memory, and at most this much: the proof needs the rest. */
const PART = 4;
const MOST_BYTES = 2 ** 29;
/** Of that, what a vicinity search takes. */
const VICINITY_PART = 4;
/** A first round of vicinity searches, before beams are sent. */
const NEAR: readonly Round[] = [{ astray: 1, radius: 10, lag: 6, configurations: 20_000 }];

/**
 * The width of the first beams and of the last; it doubles from round to round. Beams at the bound are the widest,
 * since a solution there ends the proof; for each step above it, which the bound may still reach, they are half as
 * wide.
 */
const FIRST_BREADTH = 300;
const MOST_BREADTH = 1 << 16;
/** Totals are all odd or all even: a box changes the color of its cell with every push. */
const STEP = 2;

/**
 * `solved` each time it has a better one; `full` when it will find no more. `bound` says what is proven about the
 * pushes so far; without it no beams are sent.
 */
export function openFinder(level: Level, metric: Metric, bound?: () => number): Engine {
  const memory = { most: 0, used: 0, exploring: 0 };
  let best: readonly Direction[] | undefined;
  /** The solution that the current exploration started from, or has found itself. */
  let explored: readonly Direction[] | undefined;
  let told: readonly Direction[] | undefined;
  let expanded = 0;
  let work = 0;
  let nodesLeft = 0;
  const finding = find();

  /** Yields the work of each slice, and stops at each better solution. */
  function* find(): Generator<number, void, void> {
    best = yield* findFirst();
    yield 0;
    yield* improve(NEAR);
    const beams = bound && startTask(sendBeams(bound));
    let exploring = startTask(exploreFrom(best));
    explored = best;
    for (;;) {
      // explore from what the beams have found
      if (best !== explored) exploring = startTask(exploreFrom(best), exploring.work);
      explored = best;
      const isBeams = beams && !beams.isDone && (exploring.isDone || beams.work <= exploring.work);
      const task = isBeams ? beams : exploring;
      if (task.isDone) return;
      yield advance(task);
    }
  }

  /** Iterated local search from a solution. */
  function* exploreFrom(from: readonly Direction[] | undefined): Generator<number, void, void> {
    if (!from) return;
    const bytes = memory.most / VICINITY_PART;
    let { first } = bestOf(level, metric, from);
    const onProgress = (trail: Trail): void => {
      const score = metric === 'pushes' ? trail.pushes.length : (trail.moves.at(-1) as number);
      if (score >= first) return;
      first = score;
      keep(movesOfTrail(level, trail));
      explored = best;
    };
    memory.exploring = bytes;
    yield* weigh(explore(level, from, { metric, bytes, isStopped: () => false, onProgress }));
    memory.exploring = 0;
  }

  function* findFirst(): Generator<number, readonly Direction[] | undefined, void> {
    const floor = makeFloor(level);
    const engine = floor && openFeatureSpace(level, floor, memory.most);
    if (!engine) return undefined;
    while (!engine.analyze()) yield SLICE_WORK;
    const before = expanded;
    for (;;) {
      const turns = Math.min(TURNS_A_SLICE, nodesLeft);
      const state = turns > 0 ? engine.run(turns) : 'running';
      memory.used = engine.bytes();
      expanded = before + engine.expanded();
      if (state === 'solved') break;
      if (state !== 'running') return undefined;
      yield turns * TURN_WORK;
    }
    memory.used = 0;
    return yield* weigh(movesOf(level, engine.macros(), () => false));
  }

  function* improve(rounds: readonly Round[]): Generator<number, void, void> {
    if (!best) return;
    const bytes = memory.most / VICINITY_PART;
    memory.used = bytes;
    best = yield* weigh(shorten(level, best, { metric, bytes, rounds, passes: 1, isStopped: () => false }));
    memory.used = 0;
    yield 0;
  }

  /** Runs beam after beam, wider in each round. */
  function* sendBeams(proved: () => number): Generator<number, void, void> {
    let star: Star | undefined;
    const reaches = (most: number): boolean => best !== undefined && bestOf(level, metric, best).first <= most;
    let least = proved();
    for (let round = 0; FIRST_BREADTH << round <= MOST_BREADTH && !reaches(proved()); round++) {
      // Beams of earlier rounds have already searched at the present bound, but were narrower.
      round = Math.max(0, round - Math.ceil((proved() - least) / STEP));
      least = proved();
      for (let above = 0; above <= round; above++) {
        for (const order of BEAM_ORDERS) {
          const most = proved() + above * STEP;
          if (reaches(most)) continue;
          const limits = { known: [most + 1, 0], breadth: FIRST_BREADTH << (round - above), order } as const;
          if (star) star.again(limits);
          else star = openStar(level, memory.most - memory.exploring, { goal: 'pushes', ...limits });
          if ((yield* runBeam(star, () => proved() > most)) === 'full') return;
        }
      }
    }
  }

  /** Stops when `isIdle` says that there is nothing left to find. */
  function* runBeam(star: Star, isIdle: () => boolean): Generator<number, string, void> {
    for (;;) {
      const before = { work: star.work(), expanded: star.expanded() };
      star.limitBytes(memory.most - memory.exploring);
      const state = nodesLeft > 0 ? star.step(NODES_A_SLICE, nodesLeft) : 'running';
      expanded += star.expanded() - before.expanded;
      memory.used = star.bytes();
      if (state === 'solved') keep(star.answer());
      yield star.work() - before.work;
      if (state !== 'running' || isIdle()) return state;
    }
  }

  function keep(answer: readonly Direction[]): void {
    if (!best || bestOf(level, metric, answer).first < bestOf(level, metric, best).first) best = answer;
  }

  return {
    name: 'finder',
    step(budget, nodes = Number.POSITIVE_INFINITY) {
      const until = work + budget;
      const before = expanded;
      while (work < until) {
        nodesLeft = nodes - (expanded - before);
        const next = finding.next();
        if (next.done) return 'full';
        work += next.value;
        if (best !== told) {
          told = best;
          return 'solved';
        }
        // without work done, a slice of set-up
        if (nodesLeft <= 0 || next.value === 0) return 'running';
      }
      return 'running';
    },
    work: () => work,
    lowerBound: () => 0,
    beat: () => {},
    expanded: () => expanded,
    generated: () => expanded,
    bytes: () => memory.used + memory.exploring,
    limitBytes: (bytes) => {
      memory.most = Math.min(MOST_BYTES, bytes / PART);
    },
    answer: () => best ?? [],
  };
}

function* weigh<Value>(working: Generator<void, Value, void>): Generator<number, Value, void> {
  for (;;) {
    const next = working.next();
    if (next.done) return next.value;
    yield SLICE_WORK;
  }
}

/** A task in slices, with its work so far. */
interface Task {
  readonly slices: Generator<number, void, void>;
  work: number;
  isDone: boolean;
}

const startTask = (slices: Generator<number, void, void>, work = 0): Task => ({ slices, work, isDone: false });

/** Runs one slice; returns its work. */
function advance(task: Task): number {
  const next = task.slices.next();
  if (next.done) {
    task.isDone = true;
    return 0;
  }
  task.work += next.value;
  return next.value;
}
