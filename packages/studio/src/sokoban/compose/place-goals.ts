// Puts the goals into a room as one group: a straight line, or a patch grown from one cell.

import type { Random } from '@masu/core/base/random.js';
import { floorCells, neighborOffsets, type Room, wallsAround } from './room.js';

/** Grows by the neighbor with the most goals around it, so that patches come out compact; ties by chance. */
function patch(room: Room, first: number, count: number, random: Random): number[] {
  const goals = new Set([first]);
  const offsets = neighborOffsets(room);
  while (goals.size < count) {
    const next = new Map<number, number>();
    for (const goal of goals) {
      for (const offset of offsets) {
        const cell = goal + offset;
        if (!room.walls[cell] && !goals.has(cell)) next.set(cell, (next.get(cell) ?? 0) + 1);
      }
    }
    if (next.size === 0) break;
    const most = random.below(3) === 0 ? 1 : Math.max(...next.values());
    const best = [...next].filter(([, touching]) => touching >= most).map(([cell]) => cell);
    goals.add(best[random.below(best.length)] as number);
  }
  return [...goals];
}

function line(room: Room, first: number, count: number, offset: number): number[] {
  const goals: number[] = [];
  for (let cell = first; goals.length < count && !room.walls[cell]; cell += offset) goals.push(cell);
  return goals;
}

/** The room with this many goals, or undefined if this random choice doesn't fit. */
export function placeGoals(room: Room, count: number, random: Random): Room | undefined {
  const floor = floorCells(room).filter((cell) => wallsAround(room, cell) < 3);
  if (floor.length < 3 * count) return undefined;
  const first = floor[random.below(floor.length)] as number;
  const goals =
    random.below(3) === 0
      ? line(room, first, count, neighborOffsets(room)[random.below(4)] as number)
      : patch(room, first, count, random);
  if (goals.length < count) return undefined;
  return { ...room, goals: goals.sort((a, b) => a - b) };
}
