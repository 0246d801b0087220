// Naked pairs, triples, and larger sets: if k cells of a line share only k candidates, rule those out in the rest of it.

import { type CandidateNotes, fullMask, lineCells } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { findHallSet } from './hall-set.js';
import { setStep, smallestFirst } from './sets.js';

function look(notes: CandidateNotes, line: number, marks: readonly number[], size: number): Deduction | undefined {
  const set = findHallSet(marks, size);
  if (!set) return undefined;
  const cells = lineCells(line, notes.size);
  const inside = set.rows.map((row) => cells[row] as number);
  const eliminations = cells
    .filter((cell, i) => !inside.includes(cell) && ((marks[i] as number) & set.columns) !== 0)
    .map((cell) => ({ cell, mask: notes.mask(cell) & set.columns }));
  const premises = inside.map((cell) => ({ cell, mask: fullMask(notes.size) & ~set.columns }));
  return setStep('naked', notes, line, inside, set.columns, { eliminations, premises });
}

export const NAKED_SET: Rule = {
  id: 'naked-set',
  grade: 'tricky',
  about: 'k cells of a line share k candidates; rule those out in the rest of the line',
  find: (notes) => smallestFirst(notes, (line, marks, size) => look(notes, line, marks, size)),
};
