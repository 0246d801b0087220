// A recorded search: what happened, event by event, and what the figures were at any of them. Plain data and typed arrays,
// so that a worker can send it without a copy (`recordedBuffers`). Everything here is a lookup: no search runs again.

import type { Effort } from '@masu/core/base/outcome.js';
import type { SearchResult } from './search.js';
import type { AlgorithmId } from './strategies.js';
import { findStrategy, frontierPriority } from './strategies.js';
import { EVENT_KINDS, type EventKind, isTry, type SearchEvent } from './trace.js';
import type { VisitedId } from './visited/visited.js';

export interface Recorded {
  readonly algorithm: AlgorithmId;
  readonly visited: VisitedId;
  readonly order: readonly number[];
  /** How it ended, with the figures that the solver reports. */
  readonly result: Omit<SearchResult, 'nodes'>;
  readonly nodes: {
    readonly count: number;
    /** Words per state. */
    readonly words: number;
    readonly states: Uint32Array;
    /** The last parent of each node, and the action and cost from it; -1 for the start. */
    readonly parents: Int32Array;
    readonly actions: Uint8Array;
    readonly costs: Uint32Array;
    /** The estimate; 0 if the algorithm uses none, -1 if no goal can be reached. */
    readonly estimates: Int32Array;
    /** The event that added each node, and the one that took it out of the frontier (0xffffffff: none). */
    readonly added: Uint32Array;
    readonly taken: Uint32Array;
  };
  readonly events: {
    readonly count: number;
    /** Indexes of `EVENT_KINDS`. */
    readonly kinds: Uint8Array;
    readonly actions: Int8Array;
    readonly nodes: Int32Array;
    readonly details: Int32Array;
    readonly frontiers: Int32Array;
    readonly comparisons: Float64Array;
  };
  /** One step per expansion: its event, its node, the step that led to it (-1 for the start), and its cost then. */
  readonly steps: {
    readonly count: number;
    readonly events: Uint32Array;
    readonly nodes: Int32Array;
    readonly parents: Int32Array;
    readonly costs: Uint32Array;
    /** Five counts per step, before its first successor: generated, blocked, pruned, duplicates, kept. */
    readonly counts: Uint32Array;
    /** Lookups in the visited set so far. */
    readonly lookups: Uint32Array;
  };
  /** The size of the tables from an event on. */
  readonly growth: readonly { readonly event: number; readonly bytes: number }[];
}

/** The figures after an event. */
export interface Figures {
  readonly expanded: number;
  readonly generated: number;
  readonly blocked: number;
  readonly pruned: number;
  readonly duplicates: number;
  /** Nodes so far, the start included. */
  readonly nodes: number;
  readonly frontier: number;
  readonly comparisons: number;
  readonly bytes: Effort['bytes'];
}

export function eventAt({ events }: Recorded, index: number): SearchEvent {
  return {
    kind: EVENT_KINDS[events.kinds[index] as number] as EventKind,
    node: events.nodes[index] as number,
    action: events.actions[index] as number,
    detail: events.details[index] as number,
    frontier: events.frontiers[index] as number,
    comparisons: events.comparisons[index] as number,
  };
}

/** The last step whose expansion is at or before this event; -1 before the first. */
export function stepAt({ steps }: Recorded, event: number): number {
  let low = 0;
  let high = steps.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps.events[middle] as number) <= event) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Adds an event to the five counts: generated, blocked, pruned, duplicates, kept. */
export function countEvent(counts: Uint32Array, kind: EventKind, node: number): void {
  const add = (index: number): void => {
    counts[index] = (counts[index] as number) + 1;
  };
  if (isTry(kind)) add(0);
  if (kind === 'blocked') add(1);
  if (kind === 'pruned' || kind === 'dead') add(2);
  if (kind === 'visited' || kind === 'skip') add(3);
  if (kind === 'kept' || (kind === 'dead' && node >= 0)) add(4);
}

/** The figures after an event: those of its step, and the few events since. */
export function figuresAt(recorded: Recorded, event: number): Figures {
  const { steps, events, growth } = recorded;
  const step = stepAt(recorded, event);
  const counts = step < 0 ? new Uint32Array(5) : steps.counts.slice(5 * step, 5 * step + 5);
  for (let at = step < 0 ? 0 : (steps.events[step] as number) + 1; at <= event; at++) {
    countEvent(counts, EVENT_KINDS[events.kinds[at] as number] as EventKind, events.nodes[at] as number);
  }
  let bytes = 0;
  for (const each of growth) if (each.event <= event) bytes = each.bytes;
  const [generated = 0, blocked = 0, pruned = 0, duplicates = 0, kept = 0] = counts;
  return {
    ...{ expanded: step + 1, generated, blocked, pruned, duplicates, nodes: kept + 1, bytes },
    frontier: events.frontiers[event] as number,
    comparisons: events.comparisons[event] as number,
  };
}

/** The steps from the start to this one: the path that the search was on. */
export function pathOfStep({ steps }: Recorded, step: number): number[] {
  const path: number[] = [];
  for (let at = step; at >= 0; at = steps.parents[at] as number) path.push(at);
  return path.reverse();
}

/** A node that waits: its cost, estimate, and the key by which it comes out. */
export interface Waiting {
  readonly node: number;
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

/**
 * The nodes in the frontier after an event, those that come out first at the front, at most `most` of them. Among equal
 * keys of a priority queue, the one that the search took first is listed first. IDA* has no frontier: its path, the last
 * node first.
 */
export function frontierAt(recorded: Recorded, event: number, most = 100): Waiting[] {
  const { nodes, algorithm, steps } = recorded;
  const { frontier, priority } = findStrategy(algorithm);
  const waitingEntry = (node: number, g: number): Waiting => {
    const h = nodes.estimates[node] as number;
    return { node, g, h, f: frontierPriority(algorithm, g, h) };
  };
  if (algorithm === 'ida-star') {
    const path = pathOfStep(recorded, stepAt(recorded, event)).slice(0, recorded.events.frontiers[event]);
    const last = path.reverse().slice(0, most);
    return last.map((step) => waitingEntry(steps.nodes[step] as number, steps.costs[step] as number));
  }
  const results: number[] = [];
  const keys: number[] = [];
  const isStack = frontier === 'stack';
  // Nodes are numbered in the order in which they were added.
  for (let index = 0; index < nodes.count; index++) {
    const node = isStack ? nodes.count - 1 - index : index;
    const added = nodes.added[node] as number;
    if (added > event) {
      if (isStack) continue;
      break;
    }
    if ((nodes.taken[node] as number) <= event) continue;
    if (frontier !== 'priority') {
      if (results.push(node) === most) break;
      continue;
    }
    const key = priority(nodes.costs[node] as number, nodes.estimates[node] as number);
    const isBefore = (other: number): boolean =>
      key < (keys[other] as number) ||
      (key === keys[other] && (nodes.taken[node] as number) < (nodes.taken[results[other] as number] as number));
    if (results.length === most && !isBefore(most - 1)) continue;
    let at = results.length === most ? most - 1 : results.length;
    for (; at > 0 && isBefore(at - 1); at--) {
      keys[at] = keys[at - 1] as number;
      results[at] = results[at - 1] as number;
    }
    keys[at] = key;
    results[at] = node;
  }
  return results.map((node) => waitingEntry(node, nodes.costs[node] as number));
}

/** The buffers of a recording, to be transferred instead of copied. */
export function recordedBuffers({ nodes, events, steps }: Recorded): ArrayBuffer[] {
  const columns = [nodes, events, steps].flatMap((table) => Object.values(table) as unknown[]);
  return columns.flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []));
}
