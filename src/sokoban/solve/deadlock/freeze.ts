// The freeze rule: boxes that hold each other and the walls so that none of them can be the first to move.
// Greatest fixpoint: take every box of a touching group as frozen, then release whichever could move along one axis,
// until nothing more is released. An axis is closed by a wall or a frozen box on either side, or by dead cells on
// both: a push onto a dead cell loses anyway. A frozen box off goal makes the position dead. The usual recursive
// test from one box (YASC's wiki describes it) finds less where boxes lean on each other in a ring.

import type { Ground } from '../../rules/level.js';

/** The boxes that touch this one directly or through others, itself first. */
function touchingBoxes(width: number, boxAt: Uint8Array, box: number): Set<number> {
  const group = new Set([box]);
  // A set hands out what is added while it is walked through.
  for (const cell of group) {
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) if (boxAt[next]) group.add(next);
  }
  return group;
}

/** The boxes of this box's touching group that can never move again. `dead` is the map of dead cells. */
export function frozenAround(ground: Ground, dead: Uint8Array, boxAt: Uint8Array, box: number): ReadonlySet<number> {
  const { width, walls } = ground;
  const frozen = touchingBoxes(width, boxAt, box);
  const isClosed = (cell: number, side: number): boolean => {
    const one = cell - side;
    const other = cell + side;
    if (walls[one] || walls[other] || (dead[one] && dead[other])) return true;
    return frozen.has(one) || frozen.has(other);
  };
  for (let before = -1; before !== frozen.size; ) {
    before = frozen.size;
    for (const cell of frozen) if (!isClosed(cell, 1) || !isClosed(cell, width)) frozen.delete(cell);
  }
  return frozen;
}

/** Whether the group of this box holds a frozen box off goal. */
export function isFrozenDead(ground: Ground, dead: Uint8Array, boxAt: Uint8Array, box: number): boolean {
  for (const cell of frozenAround(ground, dead, boxAt, box)) if (!ground.goalMap[cell]) return true;
  return false;
}
