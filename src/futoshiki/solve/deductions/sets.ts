// Shared by naked and hidden sets: their names, and a scan of the lines by increasing set size, so that every pair is
// found before any triple.

import { type CandidateNotes, lineCells } from '../candidates/notes.js';
import type { Deduction } from './deduction.js';
import { largestSet } from './hall-set.js';

const SIZES = ['', '', 'pair', 'triple', 'quadruple', 'quintuple'];

export const setName = (kind: string, size: number): string => `${kind} ${SIZES[size] ?? `set of ${size}`}`;

/** Open marks of a line: those of cells with a digit are 0. */
function openMarks(notes: CandidateNotes, line: number): number[] {
  return lineCells(line, notes.size).map((cell) => (notes.isOpen(cell) ? notes.mask(cell) : 0));
}

/** Asks `look` for sets of each size, smallest first, in every line. */
export function smallestFirst(
  notes: CandidateNotes,
  look: (line: number, marks: readonly number[], size: number) => Deduction | undefined,
): Deduction | undefined {
  const lines = Array.from({ length: 2 * notes.size }, (_, line) => openMarks(notes, line));
  const largest = Math.max(...lines.map(largestSet));
  for (let size = 2; size <= largest; size++) {
    for (const [line, marks] of lines.entries()) {
      const found = size <= largestSet(marks) ? look(line, marks, size) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}
