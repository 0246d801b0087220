// Naked single: a cell with one candidate left.

import { cellName } from '../../rules/cell-name.js';
import { cellsOf, fullMask, isSingle, linesThrough, lowest, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';

function find(notes: Notes): Deduction | undefined {
  const { size } = notes;
  const cell = notes.masks.findIndex((mask, each) => notes.isOpen(each) && isSingle(mask));
  if (cell < 0) return undefined;
  const mask = notes.mask(cell);
  const seen = linesThrough(cell, size).flatMap((line) => cellsOf(line, size).filter((other) => !notes.isOpen(other)));
  const placed = seen.reduce((sum, other) => sum | notes.mask(other), 0);
  const others = fullMask(size) & ~mask;
  const why =
    (others & ~placed) === 0 ? 'all other digits are already in its row or column' : 'all other digits are ruled out';
  return {
    rule: 'single-candidate',
    name: 'naked single',
    place: { cell, digit: lowest(mask) },
    eliminations: [],
    because: [...new Set(seen)].sort((a, b) => a - b),
    signs: [],
    premises: [{ cell, mask: others }],
    message: `${cellName(cell, size)} is ${lowest(mask)}: ${why}.`,
  };
}

export const SINGLE_CANDIDATE: Rule = {
  id: 'single-candidate',
  grade: 'trivial',
  about: 'a cell with one candidate left',
  find,
};
