// The map of single edits on the board: what a wall put or opened on each cell does, by shape, and the ways to move a box or a
// goal that make the solution longer, as arrows.

import type { EditEffect } from '@masu/studio/sokoban/analyze/edit-map.js';
import { computed } from '@preact/signals';
import { knownEdits } from '../review/asking.js';
import { markLabels, type Shape } from '../review/note-marks.js';

const SHAPES: Readonly<Record<EditEffect, Shape | undefined>> = {
  longer: 'large',
  traps: 'ring',
  easier: 'small',
  dead: 'cross',
  other: undefined,
  unknown: undefined,
};

/** Undefined while nothing is known. */
export const editLabels = computed(() => {
  const edits = knownEdits.value?.edits;
  if (!edits) return undefined;
  const shapes = edits.map(({ edit, effect }) => [edit.cell, edit.direction ? undefined : SHAPES[effect]] as const);
  const arrows = edits.flatMap(({ edit, effect }) =>
    edit.direction && effect === 'longer' ? [[edit.cell, edit.direction] as const] : [],
  );
  return markLabels(shapes, arrows);
});
