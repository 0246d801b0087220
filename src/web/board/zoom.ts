// How large the cells of a board are: as large as fits its box, or as large as the player chose.

import { type Signal, signal } from '@preact/signals';

/** A point of the board, in cells, that stays at a point of the window while the size changes. */
export interface Anchor {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  /** CSS pixels a cell; undefined fits the whole board. */
  readonly chosen: Signal<number | undefined>;
  /** CSS pixels a cell where the whole board fits; known once it is laid out. */
  readonly fit: Signal<number>;
  /** What the next change of size holds on to (default: the followed cell comes to the middle). */
  anchor: Anchor | undefined;
}

export const newZoom = (): Zoom => ({ chosen: signal(undefined), fit: signal(0), anchor: undefined });

/** What a key or a button makes of the size. */
export const ZOOM_STEP = 1.4;

/** CSS pixels a cell at most. */
const LARGEST = 96;
/** Smaller cells are hard to hit and to tell apart. */
const COMFORTABLE = 28;

/** Is there something to zoom: a board whose cells are small, or one that is zoomed already? */
export const isZoomUseful = ({ chosen, fit }: Zoom): boolean =>
  chosen.value !== undefined || (fit.value > 0 && fit.value < COMFORTABLE);

export function zoomBy(zoom: Zoom, factor: number, anchor?: Anchor): void {
  const fit = zoom.fit.peek();
  const wanted = Math.min(Math.max(LARGEST, fit), (zoom.chosen.peek() ?? fit) * factor);
  zoom.anchor = anchor;
  zoom.chosen.value = wanted > fit * 1.02 ? wanted : undefined;
}
