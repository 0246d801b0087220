// Removes floor that can't matter to any solution or to the grade, without solving anything: dead ends and corners on
// dead squares. No box is ever pushed onto such a cell, no push is made from it, and any walk through it can go around
// it over cells that no box can block.

import { type FloorPlan, NONE, opposite, planFloor } from '../positions/floor-plan.js';
import type { Room } from './room.js';

/** Whether a player on this cell can push a box in this direction. */
function isPushedFrom({ neighbors, slots }: FloorPlan, cell: number, direction: number): boolean {
  const box = neighbors[4 * cell + direction] as number;
  if (box === NONE || slots[box] === NONE) return false;
  const onto = neighbors[4 * box + direction] as number;
  return onto !== NONE && slots[onto] !== NONE;
}

function isIdle(plan: FloorPlan, cell: number): boolean {
  const { neighbors, slots } = plan;
  if (slots[cell] !== NONE) return false;
  const open = [0, 1, 2, 3].filter((direction) => neighbors[4 * cell + direction] !== NONE);
  if (open.some((direction) => isPushedFrom(plan, cell, direction))) return false;
  const [one, other] = open;
  if (one === undefined || other === undefined) return true;
  if (open.length > 2 || other === opposite(one)) return false;
  const aside = neighbors[4 * (neighbors[4 * cell + one] as number) + other] as number;
  return aside !== NONE && slots[aside] === NONE;
}

export function withoutIdleFloor(room: Room): Room {
  const walls = Uint8Array.from(room.walls);
  for (;;) {
    const plan = planFloor({ ...room, walls });
    const opened: number[] = [];
    for (let cell = 0; cell < plan.size; cell++) {
      const place = plan.boardCells[cell] as number;
      // Cells near one that was just removed wait for the next round: their detour may have led over it.
      if (opened.some((other) => isNear(room.width, other, place)) || !isIdle(plan, cell)) continue;
      walls[place] = 1;
      opened.push(place);
    }
    if (opened.length === 0) return { ...room, walls };
  }
}

function isNear(width: number, one: number, other: number): boolean {
  const rows = Math.floor(one / width) - Math.floor(other / width);
  const columns = (one % width) - (other % width);
  return Math.abs(rows) <= 2 && Math.abs(columns) <= 2;
}
