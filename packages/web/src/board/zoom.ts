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
  /** CSS pixels per cell; undefined: the whole board fits. */
  readonly chosen: Signal<number | undefined>;
  /** CSS pixels per cell at which the whole board fits; known once it is laid out. */
  readonly fit: Signal<number>;
  /** What the next change of size holds on to (default: the followed cell comes to the middle). */
  anchor: Anchor | undefined;
}

export const newZoom = (): Zoom => ({ chosen: signal(undefined), fit: signal(0), anchor: undefined });

/** The factor of one zoom step. */
export const ZOOM_STEP = 1.4;

/** The most CSS pixels per cell. */
const LARGEST = 96;
/** Smaller cells are hard to tap and to distinguish. */
const COMFORTABLE = 28;

/** Whether zooming is useful: the cells are small, or the board is zoomed already. */
export const isZoomUseful = ({ chosen, fit }: Zoom): boolean =>
  chosen.value !== undefined || (fit.value > 0 && fit.value < COMFORTABLE);

export function zoomBy(zoom: Zoom, factor: number, anchor?: Anchor): void {
  const fit = zoom.fit.peek();
  const wanted = Math.min(Math.max(LARGEST, fit), (zoom.chosen.peek() ?? fit) * factor);
  zoom.anchor = anchor;
  zoom.chosen.value = wanted > fit * 1.02 ? wanted : undefined;
}
