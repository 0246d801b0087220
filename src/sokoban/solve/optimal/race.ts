// Several engines on one thread under one set of limits: who is next, what they have cost together, what to say.

import type { Direction } from '../../../base/grid.js';
import type { Effort, LimitName, Limits, Notes, Outcome, Watch } from '../../../base/outcome.js';
import type { Engine, EngineState } from './engine.js';
import { type Counts, DEFAULT_BYTES, startMeter, startSlices } from './meter.js';

/** An engine with what it has been given so far. */
export interface Runner {
  engine: Engine;
  /** Its units of work that weigh as much as one node of A*. */
  readonly rate: number;
  /** Work so far, in A* nodes. */
  used: number;
  /** Out of memory, or not made for this level. */
  isOut: boolean;
}

export interface Race {
  /** Opens an engine with what memory is left; `used` is work it is taken to have done already, below 0 a head start. */
  add(open: (bytes: number) => Engine, rate: number, used?: number): Runner;
  /** The limit that is reached, if one is. */
  over(): LimitName | undefined;
  /** Of two, the one that is behind its share; undefined when both are out. */
  turn(one: Runner, other: Runner, shareOfOne: number, shareOfOther: number): Runner | undefined;
  /** One slice. An engine that is full or unfit gives its memory back. */
  run(runner: Runner): EngineState;
  /** The work of all, in A* nodes. */
  used(): number;
  effort(): Effort;
  tell(lowerBound: number, stage: string): void;
  solved(answer: readonly Direction[], notes: Notes): Outcome<readonly Direction[]>;
  unsolvable(runner: Runner): Outcome<readonly Direction[]>;
}

export function openRace(limits: Limits, watch: Watch): Race {
  const bytes = limits.bytes ?? DEFAULT_BYTES;
  const meter = startMeter(limits, watch);
  const slices = startSlices(limits, watch);
  const runners: Runner[] = [];
  let used = 0;
  let peak = 0;
  const left = (): number => Math.max(0, bytes - countsOf(runners).bytes);
  const effort = (): Effort => meter.effort({ ...countsOf(runners), bytes: Math.max(peak, countsOf(runners).bytes) });
  return {
    add(open, rate, before = 0) {
      const runner: Runner = { engine: open(left()), rate, used: before, isOut: false };
      runners.push(runner);
      return runner;
    },
    over: () => meter.over(countsOf(runners).expanded),
    turn(one, other, shareOfOne, shareOfOther) {
      if (one.isOut || other.isOut) return one.isOut ? (other.isOut ? undefined : other) : one;
      if (one.used < 0) return one;
      return one.used * shareOfOther <= other.used * shareOfOne ? one : other;
    },
    run(runner) {
      const budget = slices.next(countsOf(runners).expanded, runner.engine.nodesAUnit * runner.rate);
      runner.engine.limitBytes(left() + runner.engine.bytes());
      const state = runner.engine.step(budget * runner.rate);
      slices.done();
      peak = Math.max(peak, countsOf(runners).bytes);
      runner.used += budget;
      used += budget;
      if (state === 'full' || state === 'unfit') retire(runner);
      return state;
    },
    used: () => used,
    effort,
    tell: (lowerBound, stage) => watch.tell({ ...countsOf(runners), lowerBound, stage }),
    solved: (answer, notes) => ({ verdict: 'solved', answer, claim: 'optimal', effort: effort(), notes }),
    unsolvable: ({ engine }) => ({ verdict: 'unsolvable', effort: effort(), notes: { engine: engine.name } }),
  };
}

function countsOf(runners: readonly Runner[]): Counts {
  let expanded = 0;
  let generated = 0;
  let bytes = 0;
  for (const { engine } of runners) {
    expanded += engine.expanded();
    generated += engine.generated();
    bytes += engine.bytes();
  }
  return { expanded, generated, bytes };
}

/** Lets go of an engine's memory and keeps its figures. */
export function retire(runner: Runner): void {
  const { engine } = runner;
  const [expanded, generated, bound] = [engine.expanded(), engine.generated(), engine.lowerBound()];
  runner.isOut = true;
  runner.engine = {
    name: engine.name,
    nodesAUnit: 1,
    step: () => 'full',
    lowerBound: () => bound,
    optimum: () => undefined,
    expanded: () => expanded,
    generated: () => generated,
    bytes: () => 0,
    limitBytes: () => {},
    pushes: () => [],
  };
}
