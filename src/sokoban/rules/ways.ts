// Ways for the pointer: how the player walks to a cell, and where one box can be pushed while the others stand still.
// A box's ways are searched push by push (every edge is one push), each state the box's cell and the side it was last
// pushed from, keeping the shortest walk among equal pushes: fewest pushes, then fewest moves, as a player would do it.

import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { Level, Position } from './level.js';

interface Flood {
  /** Steps from the start to each cell, -1 where there is no way. */
  readonly steps: Int32Array;
  /** Index in DIRECTIONS of the step that led to each cell. */
  readonly by: Uint8Array;
}

/** Every cell the player can walk to. `blocked` is 1 for walls and boxes. */
function flood(width: number, blocked: Uint8Array, from: number): Flood {
  const steps = new Int32Array(blocked.length).fill(-1);
  const by = new Uint8Array(blocked.length);
  const deltas = [-width, 1, width, -1];
  const queue = [from];
  steps[from] = 0;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] as number;
    for (let d = 0; d < 4; d++) {
      const next = cell + (deltas[d] as number);
      if (blocked[next] || (steps[next] as number) >= 0) continue;
      steps[next] = (steps[cell] as number) + 1;
      by[next] = d;
      queue.push(next);
    }
  }
  return { steps, by };
}

function walkOf(width: number, { steps, by }: Flood, to: number): Direction[] | undefined {
  if ((steps[to] ?? -1) < 0) return undefined;
  const deltas = offsets(width);
  const walk: Direction[] = [];
  for (let cell = to; (steps[cell] as number) > 0; ) {
    const direction = DIRECTIONS[by[cell] as number] as Direction;
    walk.push(direction);
    cell -= deltas[direction];
  }
  return walk.reverse();
}

function blockedMap(level: Level, boxes: readonly number[]): Uint8Array {
  const blocked = level.walls.slice();
  for (const box of boxes) blocked[box] = 1;
  return blocked;
}

/** The shortest walk to a cell without a push; undefined where there is none, empty where the player stands. */
export function walkTo(level: Level, position: Position, cell: number): readonly Direction[] | undefined {
  return walkOf(level.width, flood(level.width, blockedMap(level, position.boxes), position.player), cell);
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
  const floodAround = (from: number, at: number): Flood => {
    blocked[at] = 1;
    const found = flood(width, blocked, from);
    blocked[at] = 0;
    return found;
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
      const { steps } = floodAround(playerOf(arrival), at);
      for (let push = 0; push < 4; push++) {
        const delta = deltas[push] as number;
        const walked = steps[at - delta] ?? -1;
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
        const walk = walkOf(width, floodAround(playerOf(arrival.before), at), at - (deltas[arrival.push] as number));
        return [...(walk ?? []), DIRECTIONS[arrival.push] as Direction];
      });
    },
  };
}
