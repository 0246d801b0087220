// The boxes as a map over the cells, for lookups by the deadlock rules.

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';

/** 1 for every cell with a box. */
export function boxMap(level: Level, position: Position): Uint8Array {
  const boxAt = new Uint8Array(level.walls.length);
  for (const box of position.boxes) boxAt[box] = 1;
  return boxAt;
}
