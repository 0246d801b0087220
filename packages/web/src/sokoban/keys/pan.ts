// Scrolls a zoomed board in its box by keys: by a part of the view, or to a cell.

import { type Direction, rowColumn } from '@masu/core/base/grid.js';
import { isMotionReduced } from '../../theme/theme.js';

const PART = 0.4;

const UNITS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -PART],
  right: [PART, 0],
  down: [0, PART],
  left: [-PART, 0],
};

const boardBox = (): HTMLElement | null => document.querySelector('.board');

const behavior = (): ScrollBehavior => (isMotionReduced() ? 'instant' : 'smooth');

export function panBoard(direction: Direction): void {
  const box = boardBox();
  const [dx, dy] = UNITS[direction];
  box?.scrollBy({ left: dx * box.clientWidth, top: dy * box.clientHeight, behavior: behavior() });
}

/** Scrolls a cell of a board with this many columns to the middle. */
export function centerBoard(cell: number, columns: number): void {
  const box = boardBox();
  const size = (box?.firstElementChild?.clientWidth ?? 0) / columns;
  const [row, column] = rowColumn(cell, columns);
  box?.scrollTo({
    left: (column + 0.5) * size - box.clientWidth / 2,
    top: (row + 0.5) * size - box.clientHeight / 2,
    behavior: behavior(),
  });
}
