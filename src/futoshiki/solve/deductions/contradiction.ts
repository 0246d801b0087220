// When notes can no longer be right: a cell with no digit left, or a line with no cell left for a digit.

import { cellName } from '../../rules/cell-name.js';
import { cellsOf, fullMask, lowest, type Notes } from '../notes.js';
import { lineName } from './words.js';

export interface Contradiction {
  /** The candidates that are out and should not all be. */
  readonly premises: readonly { readonly cell: number; readonly mask: number }[];
  /** Without a full stop, so that it can end a longer sentence. */
  readonly message: string;
}

export function findContradiction(notes: Notes): Contradiction | undefined {
  const { size } = notes;
  const full = fullMask(size);
  const empty = notes.masks.indexOf(0);
  if (empty >= 0)
    return { premises: [{ cell: empty, mask: full }], message: `${cellName(empty, size)} has no digit left` };
  for (let line = 0; line < 2 * size; line++) {
    const cells = cellsOf(line, size);
    const missing = full & ~cells.reduce((union, cell) => union | notes.mask(cell), 0);
    if (missing === 0) continue;
    const digit = lowest(missing);
    const premises = cells.map((cell) => ({ cell, mask: 1 << (digit - 1) }));
    return { premises, message: `${lineName(line, size)} has no place left for ${digit}` };
  }
  return undefined;
}
