// Zooming: between the whole board and 96 pixels per cell, and back to the whole board.

import { expect, test } from 'vitest';
import { isZoomUseful, newZoom, zoomBy } from './zoom.js';

function zoomAt(fit: number) {
  const zoom = newZoom();
  zoom.fit.value = fit;
  return zoom;
}

test.each([
  ['in once', 10, [2], 20],
  ['in without end', 10, [4, 4, 4], 96],
  ['out of the whole board', 10, [0.5], undefined],
  ['in and out', 10, [2, 0.5], undefined],
  ['a board of large cells', 72, [4], 96],
] as const)('%s', (_name, fit, factors, chosen) => {
  const zoom = zoomAt(fit);
  for (const factor of factors) zoomBy(zoom, factor);
  expect(zoom.chosen.value).toBe(chosen);
});

test('zoom is offered for small cells and while the board is zoomed', () => {
  expect(isZoomUseful(zoomAt(0))).toBe(false);
  expect(isZoomUseful(zoomAt(14))).toBe(true);
  const roomy = zoomAt(40);
  expect(isZoomUseful(roomy)).toBe(false);
  zoomBy(roomy, 1.5);
  expect(isZoomUseful(roomy)).toBe(true);
});
