// The grid of the puzzle that is played.

import type { FutoshikiLevel } from '../../futoshiki/index.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { Grid } from './grid.js';
import { gridMarks } from './grid-marks.js';
import { conflicts, equals, futoshikiSession, performFutoshiki, position } from './state.js';

const select = (cell: number): void => void performFutoshiki({ kind: 'select-cell', cell });

export function PlayGrid({ level }: { readonly level: FutoshikiLevel }) {
  const shown = {
    digits: position.value?.digits ?? level.cells,
    marks: position.value?.marks ?? [],
    cursor: futoshikiSession.value?.cursor,
    conflicts: conflicts.value,
    equals: equals.value,
    ...gridMarks.value,
  };
  return (
    <Grid
      level={level}
      shown={shown}
      label={futoshikiTexts.grid(level.size)}
      marksName={futoshikiTexts.marks}
      onSelect={select}
    />
  );
}
