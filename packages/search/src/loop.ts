// The loop of every teaching algorithm. Invariants: nodes, frontier, and visited set have room for `capacity` nodes; a
// slice stops before it could run out of room, and the caller decides whether to grow. So the memory limit is checked in
// one place, outside the inner loop.

import type { Frontier } from './frontier.js';
import type { Nodes } from './nodes.js';
import { PRUNED, type Problem } from './problem.js';
import type { Strategy } from './strategies.js';
import type { EventKind, SearchTrace } from './trace.js';
import type { Visited } from './visited/visited.js';

/** The counts of a search. They mean the same for every algorithm, so that rows of a table can be compared. */
export interface Counts {
  /** Nodes taken out of the frontier and examined, the goal included. */
  expanded: number;
  /** Actions tried on expanded nodes, blocked ones included. */
  generated: number;
  blocked: number;
  pruned: number;
  /** Successors whose state was already visited. */
  duplicates: number;
  /** Edges from the start to the deepest node expanded. */
  deepest: number;
}

export type Pause = 'found' | 'exhausted' | 'full' | 'slice';

export interface LoopParts {
  readonly problem: Problem;
  readonly strategy: Strategy;
  /** The actions, in the order they are tried. */
  readonly order: readonly number[];
  readonly nodes: Nodes;
  readonly frontier: Frontier;
  readonly visited: Visited;
  readonly trace?: SearchTrace | undefined;
  /** False: the start may be reached again as a new state. */
  readonly rememberStart: boolean;
}

/** A search that can be run in slices: the loop below, and the one of IDA*. */
export interface SearchLoop {
  readonly counts: Readonly<Counts>;
  /** The goal, once `slice` returned `found`. */
  readonly goal: number;
  /** Whether every node is in the visited set; otherwise only expanded ones are. */
  readonly marksWhenGenerated: boolean;
  /** Puts the start into the frontier. There must be room for one node. */
  begin(): void;
  /** Expands at most this many nodes. */
  slice(most: number): Pause;
}

export class Loop implements SearchLoop {
  readonly counts: Counts = { expanded: 0, generated: 0, blocked: 0, pruned: 0, duplicates: 0, deepest: 0 };
  goal = -1;
  readonly #parts: LoopParts;
  readonly marksWhenGenerated: boolean;

  constructor(parts: LoopParts) {
    this.#parts = parts;
    const { mark } = parts.strategy;
    this.marksWhenGenerated = mark === 'generated' || (mark === 'by-costs' && parts.problem.unitCosts);
  }

  begin(): void {
    const { problem, nodes, frontier, visited, rememberStart } = this.#parts;
    problem.writeStart(nodes.states, 0);
    if (this.marksWhenGenerated && rememberStart) visited.add(0);
    nodes.keep(-1, 0, 0);
    frontier.push(0, this.#key(0));
    this.#tell('start', 0, -1, 0);
  }

  #tell(kind: EventKind, node: number, action: number, detail: number): void {
    const { trace, frontier, visited } = this.#parts;
    trace?.event?.(kind, node, action, detail, frontier.size, visited.comparisons);
  }

  /** Reports a successor that is not possible, or pruned. */
  #tellRefused(cost: number, at: number, inspected: number, action: number): void {
    const { problem, nodes } = this.#parts;
    const reason = cost === PRUNED ? (problem.pruneReason?.(nodes.states, at, inspected, action) ?? 0) : 0;
    this.#tell(cost === PRUNED ? 'pruned' : 'blocked', -1, action, reason);
  }

  #key(node: number): number {
    const { problem, strategy, nodes } = this.#parts;
    const estimate = strategy.needsEstimate ? (problem.estimate?.(nodes.states, node * nodes.words) ?? 0) : 0;
    if (estimate === Infinity) return -1;
    return strategy.priority(nodes.costs[node] as number, estimate);
  }

  slice(most: number): Pause {
    const { problem, order, nodes, frontier, visited, trace, strategy } = this.#parts;
    const { words, states, depths } = nodes;
    const counts = this.counts;
    const markWhenGenerated = this.marksWhenGenerated;
    const byKey = strategy.frontier === 'priority';
    const plainKey = byKey && !strategy.needsEstimate;

    for (let left = most; left > 0; left--) {
      // 1. Room for every successor of one more node.
      if (nodes.count + order.length > nodes.capacity) return 'full';

      // 2. The next node. An equal state may have been expanded since it was added.
      const node = frontier.pop();
      if (node < 0) {
        if (trace) this.#tell('exhausted', -1, -1, 0);
        return 'exhausted';
      }
      if (!markWhenGenerated && visited.add(node) !== node) {
        counts.duplicates++;
        if (trace) this.#tell('skip', node, -1, 0);
        continue;
      }

      // 3. The goal test. It runs here and not on generation, so that the cheapest goal wins.
      counts.expanded++;
      const depth = depths[node] as number;
      if (depth > counts.deepest) counts.deepest = depth;
      if (trace) {
        this.#tell('expand', node, nodes.actions[node] as number, 0);
        trace.expanded?.(node, visited.lookups);
      }
      const at = node * words;
      const inspected = problem.inspect(states, at);
      if (problem.isGoal(states, at)) {
        this.goal = node;
        if (trace) this.#tell('found', node, -1, 0);
        return 'found';
      }

      // 4. Its successors, each written to the slot of the next node and kept if it is new.
      for (let index = 0; index < order.length; index++) {
        const action = order[index] as number;
        const next = nodes.count;
        counts.generated++;
        const cost = problem.apply(states, at, inspected, action, next * words);
        if (cost < 0) {
          if (cost === PRUNED) counts.pruned++;
          else counts.blocked++;
          if (trace) this.#tellRefused(cost, at, inspected, action);
          continue;
        }
        const known = markWhenGenerated ? visited.add(next) : visited.find(next);
        if (known >= 0 && known !== next) {
          counts.duplicates++;
          if (trace) this.#tell('visited', known, action, 0);
          continue;
        }
        nodes.keep(node, action, cost);
        let isDead = false;
        if (!byKey) frontier.push(next, 0);
        else {
          const key = plainKey ? strategy.priority(nodes.costs[next] as number, 0) : this.#key(next);
          // A key below 0: the heuristic knows that no goal can be reached. The state stays marked.
          isDead = key < 0;
          if (isDead) counts.pruned++;
          else frontier.push(next, key);
        }
        if (trace) this.#tell(isDead ? 'dead' : 'kept', next, action, 0);
      }
    }
    return 'slice';
  }
}
