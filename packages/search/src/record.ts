// Runs a search and records all of it in typed arrays, so that it can be stepped through in both directions, sent to another thread
// without a copy, and held in memory next to others: about 22 bytes per event, and five to six events per expansion. Limit the
// nodes: a recording grows with every expansion.

import { defined } from '@masu/core/base/defined.js';
import type { Bounds } from '@masu/core/base/outcome.js';
import { grown, type Nodes } from './nodes.js';
import type { Problem } from './problem.js';
import { countEvent, type Recorded } from './recorded.js';
import { type SearchOptions, type SearchResult, search } from './search.js';
import { findStrategy } from './strategies.js';
import { EVENT_KINDS, type EventKind, type SearchTrace } from './trace.js';

const KIND_NUMBERS = Object.fromEntries(EVENT_KINDS.map((kind, number) => [kind, number])) as Record<EventKind, number>;

const FIRST_CAPACITY = 4096;

/** Events of nodes that are still waiting, and steps of nodes never expanded. */
const NEVER = 0xffffffff;

type Column = Uint8Array | Int8Array | Uint32Array | Int32Array | Float64Array;

/** A table that grows: columns of typed arrays, each with room for the same number of rows. */
class GrowingTable<Columns extends Readonly<Record<string, Column>>> {
  rows = 0;
  columns: Columns;
  #capacity = FIRST_CAPACITY;

  constructor(columns: Columns) {
    this.columns = columns;
  }

  /** The number of a new row. */
  add(): number {
    if (this.rows === this.#capacity) {
      this.columns = this.#mapped((column) => grown(column as Uint8Array, 2 * column.length));
      this.#capacity *= 2;
    }
    return this.rows++;
  }

  /** The columns, cut to the rows so far. */
  cut(): Columns {
    return this.#mapped((column) => column.slice(0, (column.length / this.#capacity) * this.rows));
  }

  #mapped(change: (column: Column) => Column): Columns {
    const changed = Object.entries(this.columns).map(([name, column]) => [name, change(column)]);
    return Object.fromEntries(changed) as Columns;
  }
}

class Recorder implements SearchTrace {
  readonly #problem: Problem;
  readonly #needsEstimate: boolean;
  #nodes: Nodes | undefined;
  readonly #events = new GrowingTable({
    kinds: new Uint8Array(FIRST_CAPACITY),
    actions: new Int8Array(FIRST_CAPACITY),
    nodes: new Int32Array(FIRST_CAPACITY),
    details: new Int32Array(FIRST_CAPACITY),
    frontiers: new Int32Array(FIRST_CAPACITY),
    comparisons: new Float64Array(FIRST_CAPACITY),
  });
  /** One per expansion. */
  readonly #steps = new GrowingTable({
    events: new Uint32Array(FIRST_CAPACITY),
    nodes: new Int32Array(FIRST_CAPACITY),
    parents: new Int32Array(FIRST_CAPACITY),
    costs: new Uint32Array(FIRST_CAPACITY),
    counts: new Uint32Array(5 * FIRST_CAPACITY),
    lookups: new Uint32Array(FIRST_CAPACITY),
  });
  readonly #known = new GrowingTable({
    estimates: new Int32Array(FIRST_CAPACITY),
    added: new Uint32Array(FIRST_CAPACITY),
    taken: new Uint32Array(FIRST_CAPACITY),
    lastStep: new Int32Array(FIRST_CAPACITY),
  });
  readonly #growth: { readonly event: number; readonly bytes: number }[] = [];
  /** Those of `countEvent`. */
  readonly #counts = new Uint32Array(5);

  constructor(problem: Problem, options: Pick<SearchOptions, 'strategy'>) {
    this.#problem = problem;
    this.#needsEstimate = findStrategy(options.strategy).needsEstimate;
  }

  begin(nodes: Nodes): void {
    this.#nodes = nodes;
  }

  grown(bytes: number): void {
    this.#growth.push({ event: this.#events.rows, bytes });
  }

  event(kind: EventKind, node: number, action: number, detail: number, frontier: number, comparisons: number): void {
    const at = this.#events.add();
    const events = this.#events.columns;
    events.kinds[at] = KIND_NUMBERS[kind];
    events.actions[at] = action;
    events.nodes[at] = node;
    events.details[at] = detail;
    events.frontiers[at] = frontier;
    events.comparisons[at] = comparisons;
    countEvent(this.#counts, kind, node);
    if (kind === 'start' || kind === 'kept' || (kind === 'dead' && node >= 0)) this.#addNode(at, kind === 'dead');
    if (kind === 'expand' || kind === 'skip') this.#known.columns.taken[node] = at;
    if (kind === 'expand') this.#addStep(node, at);
  }

  expanded(_node: number, lookups: number): void {
    this.#steps.columns.lookups[this.#steps.rows - 1] = lookups;
  }

  /** Nodes are numbered in the order in which they are added. */
  #addNode(at: number, isDead: boolean): void {
    const node = this.#known.add();
    const { estimates, added, taken, lastStep } = this.#known.columns;
    added[node] = at;
    taken[node] = isDead ? at : NEVER;
    lastStep[node] = -1;
    const { states, words } = this.#nodes as Nodes;
    const estimate = this.#needsEstimate && !isDead ? (this.#problem.estimate?.(states, node * words) ?? 0) : 0;
    estimates[node] = isDead || estimate === Infinity ? -1 : estimate;
  }

  #addStep(node: number, at: number): void {
    const step = this.#steps.add();
    const steps = this.#steps.columns;
    const { lastStep } = this.#known.columns;
    const { parents, costs } = this.#nodes as Nodes;
    const parent = parents[node] as number;
    steps.events[step] = at;
    steps.nodes[step] = node;
    steps.parents[step] = parent < 0 ? -1 : (lastStep[parent] as number);
    steps.costs[step] = costs[node] as number;
    steps.counts.set(this.#counts, 5 * step);
    lastStep[node] = step;
  }

  /** The recording of a search that ended with this result. Call it once; the arrays are cut to their length. */
  recorded(options: SearchOptions, result: SearchResult): Recorded {
    const { nodes, effort, counts, verdict, path, cost, discovered, comparisons, lookups, deepening } = result;
    const count = this.#known.rows;
    const { lastStep: _, ...known } = this.#known.cut();
    return {
      algorithm: options.strategy,
      visited: options.visited,
      order: options.order ?? Array.from({ length: this.#problem.actions }, (_, action) => action),
      result: {
        ...{ verdict, counts, discovered, comparisons, lookups, effort },
        ...defined({ path, cost, deepening }),
      },
      nodes: {
        ...{ count, words: nodes.words, states: nodes.states.slice(0, count * nodes.words) },
        parents: nodes.parents.slice(0, count),
        actions: nodes.actions.slice(0, count),
        costs: nodes.costs.slice(0, count),
        ...known,
      },
      events: { count: this.#events.rows, ...this.#events.cut() },
      steps: { count: this.#steps.rows, ...this.#steps.cut() },
      growth: this.#growth,
    };
  }
}

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
