// Keys that change how the board is seen, in both modes: its size, and which part of it is in view.

import { type Direction, rowColumn } from '../../../base/grid.js';
import { ZOOM_STEP, zoomBy } from '../../board/zoom.js';
import { isMotionReduced } from '../../theme/theme.js';
import { zoom } from '../state/state.js';
import type { PageKey } from './keys.js';

// Scrolls a zoomed board in its box by keys: by a part of the view, or to a cell.

const PART = 0.4;
const UNITS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -PART],
  right: [PART, 0],
  down: [0, PART],
  left: [-PART, 0],
};

const boardBox = (): HTMLElement | null => document.querySelector('.board');
const behavior = (): ScrollBehavior => (isMotionReduced() ? 'instant' : 'smooth');

function panBoard(direction: Direction): void {
  const box = boardBox();
  const [dx, dy] = UNITS[direction];
  box?.scrollBy({ left: dx * box.clientWidth, top: dy * box.clientHeight, behavior: behavior() });
}

/** Scrolls a cell of a board with this many columns to the middle. */
function centerBoard(cell: number, columns: number): void {
  const box = boardBox();
  const size = (box?.firstElementChild?.clientWidth ?? 0) / columns;
  const [row, column] = rowColumn(cell, columns);
  box?.scrollTo({
    left: (column + 0.5) * size - box.clientWidth / 2,
    top: (row + 0.5) * size - box.clientHeight / 2,
    behavior: behavior(),
  });
}

type ViewKey = Extract<PageKey, 'zoom-in' | 'zoom-out' | 'fit' | 'find' | `pan-${string}`>;

const VIEW_ACTIONS: Readonly<Record<ViewKey, (player: number, columns: number) => void>> = {
  'zoom-in': () => zoomBy(zoom, ZOOM_STEP),
  'zoom-out': () => zoomBy(zoom, 1 / ZOOM_STEP),
  fit: () => zoomBy(zoom, 0),
  find: centerBoard,
  'pan-up': () => panBoard('up'),
  'pan-right': () => panBoard('right'),
  'pan-down': () => panBoard('down'),
  'pan-left': () => panBoard('left'),
};

const isViewKey = (key: PageKey): key is ViewKey => Object.hasOwn(VIEW_ACTIONS, key);

/** True if it was such a key. */
export function takeViewKey(key: PageKey, player: number, columns: number): boolean {
  if (!isViewKey(key)) return false;
  VIEW_ACTIONS[key](player, columns);
  return true;
}
