// How many pushes a box alone on the board needs from any cell to any goal. One pull search from every goal; the
// player's walks are not asked for, so the figure never exceeds the truth. Kept for each level once made: bounds,
// warnings and searches ask again and again.

import type { Level } from '../../rules/level.js';

export interface PushDistances {
  /** Pushes from this cell to this goal, Infinity where no push leads there. */
  between(cell: number, goal: number): number;
}

const UNREACHED = 0xffff;
/** Beyond this many cells × goals the table would outgrow what a live warning may cost. */
const MOST_ENTRIES = 1 << 24;

/** By the walls, which a level shares with those that begin in the middle of it. */
const known = new WeakMap<Uint8Array, PushDistances>();

function distancesTo(level: Level, goal: number, table: Uint16Array): void {
  const { width, walls } = level;
  table.fill(UNREACHED);
  table[goal] = 0;
  const queue = [goal];
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number;
    const next = (table[cell] as number) + 1;
    for (const offset of [-width, 1, width, -1]) {
      const pulled = cell + offset;
      if (walls[pulled] || walls[pulled + offset] || table[pulled] !== UNREACHED) continue;
      table[pulled] = next;
      queue.push(pulled);
    }
  }
}

/** The table of a level, or undefined where it would be too large. */
export function pushDistances(level: Level): PushDistances | undefined {
  const made = known.get(level.walls);
  if (made) return made;
  const cells = level.walls.length;
  if (cells * level.goals.length > MOST_ENTRIES) return undefined;
  const table = new Uint16Array(cells * level.goals.length);
  const row = new Map<number, number>();
  level.goals.forEach((goal, index) => {
    row.set(goal, index * cells);
    distancesTo(level, goal, table.subarray(index * cells, (index + 1) * cells));
  });
  const distances: PushDistances = {
    between(cell, goal) {
      const pushes = table[(row.get(goal) as number) + cell] as number;
      return pushes === UNREACHED ? Infinity : pushes;
    },
  };
  known.set(level.walls, distances);
  return distances;
}
