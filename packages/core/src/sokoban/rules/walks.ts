// The player's walks between cells without pushing, by breadth-first search.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import type { Level, Position } from './level.js';

/** Walks over one board that reuse their memory: finding the targets of one box takes thousands of walks. */
export class Walks {
  private readonly deltas: readonly number[];
  private readonly blocked: Uint8Array;
  /** A cell was reached in the current flood if its stamp is that of the flood. */
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

  /** Floods from a cell until all targets are reached, or everything reachable is. */
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

  /** The number of steps to a target of the last flood; -1 if it is unreachable. */
  steps(cell: number): number {
    return this.stamps[cell] === this.stamp ? (this.reachedIn[cell] as number) : -1;
  }

  /** The walk to a target of the last flood. */
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

/**
 * The shortest walk to a cell without a push; undefined if there is none, empty if the player is there.
 * @example
 * ```ts
 * console.log(walkTo(level, level.start, level.start.player + 1)); // [ 'right' ]
 * ```
 */
export function walkTo(level: Level, position: Position, cell: number): readonly Direction[] | undefined {
  const walks = new Walks(level.width, blockedMap(level, position.boxes));
  walks.flood(position.player, [cell]);
  return walks.walk(cell);
}
