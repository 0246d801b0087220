// Keys that change how the board is seen, in both modes: its size, and which part of it is in view.

import { ZOOM_STEP, zoomBy } from '../../board/zoom.js';
import { zoom } from '../state/state.js';
import type { PageKey } from './keys.js';
import { centerBoard, panBoard } from './pan.js';

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
