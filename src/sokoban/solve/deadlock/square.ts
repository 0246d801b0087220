// The 2×2 rule: four cells in a square, each a wall or a box, hold their boxes for ever, for every box has something
// immovable on one vertical and one horizontal side. Dead as soon as one of those boxes is off goal.

import type { Ground } from '../../rules/level.js';

/** The boxes of a jammed square that this box is part of, or none. `boxAt` is 1 where a box stands. */
export function jammedSquare(ground: Ground, boxAt: Uint8Array, box: number): readonly number[] {
  const { width, walls, goalMap } = ground;
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

/** The same question with a plain answer, for searches: no list is made. */
export function isJammedSquare(ground: Ground, boxAt: Uint8Array, box: number): boolean {
  const { width, walls, goalMap } = ground;
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
