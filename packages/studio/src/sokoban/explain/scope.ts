// What the searches for facts work on: the pushes between all positions, which of them are live, and the position that
// is explained. Boxes keep their name from that position on. Every path over live positions extends to a solution, so
// "some solution does this" is reachability among them.

import { NONE } from '../positions/floor-plan.js';
import type { PositionTable } from '../positions/position-table.js';
import { boxCellsAt, type PushGraph, pushTarget } from '../positions/push-graph.js';
import { UNSOLVED } from '../positions/solution-table.js';

/** In `toGo`: the position can't be solved. */
export const LOST = -1;

/** Positions that all searches of one explanation may look at; when they are used up, facts are left out. */
const MAX_WORK = 20_000_000;

interface Walk {
  readonly from: number;
  /** Pushes that are not made. */
  readonly skip?: (push: number) => boolean;
  /** Sees every push from a position reached, skipped or not; true ends the search. */
  readonly atPush?: (push: number) => boolean;
  /** Sees every position reached; true ends the search. */
  readonly atPosition?: (position: number) => boolean;
  /** Also walks through lost positions. */
  readonly withLost?: boolean;
  /** More positions than this end the search. */
  readonly most?: number;
}

export class Scope {
  readonly table: PositionTable;
  readonly graph: PushGraph;
  /** Fewest pushes from each position, or LOST. */
  readonly toGo: Int32Array;
  readonly isGoal: Uint8Array;
  /** Goal cells, by number. */
  readonly goals: readonly number[];
  /** The position explained, and the cells of its boxes, by name. */
  readonly root: number;
  readonly boxes: readonly number[];
  /** 1 for positions that can be reached from the root. */
  readonly inScope: Uint8Array;
  /** Positions looked at by the last search. */
  looked = 0;
  private left = MAX_WORK;
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  constructor(table: PositionTable, root: number, boxes: readonly number[], goals: readonly number[]) {
    this.table = table;
    this.graph = table.graph();
    const { count, order } = this.graph;
    const { pushes } = table.solutions;
    this.toGo = new Int32Array(count);
    for (let index = 0; index < count; index++) {
      const fewest = pushes[order[index] as number] as number;
      this.toGo[index] = fewest === UNSOLVED ? LOST : fewest;
    }
    this.isGoal = table.positions.plan.isGoal;
    this.goals = goals;
    this.boxes = boxes;
    this.root = root;
    this.seen = new Int32Array(count);
    this.queue = new Int32Array(count);
    this.inScope = new Uint8Array(count).fill(root === 0 ? 1 : 0);
    const mark = (position: number): false => {
      this.inScope[position] = 1;
      return false;
    };
    if (root !== 0) this.walk({ from: root, atPosition: mark, withLost: true });
  }

  get isSpent(): boolean {
    return this.left < 0;
  }

  spend(positions: number): void {
    this.left -= positions;
    this.looked = positions;
  }

  /** Breadth first over live positions. True if a callback or `most` ended it. */
  walk({ from, skip, atPush, atPosition, withLost = false, most = this.graph.count }: Walk): boolean {
    const { first, to } = this.graph;
    const { seen, queue, toGo } = this;
    const stamp = ++this.stamp;
    let count = 0;
    queue[count++] = from;
    seen[from] = stamp;
    try {
      for (let head = 0; head < count; head++) {
        const position = queue[head] as number;
        if (count > most || atPosition?.(position)) return true;
        const end = first[position + 1] as number;
        for (let push = first[position] as number; push < end; push++) {
          const next = to[push] as number;
          if (!withLost && toGo[next] === LOST) continue;
          if (atPush?.(push)) return true;
          if (skip?.(push) || seen[next] === stamp) continue;
          seen[next] = stamp;
          queue[count++] = next;
        }
      }
      return false;
    } finally {
      this.spend(count);
    }
  }

  /** Backward from the solved positions in scope, over pushes that are not skipped; `atPush` may end it. */
  walkBack(atPush: (push: number) => 'stop' | 'skip' | 'take'): void {
    const { count: size, solved, from, firstInto, into } = this.graph;
    const { seen, queue, inScope } = this;
    const stamp = ++this.stamp;
    let count = 0;
    for (let position = 0; position < size; position++) {
      if (!solved[position] || !inScope[position]) continue;
      seen[position] = stamp;
      queue[count++] = position;
    }
    walk: for (let head = 0; head < count; head++) {
      const position = queue[head] as number;
      const end = firstInto[position + 1] as number;
      for (let at = firstInto[position] as number; at < end; at++) {
        const push = into[at] as number;
        const before = from[push] as number;
        if (!inScope[before]) continue;
        const what = atPush(push);
        if (what === 'stop') break walk;
        if (what === 'skip' || seen[before] === stamp) continue;
        seen[before] = stamp;
        queue[count++] = before;
      }
    }
    this.spend(count);
  }

  /** Whether the last walk reached this position. */
  wasReached(position: number): boolean {
    return this.seen[position] === this.stamp;
  }

  target(push: number): number {
    return pushTarget(this.graph, push);
  }

  boxCells(position: number): Uint16Array {
    return boxCellsAt(this.graph, position);
  }

  isLive(push: number): boolean {
    return this.toGo[this.graph.to[push] as number] !== LOST;
  }

  /** The pushes from a position, not onto dead squares. */
  pushesFrom(position: number): number[] {
    const begin = this.graph.first[position] as number;
    return Array.from({ length: (this.graph.first[position + 1] as number) - begin }, (_, i) => begin + i);
  }

  /** The push from a position of the box on this cell, or NONE. */
  pushOf(position: number, cell: number, direction: number): number {
    const { cells, directions } = this.graph;
    const index = this.pushesFrom(position).find((push) => cells[push] === cell && directions[push] === direction);
    return index ?? NONE;
  }
}

/** Where each slot is after the box in slot `from` moved to slot `to`. */
export function movedSlot(slot: number, from: number, to: number): number {
  if (slot === from) return to;
  if (from < to) return slot > from && slot <= to ? slot - 1 : slot;
  return slot >= to && slot < from ? slot + 1 : slot;
}
