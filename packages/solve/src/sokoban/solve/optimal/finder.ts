// Finds a solution quickly, then shorter and shorter ones. First the feature-space engine of `any`, then the optimizer
// on what it found (improve/explore.ts); for pushes also beams at the bound that the proof has reached, since a
// solution found there ends it. Optimizer and beams share the work: beams find what no small change of a solution leads
// to, and the optimizer gets near the optimum where a beam would have to be too wide (XSokoban 12: 214 pushes in 40 s,
// where beams of 9,600 nodes per layer find nothing below 244). The finder proves nothing. Its solutions are the upper
// bound of a proof, and the result if a limit comes first. Everything is counted and nothing timed, so it finds the
// same solutions on every machine.

import type { Direction } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { EngineState } from '../../../kernel/parameters.js';
import type { KernelEngine } from '../engines/engine.js';
import { openFeatureSpace } from '../engines/feature-space.js';
import { makeFloor } from '../engines/floor.js';
import { macroMoves } from '../engines/macro-path.js';
import { BEAM_ORDERS, openStar, type Star } from '../engines/star.js';
import { exploreNear } from '../improve/explore.js';
import type { Round } from '../improve/refine.js';
import { shorten } from '../improve/shorten.js';
import { movesOfTrail, type Trail } from '../improve/trail.js';
import { scoredAnswer } from './forecast.js';

/**
 * A search in slices. Each yields its work in A* nodes, 0 after a slice of set-up, so that a step can end between any two
 * of them.
 */
type SlicedRun<Value = void> = Generator<number, Value, void>;

/** Work in A* nodes: a turn of the feature-space engine, a slice of a vicinity search. */
const TURN_WORK = 10;
const SLICE_WORK = 200;
const TURNS_PER_SLICE = 8;
const NODES_PER_SLICE = 128;

/** It takes one PART-th of the memory, and at most this much: the proof needs the rest. */
const PART = 4;
const MAX_BYTES = 2 ** 29;
/** A vicinity search takes one part in this many of that. */
const VICINITY_PART = 4;
/** A first round of vicinity searches, before the beams. */
const NEAR: readonly Round[] = [{ astray: 1, radius: 10, lag: 6, configurations: 20_000 }];

/**
 * The width of the first beams and of the last; it doubles from round to round. Beams at the bound are the widest,
 * since a solution there ends the proof; for each step above it, which the bound may still reach, they are half as
 * wide.
 */
const FIRST_BREADTH = 300;
const MAX_BREADTH = 1 << 16;
/** Totals are all odd or all even: a box changes the color of its cell with every push. */
const STEP = 2;

/**
 * `solved` each time it has a better one; `full` when it will find no more. `bound` says what is proven about the
 * pushes so far; without it no beams are sent.
 */
export const openFinder = (level: Level, metric: Metric, bound?: () => number): KernelEngine =>
  new Finder(level, metric, bound);

class Finder implements KernelEngine {
  readonly name = 'finder';
  private readonly level: Level;
  private readonly metric: Metric;
  private readonly bound: (() => number) | undefined;
  /** Bytes: the limit, what the search at hand and the exploration reserve, and what each of them has written. */
  private readonly memory = { most: 0, used: 0, exploring: 0, usedWritten: 0, exploringWritten: 0 };
  private best: readonly Direction[] | undefined;
  /** The solution that the current exploration started from, or has found itself. */
  private explored: readonly Direction[] | undefined;
  private toldAnswer: readonly Direction[] | undefined;
  /** Nodes expanded, and how many may be in the step at hand. */
  private nodes = 0;
  private nodesLeft = Number.POSITIVE_INFINITY;
  private done = 0;
  private readonly searching = this.search();

  constructor(level: Level, metric: Metric, bound: (() => number) | undefined) {
    this.level = level;
    this.metric = metric;
    this.bound = bound;
  }

  step(budget: number, nodes = Number.POSITIVE_INFINITY): EngineState {
    const until = this.done + budget;
    const before = this.nodes;
    while (this.done < until) {
      this.nodesLeft = nodes - (this.nodes - before);
      const next = this.searching.next();
      if (next.done) return 'full';
      this.done += next.value;
      if (this.best !== this.toldAnswer) {
        this.toldAnswer = this.best;
        return 'solved';
      }
      if (nodes - (this.nodes - before) <= 0 || next.value === 0) return 'running';
    }
    return 'running';
  }

  /** Ends the search; its `finally` blocks release the memory. */
  close(): void {
    this.searching.return();
  }

  work(): number {
    return this.done;
  }
  lowerBound(): number {
    return 0;
  }
  beat(): void {}
  expanded(): number {
    return this.nodes;
  }
  generated(): number {
    return this.nodes;
  }
  bytes(): number {
    return this.memory.used + this.memory.exploring;
  }
  writtenBytes(): number {
    return this.memory.usedWritten + this.memory.exploringWritten;
  }
  limitBytes(bytes: number): void {
    this.memory.most = Math.min(MAX_BYTES, bytes / PART);
  }
  answer(): readonly Direction[] {
    return this.best ?? [];
  }

  private *search(): SlicedRun {
    this.best = yield* this.findFirst();
    yield 0;
    yield* this.improve(NEAR);
    const beams = this.bound && startTask(this.sendBeams(this.bound));
    let exploring = startTask(this.exploreFrom(this.best));
    this.explored = this.best;
    try {
      for (;;) {
        if (this.best !== this.explored) {
          // explore from what the beams have found
          exploring.slices.return();
          exploring = startTask(this.exploreFrom(this.best), exploring.work);
        }
        this.explored = this.best;
        const isBeams = beams && !beams.isDone && (exploring.isDone || beams.work <= exploring.work);
        const task = isBeams ? beams : exploring;
        if (task.isDone) return;
        yield advance(task);
      }
    } finally {
      exploring.slices.return();
      beams?.slices.return();
    }
  }

  private *findFirst(): SlicedRun<readonly Direction[] | undefined> {
    const floor = makeFloor(this.level);
    const engine = floor && openFeatureSpace(this.level, floor, this.memory.most);
    if (!engine) return undefined;
    try {
      while (!engine.analyze()) yield SLICE_WORK;
      for (;;) {
        const turns = Math.min(TURNS_PER_SLICE, this.nodesLeft);
        const state = turns > 0 ? engine.run(turns, this.nodesLeft) : 'running';
        this.use(engine.bytes());
        this.nodes = engine.expanded();
        if (state === 'solved') break;
        if (state !== 'running') return undefined;
        yield turns * TURN_WORK;
      }
      return yield* weigh(macroMoves(this.level, engine.macros(), () => false));
    } finally {
      this.use(0);
      engine.close();
    }
  }

  private *improve(rounds: readonly Round[]): SlicedRun {
    if (!this.best) return;
    const { level, metric } = this;
    const bytes = this.memory.most / VICINITY_PART;
    const onProgress = (written: number): void => this.use(bytes, written);
    this.use(bytes, 0);
    const options = { metric, bytes, rounds, passes: 1, isStopped: () => false, onProgress };
    this.best = yield* weigh(shorten(level, this.best, options));
    this.use(0);
    yield 0;
  }

  /** Iterated local search from a solution. */
  private *exploreFrom(from: readonly Direction[] | undefined): SlicedRun {
    if (!from) return;
    const { level, metric } = this;
    const bytes = this.memory.most / VICINITY_PART;
    let first = this.scoreOf(from);
    const onProgress = (trail: Trail, _visited: number, written: number): void => {
      this.memory.exploringWritten = written;
      const score = metric === 'pushes' ? trail.pushes.length : (trail.moves.at(-1) as number);
      if (score >= first) return;
      first = score;
      this.keep(movesOfTrail(level, trail));
      this.explored = this.best;
    };
    this.memory.exploring = bytes;
    yield* weigh(exploreNear(level, from, { metric, bytes, isStopped: () => false, onProgress }));
    this.memory.exploring = 0;
    this.memory.exploringWritten = 0;
  }

  private use(reserved: number, written = reserved): void {
    this.memory.used = reserved;
    this.memory.usedWritten = written;
  }

  /** Runs beam after beam, wider in each round. */
  private *sendBeams(proved: () => number): SlicedRun {
    const reaches = (most: number): boolean => this.best !== undefined && this.scoreOf(this.best) <= most;
    /** One search for all beams, opened by the first. */
    let star: Star | undefined;
    let least = proved();
    try {
      for (let round = 0; FIRST_BREADTH << round <= MAX_BREADTH && !reaches(proved()); round++) {
        // Beams of earlier rounds have already searched at the present bound, but were narrower.
        round = Math.max(0, round - Math.ceil((proved() - least) / STEP));
        least = proved();
        for (let above = 0; above <= round; above++) {
          for (const order of BEAM_ORDERS) {
            const most = proved() + above * STEP;
            if (reaches(most)) continue;
            const limits = { known: [most + 1, 0], breadth: FIRST_BREADTH << (round - above), order } as const;
            if (star) star.again(limits);
            else star = openStar(this.level, this.beamBytes(), { goal: 'pushes', ...limits });
            if ((yield* this.runBeam(star, () => proved() > most)) === 'full') return;
          }
        }
      }
    } finally {
      this.use(0);
      star?.close?.();
    }
  }

  /** Stops when `isIdle` says that there is nothing left to find. */
  private *runBeam(star: Star, isIdle: () => boolean): SlicedRun<string> {
    for (;;) {
      const before = { work: star.work(), expanded: star.expanded() };
      star.limitBytes(this.beamBytes());
      const state = this.nodesLeft > 0 ? star.step(NODES_PER_SLICE, this.nodesLeft) : 'running';
      this.nodes += star.expanded() - before.expanded;
      this.use(star.bytes());
      if (state === 'solved') this.keep(star.answer());
      yield star.work() - before.work;
      if (state !== 'running' || isIdle()) return state;
    }
  }

  private beamBytes(): number {
    return this.memory.most - this.memory.exploring;
  }

  private keep(answer: readonly Direction[]): void {
    if (!this.best || this.scoreOf(answer) < this.scoreOf(this.best)) this.best = answer;
  }

  private scoreOf(answer: readonly Direction[]): number {
    return scoredAnswer(this.level, this.metric, answer).first;
  }
}

function* weigh<Value>(working: Generator<void, Value, void>): SlicedRun<Value> {
  try {
    for (;;) {
      const next = working.next();
      if (next.done) return next.value;
      yield SLICE_WORK;
    }
  } finally {
    // Ended before its end, it has no value.
    working.return(undefined as Value);
  }
}

/** A task in slices, with its work so far. */
interface Task {
  readonly slices: SlicedRun;
  work: number;
  isDone: boolean;
}

const startTask = (slices: SlicedRun, work = 0): Task => ({ slices, work, isDone: false });

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
