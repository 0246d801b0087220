// Hidden single: a digit with one cell left in a row or column.

import { type CandidateNotes, lineCells, lowestDigit } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit, cellFacts, lineFacts } from './facts.js';
import { sayFutoshikiHint } from './messages.js';

function find(notes: CandidateNotes): Deduction | undefined {
  const { size } = notes;
  for (let line = 0; line < 2 * size; line++) {
    const cells = lineCells(line, size);
    let once = 0;
    let twice = 0;
    for (const cell of cells) {
      twice |= once & notes.mask(cell);
      once |= notes.mask(cell);
    }
    const single = once & ~twice;
    const cell = cells.find((each) => notes.isOpen(each) && (notes.mask(each) & single) !== 0);
    if (cell === undefined) continue;
    const digit = lowestDigit(notes.mask(cell) & single);
    return {
      rule: 'single-place',
      name: 'hidden single',
      place: { cell, digit },
      why: sayFutoshikiHint('why-single-place', cellFacts(cell, size), lineFacts(line, size)),
      eliminations: [],
      because: cells.filter((each) => each !== cell && notes.isOpen(each)),
      signs: [],
      premises: cells.filter((each) => each !== cell).map((each) => ({ cell: each, mask: 1 << (digit - 1) })),
      ...sayFutoshikiHint('single-place', { ...cellDigit(cell, digit, size), line: lineFacts(line, size) }),
    };
  }
  return undefined;
}

export const SINGLE_PLACE: Rule = {
  id: 'single-place',
  grade: 'trivial',
  about: 'a digit with one cell left in a row or column',
  find,
};
