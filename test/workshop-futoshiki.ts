// Two Futoshiki puzzles as the terminal shows them, at their start: one of four by four with givens and signs, one too
// large for small windows; and digits typed into them.

import { FUTOSHIKI_FORMATS, type FutoshikiLevel, validateLevel } from '../src/futoshiki/index.js';
import { type FutoshikiState, newFutoshiki, typeDigit } from '../src/terminal/futoshiki-state.js';

const ROWS = ['|1 -<3 -|', '|  v    |', '|- - 1 -|', '|       |', '|- 1 - 3|', '|^      |', '|- - - -|'];
export const PLACE = { collection: 'Workshop', number: 3, of: 24, title: 'Easy, number 7' };

function levelOf(rows: readonly string[]): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS[0]?.parse(rows.join('\n')).levels[0];
  if (!draft?.ok) throw new Error('unreadable');
  const level = validateLevel(draft.value);
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

export const START = newFutoshiki(levelOf(ROWS), PLACE);

export const typed = (state: FutoshikiState, ...digits: number[]): FutoshikiState => digits.reduce(typeDigit, state);

/** Twelve by twelve with a few signs, nothing given. */
export const WIDE = newFutoshiki(
  {
    size: 12,
    cells: new Array<number>(144).fill(0),
    inequalities: [
      { less: 0, greater: 1 },
      { less: 77, greater: 65 },
      { less: 78, greater: 77 },
      { less: 143, greater: 131 },
    ],
  },
  PLACE,
);
