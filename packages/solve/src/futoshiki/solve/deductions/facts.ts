// Cells, lines, digits, and signs as the messages of deductions take them.

import type { Clue } from '@masu/core/futoshiki/rules/clue.js';
import type { Inequality } from '@masu/core/futoshiki/rules/level.js';
import { type CandidateNotes, highestDigit, lowestDigit, maskDigits } from '../candidates/notes.js';
import type { CellAt, CellDigit, ClueFacts, LineAt, RuledOut, SignFacts } from './message-facts.js';

export const cellFacts = (cell: number, size: number): CellAt => [Math.floor(cell / size) + 1, (cell % size) + 1];

export const cellsAt = (cells: readonly number[], size: number): readonly CellAt[] =>
  cells.map((cell) => cellFacts(cell, size));

export const cellDigit = (cell: number, digit: number, size: number): CellDigit => ({
  cell: cellFacts(cell, size),
  digit,
});

/** Lines are numbered rows first. */
export const lineFacts = (line: number, size: number): LineAt =>
  line < size ? { kind: 'row', number: line + 1 } : { kind: 'column', number: line - size + 1 };

/** What is ruled out, with the cells of equal digits together. */
export function ruledOut(
  eliminations: readonly { readonly cell: number; readonly mask: number }[],
  size: number,
): readonly RuledOut[] {
  const groups = new Map<number, number[]>();
  for (const { cell, mask } of eliminations) groups.set(mask, [...(groups.get(mask) ?? []), cell]);
  return [...groups].map(([mask, cells]) => ({ cells: cellsAt(cells, size), digits: maskDigits(mask) }));
}

/** The sign seen from its greater cell (up) or its lesser one, and what is known about the other. */
export function signFacts(notes: CandidateNotes, { less, greater }: Inequality, up: boolean): SignFacts {
  const [cell, other] = up ? [greater, less] : [less, greater];
  return {
    cell: cellFacts(cell, notes.size),
    other: cellFacts(other, notes.size),
    up,
    digit: up ? lowestDigit(notes.mask(other)) : highestDigit(notes.mask(other)),
    isExact: !notes.isOpen(other),
  };
}

export const clueFacts = (clue: Clue, size: number): ClueFacts =>
  clue.kind === 'digit'
    ? { kind: 'digit', ...cellDigit(clue.cell, clue.digit, size) }
    : { kind: 'sign', less: cellFacts(clue.sign.less, size), greater: cellFacts(clue.sign.greater, size) };
