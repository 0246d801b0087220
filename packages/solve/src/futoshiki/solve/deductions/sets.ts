// Shared by naked and hidden sets: the step, and a scan of the lines by increasing set size, so that every pair is found
// before any triple.

import { type CandidateNotes, lineCells, maskDigits } from '../candidates/notes.js';
import type { Deduction } from './deduction.js';
import { cellsAt, lineFacts, ruledOut } from './facts.js';
import { largestSet } from './hall-set.js';
import { sayFutoshikiHint } from './messages.js';

const SIZES = ['', '', 'pair', 'triple', 'quadruple', 'quintuple'];

/** These cells of a line have exactly these digits. */
export function setStep(
  kind: 'naked' | 'hidden',
  notes: CandidateNotes,
  line: number,
  inside: readonly number[],
  digits: number,
  { eliminations, premises }: Pick<Deduction, 'eliminations' | 'premises'>,
): Deduction {
  const isNaked = kind === 'naked';
  const set = { cells: cellsAt(inside, notes.size), digits: maskDigits(digits) };
  return {
    rule: `${kind}-set`,
    name: `${kind} ${SIZES[inside.length] ?? `set of ${inside.length}`}`,
    ...{ eliminations, because: inside, signs: [], premises },
    ...sayFutoshikiHint(
      isNaked ? 'naked-set' : 'hidden-set',
      lineFacts(line, notes.size),
      set,
      ruledOut(eliminations, notes.size),
    ),
  };
}

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
      const deduction = size <= largestSet(marks) ? look(line, marks, size) : undefined;
      if (deduction) return deduction;
    }
  }
  return undefined;
}
