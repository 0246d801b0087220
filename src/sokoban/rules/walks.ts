// How the player walks from cell to cell without a push, by breadth first search.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import type { Level, Position } from './level.js';

/** Walks of the player over one board, the memory kept from one to the next: a box's ways ask for thousands. */
export class Walks {
  private readonly deltas: readonly number[];
  private readonly blocked: Uint8Array;
  /** A cell was reached in the present flood when its stamp is the flood's. */
  private readonly stamps: Uint32Array;
  private readonly reachedIn: Int32Array;
  /** Index in DIRECTIONS of the step that led to each cell. */
  private readonly by: Uint8Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  /** `blocked` is 1 for walls and boxes; it may change between floods. */
  constructor(width: number, blocked: Uint8Array) {
    this.deltas = [-width, 1, width, -1];
    this.blocked = blocked;
    this.stamps = new Uint32Array(blocked.length);
    this.reachedIn = new Int32Array(blocked.length);
    this.by = new Uint8Array(blocked.length);
    this.queue = new Int32Array(blocked.length);
  }

  /** Spreads from a cell until every one of these is reached, or all that can be. */
  flood(from: number, until: readonly number[]): void {
    const { deltas, blocked, stamps, reachedIn, by, queue } = this;
    const stamp = ++this.stamp;
    let missing = until.filter((cell) => cell !== from && !blocked[cell]).length;
    let tail = 0;
    queue[tail++] = from;
    stamps[from] = stamp;
    reachedIn[from] = 0;
    for (let head = 0; head < tail && missing > 0; head++) {
      const cell = queue[head] as number;
      for (let d = 0; d < 4; d++) {
        const next = cell + (deltas[d] as number);
        if (blocked[next] || stamps[next] === stamp) continue;
        stamps[next] = stamp;
        reachedIn[next] = (reachedIn[cell] as number) + 1;
        by[next] = d;
        queue[tail++] = next;
        if (until.includes(next)) missing--;
      }
    }
  }

  /** Steps of the last flood to a cell it was to reach; -1 where there is no way. */
  steps(cell: number): number {
    return this.stamps[cell] === this.stamp ? (this.reachedIn[cell] as number) : -1;
  }

  /** The walk of the last flood to a cell it was to reach. */
  walk(to: number): Direction[] | undefined {
    if (this.steps(to) < 0) return undefined;
    const walk: Direction[] = [];
    for (let cell = to; this.steps(cell) > 0; ) {
      const by = this.by[cell] as number;
      walk.push(DIRECTIONS[by] as Direction);
      cell -= this.deltas[by] as number;
    }
    return walk.reverse();
  }
}

/** 1 for walls and these boxes. */
export function blockedMap(level: Level, boxes: readonly number[]): Uint8Array {
  const blocked = level.walls.slice();
  for (const box of boxes) blocked[box] = 1;
  return blocked;
}

/** The shortest walk to a cell without a push; undefined where there is none, empty where the player stands. */
export function walkTo(level: Level, position: Position, cell: number): readonly Direction[] | undefined {
  const walks = new Walks(level.width, blockedMap(level, position.boxes));
  walks.flood(position.player, [cell]);
  return walks.walk(cell);
}
