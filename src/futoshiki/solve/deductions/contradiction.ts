// Finds a contradiction in the notes: a cell with no candidates left, or a line with no cell left for a digit.

import { cellName } from '../../rules/cell-name.js';
import { cellsOf, fullMask, lowest, type Notes } from '../notes.js';
import { lineName } from './words.js';

export interface Contradiction {
  /** The ruled-out candidates, at least one of which must be true. */
  readonly premises: readonly { readonly cell: number; readonly mask: number }[];
  /** A clause without a period: callers put it at the end of a sentence. */
  readonly message: string;
}

export function findContradiction(notes: Notes): Contradiction | undefined {
  const { size } = notes;
  const full = fullMask(size);
  const empty = notes.masks.indexOf(0);
  if (empty >= 0)
    return { premises: [{ cell: empty, mask: full }], message: `${cellName(empty, size)} has no candidates left` };
  for (let line = 0; line < 2 * size; line++) {
    const cells = cellsOf(line, size);
    const missing = full & ~cells.reduce((union, cell) => union | notes.mask(cell), 0);
    if (missing === 0) continue;
    const digit = lowest(missing);
    const premises = cells.map((cell) => ({ cell, mask: 1 << (digit - 1) }));
    return { premises, message: `no cell in ${lineName(line, size)} can be ${digit}` };
  }
  return undefined;
}
