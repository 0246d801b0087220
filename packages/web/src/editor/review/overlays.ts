// Overlays of the whole board, one at a time, told apart by shape: what a wall on each floor cell would do, the dead
// squares, or what single edits do.

import type { SokobanAnalysis } from '@masu/studio/sokoban/analyze/analyze.js';
import { computed, signal } from '@preact/signals';
import type { Labels } from '../../board/marks.js';
import { deadSquares } from '../sheet/checks.js';
import { settled } from '../sheet/state.js';
import { markLabels, type Shape } from './note-marks.js';
import { levelReview } from './review.js';

export const OVERLAYS = ['none', 'floor', 'dead', 'edits'] as const;
type Overlay = (typeof OVERLAYS)[number];

export const overlay = signal<Overlay>('none');

type FloorCells = NonNullable<SokobanAnalysis['floor']>;
const FLOOR_SHAPES: Readonly<Record<FloorCells[number]['kind'], Shape | undefined>> = {
  spare: 'hatching',
  needed: 'small',
  longer: 'large',
  unknown: undefined,
};

/** Floor and dead squares; undefined for others, and for the floor until it is known. */
export const overlayLabels = computed((): Labels | undefined => {
  if (overlay.value === 'dead')
    return markLabels(deadSquares(settled.value.plan).map((cell) => [cell, 'cross'] as const));
  const floor = overlay.value === 'floor' ? levelReview.analysis.value?.floor : undefined;
  return floor && markLabels(floor.map(({ cell, kind }) => [cell, FLOOR_SHAPES[kind]] as const));
});

export function nextOverlay(): Overlay {
  const next = OVERLAYS[(OVERLAYS.indexOf(overlay.peek()) + 1) % OVERLAYS.length] ?? 'none';
  overlay.value = next;
  return next;
}
