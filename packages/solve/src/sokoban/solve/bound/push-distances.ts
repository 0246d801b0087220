// Push distances from any cell to any goal, for a box alone on the board: one pull search per goal. The player's walks
// are ignored, so the distance is never too large. Cached per level, because bounds, warnings, and searches all use it.

import type { Level, SokobanBoard } from '@masu/core/sokoban/rules/level.js';

interface PushDistances {
  /** Pushes from this cell to this goal; Infinity if no push leads there. */
  between(cell: number, goal: number): number;
}

/** Stands for "no push leads there". */
export const NO_WAY_TO_PUSH = 0xffff;
/** Beyond this many cells × goals, the table is too expensive for a live warning. */
const MAX_ENTRIES = 1 << 24;

/** Keyed by the walls, which a level shares with the levels that start at its positions. */
const known = new WeakMap<Uint8Array, PushDistances>();

/** Writes the pushes from every cell to the nearest of these goals: pulls a box from all of them at once. */
export function writePushes({ width, walls }: SokobanBoard, goals: readonly number[], table: Uint16Array): void {
  table.fill(NO_WAY_TO_PUSH);
  for (const goal of goals) table[goal] = 0;
  const queue = [...goals];
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number;
    const next = (table[cell] as number) + 1;
    for (const offset of [-width, 1, width, -1]) {
      // The player is behind the box's new cell and needs one more free cell to step back to.
      const pulled = cell + offset;
      if (walls[pulled] || walls[pulled + offset] || table[pulled] !== NO_WAY_TO_PUSH) continue;
      table[pulled] = next;
      queue.push(pulled);
    }
  }
}

/** The table of a level, or undefined if it would be too large. */
export function pushDistances(level: Level): PushDistances | undefined {
  const stored = known.get(level.walls);
  if (stored) return stored;
  const cells = level.walls.length;
  if (cells * level.goals.length > MAX_ENTRIES) return undefined;
  const table = new Uint16Array(cells * level.goals.length);
  const row = new Map<number, number>();
  level.goals.forEach((goal, index) => {
    row.set(goal, index * cells);
    writePushes(level, [goal], table.subarray(index * cells, (index + 1) * cells));
  });
  const distances: PushDistances = {
    between(cell, goal) {
      const pushes = table[(row.get(goal) as number) + cell] as number;
      return pushes === NO_WAY_TO_PUSH ? Infinity : pushes;
    },
  };
  known.set(level.walls, distances);
  return distances;
}
