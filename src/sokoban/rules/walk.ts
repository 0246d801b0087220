// The shortest walk to a cell with the boxes where they are: what a click on the floor means. Breadth first.

import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { Ground, Position } from './level.js';

/** For each cell the direction of the last step of a shortest walk there; undefined where no walk leads. */
export type WalkMap = readonly (Direction | undefined)[];

/** Floods from the player. Stops early once every cell of `until` is reached, where that is given. */
export function walkMap(ground: Ground, position: Position, until?: readonly number[]): WalkMap {
  const around = offsets(ground.width);
  const blocked = Uint8Array.from(ground.walls);
  for (const box of position.boxes) blocked[box] = 1;
  blocked[position.player] = 1;
  const last: (Direction | undefined)[] = new Array(ground.walls.length).fill(undefined);
  const wanted = new Set(until);
  wanted.delete(position.player);
  const queue = [position.player];
  for (let at = 0; at < queue.length; at++) {
    for (const direction of DIRECTIONS) {
      const next = (queue[at] as number) + around[direction];
      if (blocked[next]) continue;
      blocked[next] = 1;
      last[next] = direction;
      queue.push(next);
      if (wanted.delete(next) && wanted.size === 0) return last;
    }
  }
  return last;
}

/** The walk a map holds to a cell, from the player's own cell on. */
export function walkOf(ground: Ground, map: WalkMap, player: number, cell: number): Direction[] | undefined {
  const around = offsets(ground.width);
  const walk: Direction[] = [];
  for (let at = cell; at !== player; ) {
    const direction = map[at];
    if (direction === undefined) return undefined;
    walk.push(direction);
    at -= around[direction];
  }
  return walk.reverse();
}

/** The fewest steps to a cell without a push; undefined where no walk leads there. */
export function walkTo(ground: Ground, position: Position, cell: number): Direction[] | undefined {
  return walkOf(ground, walkMap(ground, position, [cell]), position.player, cell);
}
