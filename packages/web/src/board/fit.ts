// The size of a cell: a whole, even number of device pixels (half a wall must be whole), the largest that fits.

import type { Plan } from './plan.js';

/** In CSS pixels; how many device pixels are in one. */
export interface BoardSpace {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** Rounds device pixels to a whole, even number. */
export const sizedCell = (pixels: number): number => Math.max(6, Math.floor(pixels / 2) * 2);

/**
 * Device pixels per cell for a space given in CSS pixels. At least 6; a board larger than its space then scrolls inside
 * it.
 */
export const fitCell = (space: BoardSpace, board: Plan, largest = 72): number =>
  sizedCell(Math.min(space.width / board.width, space.height / board.height, largest) * space.density);

/** A phone on its side: the board has the whole height, and everything else is beside it (styles/frame.css). */
export const isShort = (): boolean => innerWidth >= 560 && innerHeight < 500;
