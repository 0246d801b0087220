// Hidden pairs, triples, and larger sets: if k digits fit only k cells of a line, rule out all other digits there.

import { type CandidateNotes, lineCells, maskDigits } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { findHallSet, turnedMarks } from './hall-set.js';
import { setStep, smallestFirst } from './sets.js';

function look(notes: CandidateNotes, line: number, marks: readonly number[], size: number): Deduction | undefined {
  const set = findHallSet(turnedMarks(marks, notes.size), size);
  if (!set) return undefined;
  const cells = lineCells(line, notes.size);
  const digits = set.rows.reduce((mask, row) => mask | (1 << row), 0);
  const inside = maskDigits(set.columns).map((place) => cells[place - 1] as number);
  const eliminations = inside
    .map((cell) => ({ cell, mask: notes.mask(cell) & ~digits }))
    .filter(({ mask }) => mask !== 0);
  const premises = cells.filter((cell) => !inside.includes(cell)).map((cell) => ({ cell, mask: digits }));
  return setStep('hidden', notes, line, inside, digits, { eliminations, premises });
}

export const HIDDEN_SET: Rule = {
  id: 'hidden-set',
  grade: 'tricky',
  about: 'k digits fit only k cells of a line; rule out all other digits there',
  find: (notes) => smallestFirst(notes, (line, marks, size) => look(notes, line, marks, size)),
};
