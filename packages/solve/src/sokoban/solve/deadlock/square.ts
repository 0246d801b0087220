// The 2×2 rule: boxes in a 2×2 block of walls and boxes can never move again, because each has something immovable on
// one vertical and one horizontal side. A deadlock if one of the boxes is off goal.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';

/** The boxes of a full 2×2 block that contains this box, or none. `boxAt` is 1 for cells with a box. */
export function jammedSquare(board: SokobanBoard, boxAt: Uint8Array, box: number): readonly number[] {
  const { width, walls, goalMap } = board;
  for (const vertical of [-width, width]) {
    for (const horizontal of [-1, 1]) {
      const cells = [box, box + vertical, box + horizontal, box + vertical + horizontal];
      if (!cells.every((cell) => walls[cell] || boxAt[cell])) continue;
      const boxes = cells.filter((cell) => boxAt[cell]);
      if (boxes.some((cell) => !goalMap[cell])) return boxes;
    }
  }
  return [];
}

/** The same as a boolean, for searches: allocates nothing. */
export function isJammedSquare(board: SokobanBoard, boxAt: Uint8Array, box: number): boolean {
  const { width, walls, goalMap } = board;
  for (let vertical = -width; vertical <= width; vertical += 2 * width) {
    for (let horizontal = -1; horizontal <= 1; horizontal += 2) {
      const across = box + vertical;
      const beside = box + horizontal;
      const opposite = across + horizontal;
      if (!walls[across] && !boxAt[across]) continue;
      if (!walls[beside] && !boxAt[beside]) continue;
      if (!walls[opposite] && !boxAt[opposite]) continue;
      if (!goalMap[box]) return true;
      if (boxAt[across] && !goalMap[across]) return true;
      if (boxAt[beside] && !goalMap[beside]) return true;
      if (boxAt[opposite] && !goalMap[opposite]) return true;
    }
  }
  return false;
}
