// Runs one search and records it as flat arrays. The search is the one that the command line runs, with the same options,
// so its counts are the same; the recording only watches what is asked of the problem.

import { DIRECTIONS } from '../../base/grid.js';
import type { Problem, SearchResult } from '../../search/index.js';
import { type Frontier, PRUNED, Priority, Queue, Stack, search, strategyOf, Trace } from '../../search/index.js';
import { deadlockRule, type Level, lowerBound, MovesProblem } from '../../sokoban/index.js';
import { HOPELESS, MOST_STATES, NEVER, OUTCOME_BITS, OUTCOMES, type OutcomeId, type Run } from './run.js';
import type { SearchSetup } from './setup.js';
import { visitedPlaces } from './visited-places.js';

const codeOf = (outcome: OutcomeId): number => OUTCOMES.indexOf(outcome);

/** A problem that writes down what became of every action. */
class WatchedProblem implements Problem {
  readonly words: number;
  readonly actions: number;
  readonly unitCosts = true;
  readonly outcomes = new Uint16Array(MOST_STATES);
  readonly nodesBefore = new Uint32Array(MOST_STATES);
  readonly lookups = new Uint32Array(MOST_STATES);
  h = new Uint16Array(1024);
  readonly #problem: MovesProblem;
  readonly #estimate: (states: Uint32Array, at: number) => number;
  #step = -1;
  #tried = 0;
  #lookups = 0;
  /** The last action that was possible: whether its state was new shows in the number of nodes at the next call. */
  #pending: { readonly nodes: number; readonly step: number; readonly tried: number } | undefined;

  constructor(problem: MovesProblem, estimate: (states: Uint32Array, at: number) => number) {
    this.#problem = problem;
    this.#estimate = estimate;
    this.words = problem.words;
    this.actions = problem.actions;
  }

  writeStart(states: Uint32Array, at: number): void {
    this.#problem.writeStart(states, at);
  }

  inspect(states: Uint32Array, at: number): number {
    this.#step++;
    this.#tried = 0;
    this.lookups[this.#step] = this.#lookups;
    return this.#problem.inspect(states, at);
  }

  isGoal(states: Uint32Array, at: number): boolean {
    return this.#problem.isGoal(states, at);
  }

  apply(states: Uint32Array, at: number, inspected: number, action: number, to: number): number {
    const nodes = to / this.words;
    this.settle(nodes);
    const cost = this.#problem.apply(states, at, inspected, action, to);
    if (cost >= 0) {
      this.#lookups++;
      this.#pending = { nodes, step: this.#step, tried: this.#tried };
    } else this.#write(this.#step, this.#tried, cost === PRUNED ? 'pruned' : 'blocked');
    this.#tried++;
    return cost;
  }

  estimate(states: Uint32Array, at: number): number {
    const node = at / this.words;
    if (node >= this.h.length) {
      const longer = new Uint16Array(2 * node);
      longer.set(this.h);
      this.h = longer;
    }
    const estimate = this.#estimate(states, at);
    this.h[node] = Math.min(HOPELESS, estimate);
    return estimate;
  }

  /** Writes down what the number of nodes tells about the last action and about this step. */
  settle(nodes: number): void {
    if (this.#pending) {
      const { step, tried } = this.#pending;
      const isHopeless = this.h[this.#pending.nodes] === HOPELESS;
      this.#write(step, tried, nodes === this.#pending.nodes ? 'seen' : isHopeless ? 'hopeless' : 'added');
    }
    this.#pending = undefined;
    if (this.#tried === 0) this.nodesBefore[this.#step] = nodes;
  }

  #write(step: number, tried: number, outcome: OutcomeId): void {
    this.outcomes[step] = (this.outcomes[step] as number) | (codeOf(outcome) << (OUTCOME_BITS * tried));
  }
}

interface Sample {
  readonly expanded: number;
  readonly millis: number;
  readonly bytes: number;
}

/** Time and memory by step, between the samples taken after each slice. */
function spread(samples: readonly Sample[], steps: number): Pick<Run, 'millis' | 'kib'> {
  const millis = new Float32Array(steps);
  const kib = new Uint32Array(steps);
  let before: Sample = { expanded: 0, millis: 0, bytes: samples[0]?.bytes ?? 0 };
  for (const sample of samples) {
    const span = sample.expanded - before.expanded;
    for (let step = before.expanded; step < Math.min(steps, sample.expanded); step++) {
      const part = (step + 1 - before.expanded) / span;
      millis[step] = before.millis + part * (sample.millis - before.millis);
      kib[step] = Math.ceil(sample.bytes / 1024);
    }
    before = sample;
  }
  return { millis, kib };
}

export interface Clock {
  now(): number;
}

/** Yields between slices, with the number of states expanded so far. `millis` limits the time. */
export function* record(level: Level, setup: SearchSetup, clock: Clock, millis?: number): Generator<number, Run, void> {
  const problem = new MovesProblem(level, setup.rules.map(deadlockRule));
  const watched = new WatchedProblem(problem, estimateOf(level, problem, setup));
  const trace = new Trace(MOST_STATES);
  const samples: Sample[] = [];
  const begun = clock.now();
  let expanded = 0;
  const watch = {
    now: () => clock.now(),
    cpu: () => clock.now(),
    stopped: () => false,
    tell(progress: { readonly expanded: number; readonly bytes: number }) {
      expanded = progress.expanded;
      samples.push({ expanded, bytes: progress.bytes, millis: clock.now() - begun });
    },
  };
  const order = setup.order.map((direction) => DIRECTIONS.indexOf(direction));
  const limits = { nodes: MOST_STATES, ...(millis === undefined ? {} : { millis }) };
  const searching = search(watched, { strategy: setup.strategy, visited: setup.visited, order, trace }, limits, watch);
  for (;;) {
    const next = searching.next();
    if (next.done) {
      const { effort } = next.value;
      samples.push({ expanded: effort.expanded, bytes: effort.bytes, millis: clock.now() - begun });
      watched.settle(next.value.nodes.count);
      return runOf(level, setup, problem, watched, trace, next.value, samples);
    }
    yield expanded;
  }
}

function estimateOf(
  level: Level,
  problem: MovesProblem,
  { heuristic }: SearchSetup,
): (states: Uint32Array, at: number) => number {
  if (heuristic === 'none') return () => 0;
  if (heuristic === 'nearest') return (states, at) => problem.estimate(states, at);
  return (states, at) => lowerBound(level, problem.unpack(states, at)) ?? 0;
}

const FRONTIERS: Readonly<Record<string, () => Frontier>> = {
  queue: () => new Queue(),
  stack: () => new Stack(),
  priority: () => new Priority(),
};

/**
 * When each node left the frontier. Searches that mark states as visited when they expand them also take nodes whose
 * state was expanded meanwhile and drop them; the frontier is run once more to see when.
 */
function takenTimes(
  setup: SearchSetup,
  node: Uint32Array,
  costs: Uint32Array,
  h: Uint16Array,
  nodesBefore: Uint32Array,
  count: number,
): Uint32Array {
  const { frontier: kind, priority } = strategyOf(setup.strategy);
  const frontier = (FRONTIERS[kind] as () => Frontier)();
  frontier.grow(count);
  const takenAt = new Uint32Array(count).fill(NEVER);
  let added = 0;
  for (const [step, wanted] of node.entries()) {
    for (const upTo = nodesBefore[step] as number; added < upTo; added++) {
      if (h[added] !== HOPELESS) frontier.push(added, priority(costs[added] as number, h[added] as number));
    }
    for (let taken = frontier.pop(); taken >= 0; taken = frontier.pop()) {
      takenAt[taken] = step;
      if (taken === wanted) break;
    }
  }
  return takenAt;
}

function runOf(
  level: Level,
  setup: SearchSetup,
  problem: MovesProblem,
  watched: WatchedProblem,
  trace: Trace,
  result: SearchResult,
  samples: readonly Sample[],
): Run {
  const { nodes, counts, effort } = result;
  const { entries } = trace;
  const steps = entries.length;
  const count = nodes.count;
  const node = Uint32Array.from(entries, (entry) => entry.node);
  const { mark, needsEstimate } = strategyOf(setup.strategy);
  const h = new Uint16Array(count);
  if (needsEstimate) h.set(watched.h.subarray(0, Math.min(count, watched.h.length)));
  const takenAt = takenTimes(setup, node, nodes.costs, h, watched.nodesBefore, count);
  const addedAt = Uint32Array.from({ length: count }, (_, at) => {
    const parent = nodes.parents[at] as number;
    return parent < 0 ? 0 : (takenAt[parent] as number);
  });
  const boxCount = level.start.boxes.length;
  const boxes = new Uint16Array(steps * boxCount);
  for (const [step, taken] of node.entries()) {
    boxes.set(problem.unpack(nodes.states, taken * nodes.words).boxes, step * boxCount);
  }
  const inserted = mark === 'expanded' ? node : Uint32Array.from({ length: count }, (_, at) => at);
  return {
    verdict: result.verdict === 'found' || result.verdict === 'exhausted' ? result.verdict : 'limit',
    solution: result.path ? Uint8Array.from(result.path) : undefined,
    totals: {
      expanded: counts.expanded,
      generated: counts.generated,
      duplicates: counts.duplicates,
      pruned: counts.pruned,
      discovered: result.discovered,
      deepest: counts.deepest,
      comparisons: result.comparisons,
      bytes: effort.bytes,
      millis: samples.at(-1)?.millis ?? 0,
    },
    actions: setup.order.length,
    steps,
    node,
    frontier: Uint32Array.from(entries, (entry) => entry.frontier),
    nodesBefore: watched.nodesBefore.slice(0, steps),
    outcomes: watched.outcomes.slice(0, steps),
    lookups: watched.lookups.slice(0, steps),
    comparisons: Float64Array.from(entries, (entry) => entry.comparisons),
    ...spread(samples, steps),
    boxCount,
    boxes,
    nodes: count,
    words: nodes.words,
    states: nodes.states.slice(0, count * nodes.words),
    parents: nodes.parents.slice(0, count),
    byAction: nodes.actions.slice(0, count),
    g: nodes.costs.slice(0, count),
    h,
    addedAt,
    takenAt,
    place: visitedPlaces(nodes, setup.visited, inserted),
  };
}
