// Where the boxes are, as a map over the cells: what the deadlock rules look boxes up in.

import type { Level, Position } from '../../rules/level.js';

/** 1 for every cell with a box. */
export function boxMap(level: Level, position: Position): Uint8Array {
  const boxAt = new Uint8Array(level.walls.length);
  for (const box of position.boxes) boxAt[box] = 1;
  return boxAt;
}
