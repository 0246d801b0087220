// The freeze rule: boxes that block each other, together with walls, so that none can be the first to move. Greatest
// fixed point: assume that every box of a touching group is frozen, then repeatedly release boxes that can move along an
// axis. An axis is blocked by a wall or a frozen box on either side, or by dead squares on both: pushing onto a dead
// square loses anyway. A frozen box off goal is a deadlock. The usual recursive test from one box (described in YASC's
// wiki) finds less if boxes block each other in a ring.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';

/** The boxes that touch this one directly or through others, itself first. */
function touchingBoxes(width: number, boxAt: Uint8Array, box: number): Set<number> {
  const group = new Set([box]);
  // Iterating over a set includes elements added during the loop.
  for (const cell of group) {
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) if (boxAt[next]) group.add(next);
  }
  return group;
}

/** The boxes of this box's touching group that can never move again. `dead` is the map of dead squares. */
export function frozenAround(
  board: SokobanBoard,
  dead: Uint8Array,
  boxAt: Uint8Array,
  box: number,
): ReadonlySet<number> {
  const { width, walls } = board;
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

/** Whether the group of this box has a frozen box off goal. */
export function isFrozenDead(board: SokobanBoard, dead: Uint8Array, boxAt: Uint8Array, box: number): boolean {
  for (const cell of frozenAround(board, dead, boxAt, box)) if (!board.goalMap[cell]) return true;
  return false;
}
