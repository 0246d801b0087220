// Iterative-deepening A* (Korf 1985) with a table of the states seen (Reinefeld and Marsland 1994): depth-first search
// that turns back where cost plus estimate exceeds a bound. If no goal is inside, the bound rises to the least total that
// was cut off, and the search starts again. Without the table, IDA* follows every path to every state, which is hopeless
// for a player who can walk in circles; with it, a state is followed again only if a cheaper path to it turns up.
//
// The first goal found has the least cost, if the estimate is never too high: on a cheapest path no total exceeds that
// cost C, and a round with a bound of at most C follows every state of the path at its least cost (by induction along the
// path: a state is turned away only if it was followed at the same cost or less in this round). Bounds rise to totals
// that occur, so no bound skips C. A node's number stays the same in all rounds; its parent and cost are the latest.
//
// The stack is an array of frames (a node and the number of its next action): no recursion, whatever the depth. A path
// never returns to a state of its own, so there are at most as many frames as nodes.

import type { Counts, LoopParts, Pause, SearchLoop } from './loop.js';
import { grown } from './nodes.js';
import { PRUNED } from './problem.js';
import type { EventKind } from './trace.js';

type DeepeningParts = Omit<LoopParts, 'strategy' | 'frontier' | 'rememberStart'>;

export class Deepening implements SearchLoop {
  readonly counts: Counts = { expanded: 0, generated: 0, blocked: 0, pruned: 0, duplicates: 0, deepest: 0 };
  goal = -1;
  readonly marksWhenGenerated = true;
  readonly #parts: DeepeningParts;
  #rounds = 0;
  #bound = 0;
  /** The least total beyond the bound in this round: the next bound. */
  #next = 0;
  /** Successors cut off by the bound. */
  #beyond = 0;
  /** Per node: the round that reached it last. */
  #reached = new Uint32Array(0);
  /** The frames, with the result of `inspect` for each. */
  #path = new Int32Array(0);
  #inspected = new Int32Array(0);
  #actions = new Uint8Array(0);
  #size = 0;

  constructor(parts: DeepeningParts) {
    this.#parts = parts;
  }

  get deepening(): { readonly rounds: number; readonly bound: number; readonly beyond: number } {
    return { rounds: this.#rounds, bound: this.#bound, beyond: this.#beyond };
  }

  grow(capacity: number): void {
    this.#reached = grown(this.#reached, capacity);
    this.#path = grown(this.#path, capacity);
    this.#inspected = grown(this.#inspected, capacity);
    this.#actions = grown(this.#actions, capacity);
  }

  bytesFor(capacity: number): number {
    return (4 + 4 + 4 + 1) * capacity;
  }

  begin(): void {
    const { problem, nodes, visited } = this.#parts;
    problem.writeStart(nodes.states, 0);
    visited.add(0);
    nodes.keep(-1, 0, 0);
    this.#next = this.#estimate(0);
    this.#tell('start', 0, -1, 0);
  }

  #tell(kind: EventKind, node: number, action: number, detail: number): void {
    const { trace, visited } = this.#parts;
    trace?.event?.(kind, node, action, detail, this.#size, visited.comparisons);
  }

  #estimate(node: number): number {
    const { problem, nodes } = this.#parts;
    return problem.estimate?.(nodes.states, node * nodes.words) ?? 0;
  }

  slice(most: number): Pause {
    const { order, nodes, trace } = this.#parts;
    const actions = this.#actions;
    for (let left = most; left > 0; ) {
      // 1. Room for one more node.
      if (nodes.count === nodes.capacity) return 'full';

      // 2. A round is over: the next one, with the least total that was cut off.
      if (this.#size === 0) {
        if (this.#next === Infinity) {
          if (trace) this.#tell('exhausted', -1, -1, 0);
          return 'exhausted';
        }
        this.#bound = this.#next;
        this.#next = Infinity;
        this.#rounds++;
        this.#reached[0] = this.#rounds;
        if (trace) this.#tell('round', 0, -1, this.#bound);
        left--;
        if (this.#enter(0)) return 'found';
        continue;
      }

      // 3. The next action of the last node of the path, or back to the node before.
      const top = this.#size - 1;
      const index = actions[top] as number;
      if (index === order.length) {
        this.#size--;
        if (trace) this.#tell('back', this.#path[top] as number, -1, 0);
        continue;
      }
      actions[top] = index + 1;
      const next = this.#successor(top, order[index] as number);
      if (next < 0) continue;
      left--;
      if (this.#enter(next)) return 'found';
    }
    return 'slice';
  }

  /** Puts a node at the end of the path. Returns true if it is a goal. */
  #enter(node: number): boolean {
    const { problem, nodes, trace, visited } = this.#parts;
    const at = node * nodes.words;
    const depth = nodes.depths[node] as number;
    this.counts.expanded++;
    if (depth > this.counts.deepest) this.counts.deepest = depth;
    this.#path[this.#size] = node;
    this.#inspected[this.#size] = problem.inspect(nodes.states, at);
    this.#actions[this.#size] = 0;
    this.#size++;
    if (trace) {
      this.#tell('expand', node, nodes.actions[node] as number, 0);
      trace.expanded?.(node, visited.lookups);
    }
    if (!problem.isGoal(nodes.states, at)) return false;
    this.goal = node;
    if (trace) this.#tell('found', node, -1, 0);
    return true;
  }

  /** The node that an action leads to, if it is inside the bound and this path to it is the cheapest of the round; else -1. */
  #successor(top: number, action: number): number {
    const { problem, nodes, visited, trace } = this.#parts;
    const counts = this.counts;
    const parent = this.#path[top] as number;
    const next = nodes.count;
    counts.generated++;
    const { states, words } = nodes;
    const inspected = this.#inspected[top] as number;
    const edge = problem.apply(states, parent * words, inspected, action, next * words);
    if (edge < 0) {
      if (edge === PRUNED) counts.pruned++;
      else counts.blocked++;
      if (trace) {
        const reason = edge === PRUNED ? (problem.pruneReason?.(states, parent * words, inspected, action) ?? 0) : 0;
        this.#tell(edge === PRUNED ? 'pruned' : 'blocked', -1, action, reason);
      }
      return -1;
    }
    const cost = (nodes.costs[parent] as number) + edge;
    const total = cost + this.#estimate(next);
    if (total > this.#bound) {
      if (total === Infinity) counts.pruned++;
      else this.#beyond++;
      this.#next = Math.min(this.#next, total);
      if (trace) this.#tell(total === Infinity ? 'dead' : 'beyond', -1, action, total === Infinity ? 0 : total);
      return -1;
    }
    const node = visited.add(next);
    if (node === next) nodes.keep(parent, action, edge);
    else if (this.#reached[node] === this.#rounds && (nodes.costs[node] as number) <= cost) {
      counts.duplicates++;
      if (trace) this.#tell('visited', node, action, 0);
      return -1;
    } else nodes.relink(node, parent, action, edge);
    this.#reached[node] = this.#rounds;
    if (trace) this.#tell(node === next ? 'kept' : 'relinked', node, action, 0);
    return node;
  }
}
