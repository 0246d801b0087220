// The freeze rule: boxes that hold each other and the walls so that none of them can be the first to move.
// Greatest fixpoint: take every box of a touching group as frozen, then release whichever could move along one axis,
// until nothing more is released. An axis is closed by a wall or a frozen box on either side, or by dead cells on
// both: a push onto a dead cell loses anyway. A frozen box off goal makes the position dead. The usual recursive
// test from one box (YASC's wiki describes it) finds less where boxes lean on each other in a ring.

import type { Ground } from '../../rules/level.js';

/** The boxes that touch this one directly or through others, itself first. */
function touchingBoxes(width: number, boxAt: Uint8Array, box: number): number[] {
  const group = [box];
  for (let at = 0; at < group.length; at++) {
    const cell = group[at] as number;
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) {
      if (boxAt[next] && !group.includes(next)) group.push(next);
    }
  }
  return group;
}

/** The boxes of this box's touching group that can never move again. `dead` is the map of dead cells. */
export function frozenAround(ground: Ground, dead: Uint8Array, boxAt: Uint8Array, box: number): readonly number[] {
  const { width, walls } = ground;
  let frozen = touchingBoxes(width, boxAt, box);
  const isClosed = (cell: number, side: number): boolean => {
    const one = cell - side;
    const other = cell + side;
    if (walls[one] || walls[other] || (dead[one] && dead[other])) return true;
    return (boxAt[one] === 1 && frozen.includes(one)) || (boxAt[other] === 1 && frozen.includes(other));
  };
  for (;;) {
    const still = frozen.filter((cell) => isClosed(cell, 1) && isClosed(cell, width));
    if (still.length === frozen.length) return frozen;
    frozen = still;
  }
}

/** Whether the group of this box holds a frozen box off goal. */
export function isFrozenDead(ground: Ground, dead: Uint8Array, boxAt: Uint8Array, box: number): boolean {
  const frozen = frozenAround(ground, dead, boxAt, box);
  return frozen.some((cell) => !ground.goalMap[cell]);
}
