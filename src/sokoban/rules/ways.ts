// Ways for the pointer: how the player walks to a cell, and where one box can be pushed while the others stand still.
// A box's ways are searched push by push (every edge is one push), each state the box's cell and the side it was last
// pushed from, keeping the shortest walk among equal pushes: fewest pushes, then fewest moves, as a player would do it.

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

function blockedMap(level: Level, boxes: readonly number[]): Uint8Array {
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

export interface BoxWays {
  /** Cells the box can be pushed to, ascending, its own not among them. */
  readonly cells: readonly number[];
  /** Every move that takes the box there; undefined where it cannot go. */
  movesTo(cell: number): readonly Direction[] | undefined;
}

interface Arrival {
  readonly box: number;
  /** Of the last push, as an index in DIRECTIONS. */
  readonly push: number;
  readonly moves: number;
  readonly before: Arrival | undefined;
}

/** Where one box can be pushed while the others stand still. */
export function boxWays(level: Level, position: Position, box: number): BoxWays {
  const { width } = level;
  const deltas = [-width, 1, width, -1];
  const blocked = blockedMap(
    level,
    position.boxes.filter((other) => other !== box),
  );
  const walks = new Walks(width, blocked);
  /** Walks from a cell to the sides of the box where it stands; nothing farther is asked for. */
  const walkAround = (from: number, at: number): void => {
    blocked[at] = 1;
    walks.flood(
      from,
      deltas.map((delta) => at - delta),
    );
    blocked[at] = 0;
  };
  const playerOf = (arrival: Arrival | undefined): number =>
    arrival === undefined ? position.player : arrival.box - (deltas[arrival.push] as number);

  const seen = new Uint8Array(level.walls.length * 4);
  const best = new Map<number, Arrival>();
  // Layer by layer: all arrivals of a layer have as many pushes, so the first layer to reach a state is its best.
  let layer: (Arrival | undefined)[] = [undefined];
  while (layer.length > 0) {
    const next = new Map<number, Arrival>();
    for (const arrival of layer) {
      const at = arrival?.box ?? box;
      walkAround(playerOf(arrival), at);
      for (let push = 0; push < 4; push++) {
        const delta = deltas[push] as number;
        const walked = walks.steps(at - delta);
        const to = at + delta;
        if (walked < 0 || blocked[to] || seen[to * 4 + push]) continue;
        const moves = (arrival?.moves ?? 0) + walked + 1;
        const rival = next.get(to * 4 + push);
        if (!rival || moves < rival.moves) next.set(to * 4 + push, { box: to, push, moves, before: arrival });
      }
    }
    for (const [state, arrival] of next) {
      seen[state] = 1;
      const rival = best.get(arrival.box);
      // An earlier layer has fewer pushes; within one layer the shorter walk is kept.
      if (
        arrival.box !== box &&
        (!rival || (next.get(rival.box * 4 + rival.push) === rival && arrival.moves < rival.moves))
      ) {
        best.set(arrival.box, arrival);
      }
    }
    layer = [...next.values()];
  }

  return {
    cells: [...best.keys()].sort((a, b) => a - b),
    movesTo(cell) {
      const pushes: Arrival[] = [];
      for (let arrival = best.get(cell); arrival; arrival = arrival.before) pushes.push(arrival);
      if (pushes.length === 0) return undefined;
      return pushes.reverse().flatMap((arrival) => {
        const at = arrival.before?.box ?? box;
        walkAround(playerOf(arrival.before), at);
        return [...(walks.walk(at - (deltas[arrival.push] as number)) ?? []), DIRECTIONS[arrival.push] as Direction];
      });
    },
  };
}
