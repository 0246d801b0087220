// Reorders pushes to shorten the walks: after a push of a box come its next pushes, as long as the rest of the solution
// is still possible. A beam alternates between boxes at random, which causes long walks on a large floor. The pushes
// themselves stay the same.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import type { EnginePush } from '../engines/engine.js';
import { movesOfPushes } from '../engines/push-path.js';

/** The most cells to flood in total, and between two yields. */
const MAX_CELLS = 5e7;

const CELLS_PER_SLICE = 2e5;

/**
 * Moves with the same pushes; unchanged if nothing is gained, or if `isStopped`, which is called between slices,
 * returns true.
 */
export function* groupPushes(
  level: Level,
  moves: readonly Direction[],
  isStopped: () => boolean,
): Generator<void, readonly Direction[], void> {
  const rest: EnginePush[] = [];
  for (const { step } of replay(level, moves)) if (step.kind === 'push') rest.push([step.from, step.onto]);
  const floor = openFloor(level);
  const grouped: EnginePush[] = [];
  let yieldedAt = 0;
  while (rest.length > 0) {
    const last = grouped.at(-1)?.[1];
    // the box on this cell is the one that is pushed from there next
    const next = rest.findIndex(([from]) => from === last);
    const chosen = next > 0 && floor.visited() < MAX_CELLS && floor.canHoist(rest, next) ? next : 0;
    const [push] = rest.splice(chosen, 1) as [EnginePush];
    floor.push(push);
    grouped.push(push);
    if (floor.visited() - yieldedAt < CELLS_PER_SLICE) continue;
    yieldedAt = floor.visited();
    if (isStopped()) return moves;
    yield;
  }
  const better = movesOfPushes(level, grouped);
  return better.length < moves.length ? better : moves;
}

/** Boxes and player of a level, for making and undoing pushes. */
function openFloor(level: Level) {
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  const blocked = Uint8Array.from(level.walls);
  for (const box of level.start.boxes) blocked[box] = 1;
  const seen = new Uint32Array(level.walls.length);
  const queue = new Uint32Array(level.walls.length);
  let player = level.start.player;
  let floods = 0;
  let visited = 0;

  const canWalk = (to: number): boolean => {
    if (to === player) return true;
    floods++;
    seen[player] = floods;
    queue[0] = player;
    for (let head = 0, tail = 1; head < tail; head++) {
      visited++;
      for (const delta of deltas) {
        const cell = (queue[head] as number) + delta;
        if (blocked[cell] || seen[cell] === floods) continue;
        if (cell === to) return true;
        seen[cell] = floods;
        queue[tail++] = cell;
      }
    }
    return false;
  };

  const shift = (from: number, onto: number): void => {
    blocked[from] = 0;
    blocked[onto] = 1;
  };

  const push = ([from, onto]: EnginePush): void => {
    shift(from, onto);
    player = from;
  };

  const canPush = ([from, onto]: EnginePush): boolean => !blocked[onto] && canWalk(from - (onto - from));

  return {
    push,
    visited: () => visited,
    /** Whether push number `index` can come first and the others follow in their order. */
    canHoist(rest: readonly EnginePush[], index: number): boolean {
      const before = player;
      const order = [rest[index] as EnginePush, ...rest.slice(0, index)];
      let pushCount = 0;
      while (pushCount < order.length && canPush(order[pushCount] as EnginePush))
        push(order[pushCount++] as EnginePush);
      // the boxes end up in the same place; the player must be able to walk to the same place
      const isSame = pushCount === order.length && canWalk((rest[index] as EnginePush)[0]);
      while (pushCount > 0) {
        const [from, onto] = order[--pushCount] as EnginePush;
        shift(onto, from);
      }
      player = before;
      return isSame;
    },
  };
}
