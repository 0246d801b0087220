// Single candidate (naked single): a cell with one digit left.

import { cellName } from '../../rules/cell-name.js';
import { cellsOf, fullMask, isSingle, linesThrough, lowest, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';
import { digitList } from './words.js';

function find(notes: Notes): Deduction | undefined {
  const { size } = notes;
  const cell = notes.masks.findIndex((mask, each) => notes.isOpen(each) && isSingle(mask));
  if (cell < 0) return undefined;
  const mask = notes.mask(cell);
  const seen = linesThrough(cell, size).flatMap((line) => cellsOf(line, size).filter((other) => !notes.isOpen(other)));
  const standing = seen.reduce((sum, other) => sum | notes.mask(other), 0);
  const others = fullMask(size) & ~mask;
  const why =
    (others & ~standing) === 0
      ? `${digitList(others)} already ${size === 2 ? 'stands' : 'stand'} in its row or column`
      : 'every other digit is ruled out there';
  return {
    rule: 'single-candidate',
    name: 'single candidate',
    place: { cell, digit: lowest(mask) },
    eliminations: [],
    because: [...new Set(seen)].sort((a, b) => a - b),
    signs: [],
    premises: [{ cell, mask: others }],
    message: `${cellName(cell, size)} must be ${lowest(mask)}: ${why}.`,
  };
}

export const SINGLE_CANDIDATE: Rule = {
  id: 'single-candidate',
  grade: 'trivial',
  about: 'a cell with one digit left',
  find,
};
