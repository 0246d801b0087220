// Finds a contradiction in the notes: a cell with no candidates left, or a line with no cell left for a digit.

import { type CandidateNotes, fullMask, lineCells, lowestDigit } from '../candidates/notes.js';
import { cellFacts, lineFacts } from './facts.js';
import type { EndFacts } from './message-facts.js';

interface Contradiction {
  /** The ruled-out candidates, at least one of which must be true. */
  readonly premises: readonly { readonly cell: number; readonly mask: number }[];
  readonly end: EndFacts;
}

export function findContradiction(notes: CandidateNotes): Contradiction | undefined {
  const { size } = notes;
  const full = fullMask(size);
  const empty = notes.masks.indexOf(0);
  if (empty >= 0)
    return { premises: [{ cell: empty, mask: full }], end: { kind: 'no-candidates', cell: cellFacts(empty, size) } };
  for (let line = 0; line < 2 * size; line++) {
    const cells = lineCells(line, size);
    const missing = full & ~cells.reduce((union, cell) => union | notes.mask(cell), 0);
    if (missing === 0) continue;
    const digit = lowestDigit(missing);
    const premises = cells.map((cell) => ({ cell, mask: 1 << (digit - 1) }));
    return { premises, end: { kind: 'no-cell', line: lineFacts(line, size), digit } };
  }
  return undefined;
}
