// Records a whole search in typed arrays, so that it can be stepped through in both directions, sent to another thread
// without a copy, and held in memory next to others: about 22 bytes per event, and five to six events per expansion.

import { defined } from '../base/defined.js';
import type { Bounds } from '../base/outcome.js';
import { grown, type Nodes } from './nodes.js';
import type { Problem } from './problem.js';
import type { Recorded } from './recorded.js';
import { type SearchOptions, type SearchResult, search } from './search.js';
import { findStrategy } from './strategies.js';
import { EVENT_KINDS, type EventKind, isTry, type SearchTrace } from './trace.js';

const KIND_NUMBERS = Object.fromEntries(EVENT_KINDS.map((kind, number) => [kind, number])) as Record<EventKind, number>;
const FIRST_CAPACITY = 4096;
/** Events of nodes that are still waiting, and steps of nodes never expanded. */
const NEVER = 0xffffffff;

export class Recorder implements SearchTrace {
  readonly #problem: Problem;
  readonly #needsEstimate: boolean;
  #nodes: Nodes | undefined;
  // Events.
  #events = 0;
  #kinds = new Uint8Array(FIRST_CAPACITY);
  #tried = new Int8Array(FIRST_CAPACITY);
  #subjects = new Int32Array(FIRST_CAPACITY);
  #details = new Int32Array(FIRST_CAPACITY);
  #frontiers = new Int32Array(FIRST_CAPACITY);
  #comparisons = new Float64Array(FIRST_CAPACITY);
  // Steps: one per expansion.
  #steps = 0;
  #stepEvents = new Uint32Array(FIRST_CAPACITY);
  #stepNodes = new Int32Array(FIRST_CAPACITY);
  #stepParents = new Int32Array(FIRST_CAPACITY);
  #stepCosts = new Uint32Array(FIRST_CAPACITY);
  #stepCounts = new Uint32Array(5 * FIRST_CAPACITY);
  #stepLookups = new Uint32Array(FIRST_CAPACITY);
  // Nodes.
  #known = 0;
  #estimates = new Int32Array(FIRST_CAPACITY);
  #added = new Uint32Array(FIRST_CAPACITY);
  #taken = new Uint32Array(FIRST_CAPACITY);
  #lastStep = new Int32Array(FIRST_CAPACITY);
  readonly #growth: { readonly event: number; readonly bytes: number }[] = [];
  // Counts so far: generated, blocked, pruned, duplicates, kept.
  readonly #counts = new Uint32Array(5);

  constructor(problem: Problem, options: Pick<SearchOptions, 'strategy'>) {
    this.#problem = problem;
    this.#needsEstimate = findStrategy(options.strategy).needsEstimate;
  }

  begin(nodes: Nodes): void {
    this.#nodes = nodes;
  }

  grown(bytes: number): void {
    this.#growth.push({ event: this.#events, bytes });
  }

  event(kind: EventKind, node: number, action: number, detail: number, frontier: number, comparisons: number): void {
    const at = this.#events;
    if (at === this.#kinds.length) this.#growEvents();
    this.#kinds[at] = KIND_NUMBERS[kind];
    this.#tried[at] = action;
    this.#subjects[at] = node;
    this.#details[at] = detail;
    this.#frontiers[at] = frontier;
    this.#comparisons[at] = comparisons;
    this.#count(kind, node);
    if (kind === 'start' || kind === 'kept' || (kind === 'dead' && node >= 0)) this.#addNode(node, at, kind === 'dead');
    if (kind === 'expand' || kind === 'skip') this.#taken[node] = at;
    if (kind === 'expand') this.#addStep(node, at);
    this.#events++;
  }

  expanded(_node: number, _frontier: number, _comparisons: number, lookups: number): void {
    this.#stepLookups[this.#steps - 1] = lookups;
  }

  #count(kind: EventKind, node: number): void {
    const counts = this.#counts;
    const add = (index: number): void => {
      counts[index] = (counts[index] as number) + 1;
    };
    if (isTry(kind)) add(0);
    if (kind === 'blocked') add(1);
    if (kind === 'pruned' || kind === 'dead') add(2);
    if (kind === 'visited' || kind === 'skip') add(3);
    if (kind === 'kept' || (kind === 'dead' && node >= 0)) add(4);
  }

  #addNode(node: number, at: number, isDead: boolean): void {
    if (node >= this.#added.length) this.#growNodes(node);
    this.#known = node + 1;
    this.#added[node] = at;
    this.#taken[node] = isDead ? at : NEVER;
    this.#lastStep[node] = -1;
    const { states, words } = this.#nodes as Nodes;
    const estimate = this.#needsEstimate && !isDead ? (this.#problem.estimate?.(states, node * words) ?? 0) : 0;
    this.#estimates[node] = isDead || estimate === Infinity ? -1 : estimate;
  }

  #addStep(node: number, at: number): void {
    const step = this.#steps++;
    if (step === this.#stepEvents.length) this.#growSteps();
    const { parents, costs } = this.#nodes as Nodes;
    const parent = parents[node] as number;
    this.#stepEvents[step] = at;
    this.#stepNodes[step] = node;
    this.#stepParents[step] = parent < 0 ? -1 : (this.#lastStep[parent] as number);
    this.#stepCosts[step] = costs[node] as number;
    this.#stepCounts.set(this.#counts, 5 * step);
    this.#lastStep[node] = step;
  }

  #growEvents(): void {
    const length = 2 * this.#kinds.length;
    this.#kinds = grown(this.#kinds, length);
    this.#tried = grown(this.#tried, length);
    this.#subjects = grown(this.#subjects, length);
    this.#details = grown(this.#details, length);
    this.#frontiers = grown(this.#frontiers, length);
    this.#comparisons = grown(this.#comparisons, length);
  }

  #growSteps(): void {
    const length = 2 * this.#stepEvents.length;
    this.#stepEvents = grown(this.#stepEvents, length);
    this.#stepNodes = grown(this.#stepNodes, length);
    this.#stepParents = grown(this.#stepParents, length);
    this.#stepCosts = grown(this.#stepCosts, length);
    this.#stepCounts = grown(this.#stepCounts, 5 * length);
    this.#stepLookups = grown(this.#stepLookups, length);
  }

  #growNodes(node: number): void {
    const length = Math.max(2 * this.#added.length, node + 1);
    this.#estimates = grown(this.#estimates, length);
    this.#added = grown(this.#added, length);
    this.#taken = grown(this.#taken, length);
    this.#lastStep = grown(this.#lastStep, length);
  }

  /** The recording of a search that ended with this result. Call it once; the arrays are cut to their length. */
  recorded(options: SearchOptions, result: SearchResult): Recorded {
    const { nodes, effort, counts, verdict, path, cost, discovered, comparisons, lookups, deepening } = result;
    const known = this.#known;
    return {
      algorithm: options.strategy,
      visited: options.visited,
      order: options.order ?? Array.from({ length: this.#problem.actions }, (_, action) => action),
      result: {
        ...{ verdict, counts, discovered, comparisons, lookups, effort },
        ...defined({ path, cost, deepening }),
      },
      nodes: {
        count: known,
        words: nodes.words,
        states: nodes.states.slice(0, known * nodes.words),
        parents: nodes.parents.slice(0, known),
        actions: nodes.actions.slice(0, known),
        costs: nodes.costs.slice(0, known),
        estimates: this.#estimates.slice(0, known),
        added: this.#added.slice(0, known),
        taken: this.#taken.slice(0, known),
      },
      events: {
        count: this.#events,
        kinds: this.#kinds.slice(0, this.#events),
        actions: this.#tried.slice(0, this.#events),
        nodes: this.#subjects.slice(0, this.#events),
        details: this.#details.slice(0, this.#events),
        frontiers: this.#frontiers.slice(0, this.#events),
        comparisons: this.#comparisons.slice(0, this.#events),
      },
      steps: {
        count: this.#steps,
        events: this.#stepEvents.slice(0, this.#steps),
        nodes: this.#stepNodes.slice(0, this.#steps),
        parents: this.#stepParents.slice(0, this.#steps),
        costs: this.#stepCosts.slice(0, this.#steps),
        counts: this.#stepCounts.slice(0, 5 * this.#steps),
        lookups: this.#stepLookups.slice(0, this.#steps),
      },
      growth: this.#growth,
    };
  }
}

// Runs a search and records all of it. Limit the nodes: a recording grows with every expansion.

/** Yields between slices, as `search` does. The figures are those of the same search without a recorder. */
export function* record(
  problem: Problem,
  options: Omit<SearchOptions, 'trace'>,
  ...bounds: Bounds
): Generator<void, Recorded, void> {
  const recorder = new Recorder(problem, options);
  const result = yield* search(problem, { ...options, trace: recorder }, ...bounds);
  return recorder.recorded(options, result);
}
