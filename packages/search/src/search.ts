// Runs a search in slices: wires up the parts, enforces limits, reports progress. Problem × strategy × visited set:
// breadth-first search with a linked list is one line of arguments.

import type { Bounds, Effort, LimitName } from '@masu/core/base/outcome.js';
import { startStopwatch } from '@masu/core/base/stopwatch.js';
import { Deepening } from './deepening.js';
import type { Frontier, FrontierId } from './frontier.js';
import { type Counts, Loop, type SearchLoop } from './loop.js';
import { Nodes } from './nodes.js';
import { Priority } from './priority-queue.js';
import type { Problem } from './problem.js';
import { Queue } from './queue.js';
import { Stack } from './stack.js';
import { type AlgorithmId, findStrategy } from './strategies.js';
import type { SearchTrace } from './trace.js';
import { HashTable } from './visited/hash-table.js';
import { LinkedList } from './visited/linked-list.js';
import { SearchTree } from './visited/search-tree.js';
import type { Visited, VisitedId } from './visited/visited.js';

export interface SearchOptions {
  readonly strategy: AlgorithmId;
  readonly visited: VisitedId;
  /** The actions, in the order they are tried, each once (default: all, by number). Depth-first search follows the first one first. */
  readonly order?: readonly number[];
  readonly trace?: SearchTrace;
  /** False: the start may be reached again as a new state. */
  readonly rememberStart?: boolean;
}

export interface SearchResult {
  readonly verdict: 'found' | 'exhausted' | LimitName;
  /** The actions to the goal, if one was found. */
  readonly path?: readonly number[];
  readonly cost?: number;
  readonly counts: Readonly<Counts>;
  /** Distinct states visited, the start included. */
  readonly discovered: number;
  readonly comparisons: number;
  /** Lookups in the visited set; the start is not looked up. */
  readonly lookups: number;
  /** IDA*: how often it searched, and the last bound. No goal costs less than the bound. */
  readonly deepening?: { readonly rounds: number; readonly bound: number; readonly beyond: number };
  readonly effort: Effort;
  /** All nodes, for traces: their states, parents, and actions. */
  readonly nodes: Nodes;
}

const FRONTIERS: Readonly<Record<FrontierId, () => Frontier>> = {
  queue: () => new Queue(),
  stack: () => new Stack(),
  priority: () => new Priority(),
};

const VISITED_SETS: Readonly<Record<VisitedId, (nodes: Nodes) => Visited>> = {
  list: (nodes) => new LinkedList(nodes),
  tree: (nodes) => new SearchTree(nodes),
  hash: (nodes) => new HashTable(nodes),
};

const FIRST_CAPACITY = 1024;
/** Node numbers are 32-bit. */
const MAX_NODES = 2 ** 31 - 2;
const SLICE_MILLIS = 15;
const LONGEST_SLICE = 1 << 14;

/** The loop of an algorithm, and what grows along with the nodes and the visited set: its frontier. */
function makeParts(
  problem: Problem,
  options: SearchOptions,
  nodes: Nodes,
  visited: Visited,
): { readonly loop: SearchLoop; readonly waiting: Pick<Frontier, 'grow' | 'bytesFor'> } {
  const strategy = findStrategy(options.strategy);
  const order = options.order ?? Array.from({ length: problem.actions }, (_, action) => action);
  const { trace, rememberStart = true } = options;
  if (options.strategy === 'ida-star') {
    const loop = new Deepening({ problem, order, nodes, visited, trace });
    return { loop, waiting: loop };
  }
  const frontier = FRONTIERS[strategy.frontier]();
  // A stack returns the last node first, so successors go in backward: the first action of the order is followed first.
  const tried = strategy.frontier === 'stack' ? [...order].reverse() : order;
  const loop = new Loop({ problem, strategy, order: tried, nodes, frontier, visited, trace, rememberStart });
  return { loop, waiting: frontier };
}

/** Yields between slices of a few milliseconds. */
export function* search(
  problem: Problem,
  options: SearchOptions,
  ...[limits, watch]: Bounds
): Generator<void, SearchResult, void> {
  const nodes = new Nodes(problem.words, problem.unitCosts);
  const visited = VISITED_SETS[options.visited](nodes);
  const { loop, waiting } = makeParts(problem, options, nodes, visited);
  const limitBytes = limits.bytes ?? Infinity;
  let room = 0;
  const bytesFor = (capacity: number): number =>
    nodes.bytesFor(capacity) + waiting.bytesFor(capacity) + visited.bytesFor(capacity);

  /**
   * Doubles the capacity, or adds a quarter if the limit forbids more. During the copy the old tables still exist, so
   * the limit covers both. Returns false if the memory limit is reached.
   */
  const makeRoom = (): boolean => {
    for (const factor of [2, 1.25]) {
      const capacity = Math.max(FIRST_CAPACITY, Math.min(Math.floor(room * factor), MAX_NODES));
      if (capacity <= room || bytesFor(room) + bytesFor(capacity) > limitBytes) continue;
      try {
        for (const table of [nodes, waiting, visited]) table.grow(capacity);
      } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
      }
      room = capacity;
      options.trace?.grown?.(bytesFor(capacity));
      return true;
    }
    return false;
  };
  const stopwatch = startStopwatch(limits, watch);

  const result = (verdict: SearchResult['verdict']): SearchResult => ({
    verdict,
    ...(verdict === 'found' ? { path: nodes.path(loop.goal), cost: nodes.costs[loop.goal] as number } : {}),
    counts: loop.counts,
    discovered: loop.marksWhenGenerated ? nodes.count : visited.size,
    comparisons: visited.comparisons,
    lookups: visited.lookups,
    ...(loop instanceof Deepening ? { deepening: loop.deepening } : {}),
    effort: {
      expanded: loop.counts.expanded,
      generated: loop.counts.generated,
      duplicates: loop.counts.duplicates,
      millis: stopwatch.millis(),
      cpuMillis: stopwatch.cpuMillis(),
      bytes: bytesFor(room),
    },
    nodes,
  });

  const reached = (): LimitName | undefined => {
    if (watch.stopped()) return 'stopped';
    const isOver = limits.nodes !== undefined && loop.counts.expanded >= limits.nodes;
    return stopwatch.over() ?? (isOver ? 'nodes' : undefined);
  };

  if (!makeRoom()) return result('memory');
  options.trace?.begin?.(nodes);
  loop.begin();
  for (let length = 64; ; ) {
    const limit = reached();
    if (limit) return result(limit);
    const since = stopwatch.millis();
    const most = limits.nodes === undefined ? length : Math.min(length, limits.nodes - loop.counts.expanded);
    const pause = loop.slice(most);
    if (pause === 'found' || pause === 'exhausted') return result(pause);
    if (pause === 'full' && !makeRoom()) return result('memory');
    // Slices adapt to the speed of the search: an expansion may take a microsecond or a millisecond.
    const took = stopwatch.millis() - since;
    if (took > 2 * SLICE_MILLIS) length = Math.max(1, length >> 1);
    else if (pause === 'slice' && took < SLICE_MILLIS) length = Math.min(LONGEST_SLICE, 2 * length);
    watch.report({ expanded: loop.counts.expanded, bytes: bytesFor(room), depth: loop.counts.deepest });
    yield;
  }
}
