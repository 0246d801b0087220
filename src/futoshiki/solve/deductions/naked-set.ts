// Naked pairs, triples and sets: k cells of a line that have only k digits between them keep those for themselves.

import { cellsOf, fullMask, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';
import { findHallSet } from './hall-set.js';
import { setName, smallestFirst } from './sets.js';
import { cellList, digitList, lineName, strikeList } from './words.js';

function look(notes: Notes, line: number, marks: readonly number[], size: number): Deduction | undefined {
  const set = findHallSet(marks, size);
  if (!set) return undefined;
  const cells = cellsOf(line, notes.size);
  const inside = set.rows.map((row) => cells[row] as number);
  const eliminations = cells
    .filter((cell, i) => !inside.includes(cell) && ((marks[i] as number) & set.columns) !== 0)
    .map((cell) => ({ cell, mask: notes.mask(cell) & set.columns }));
  const digits = digitList(set.columns);
  return {
    rule: 'naked-set',
    name: setName('naked', size),
    eliminations,
    because: inside,
    signs: [],
    premises: inside.map((cell) => ({ cell, mask: fullMask(notes.size) & ~set.columns })),
    message: `In ${lineName(line, notes.size)}, ${cellList(inside, notes.size)} hold ${digits} between them, so ${strikeList(eliminations, notes.size)}.`,
  };
}

export const NAKED_SET: Rule = {
  id: 'naked-set',
  grade: 'tricky',
  about: 'k cells of a line with k digits between them keep those for themselves',
  find: (notes) => smallestFirst(notes, (line, marks, size) => look(notes, line, marks, size)),
};
