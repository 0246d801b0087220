// Several engines on one thread and one memory limit: who is next, what they have cost together.

import type { Engine } from './engine.js';
import type { Counts } from './meter.js';

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

export function addRunner(runners: Runner[], engine: Engine, rate: number): Runner {
  const runner = { engine, rate, used: 0, isOut: false };
  runners.push(runner);
  return runner;
}

/** Lets go of an engine's memory and keeps its figures. */
export function retire(runner: Runner): void {
  const { engine } = runner;
  const [expanded, generated, bound] = [engine.expanded(), engine.generated(), engine.lowerBound()];
  runner.isOut = true;
  runner.engine = {
    name: engine.name,
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

/** What the limit leaves beside all that the engines hold now. */
export function bytesLeft(runners: readonly Runner[], bytes: number): number {
  return Math.max(0, bytes - countsOf(runners).bytes);
}

export function countsOf(runners: readonly Runner[]): Counts {
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

/** The one that is behind its share; undefined when both are out. */
export function turnOf(one: Runner, other: Runner, shareOfOne: number, shareOfOther: number): Runner | undefined {
  if (one.isOut || other.isOut) return one.isOut ? (other.isOut ? undefined : other) : one;
  return one.used * shareOfOther <= other.used * shareOfOne ? one : other;
}
