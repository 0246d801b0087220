// Naked single: a cell with one candidate left.

import { type CandidateNotes, fullMask, isSingle, lineCells, linesThrough, lowestDigit } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit, cellFacts } from './facts.js';
import { sayFutoshikiHint } from './messages.js';

function find(notes: CandidateNotes): Deduction | undefined {
  const { size } = notes;
  const cell = notes.masks.findIndex((mask, each) => notes.isOpen(each) && isSingle(mask));
  if (cell < 0) return undefined;
  const mask = notes.mask(cell);
  const seen = linesThrough(cell, size).flatMap((line) =>
    lineCells(line, size).filter((other) => !notes.isOpen(other)),
  );
  const placed = seen.reduce((sum, other) => sum | notes.mask(other), 0);
  const others = fullMask(size) & ~mask;
  const arePlaced = (others & ~placed) === 0;
  return {
    rule: 'single-candidate',
    name: 'naked single',
    place: { cell, digit: lowestDigit(mask) },
    why: sayFutoshikiHint('why-single-candidate', cellFacts(cell, size), arePlaced),
    eliminations: [],
    because: [...new Set(seen)].sort((a, b) => a - b),
    signs: [],
    premises: [{ cell, mask: others }],
    ...sayFutoshikiHint('single-candidate', { ...cellDigit(cell, lowestDigit(mask), size), arePlaced }),
  };
}

export const SINGLE_CANDIDATE: Rule = {
  id: 'single-candidate',
  grade: 'trivial',
  about: 'a cell with one candidate left',
  find,
};
