// X-wing, swordfish, jellyfish, and larger fish: if in k rows a digit can only be in k columns, those rows use up the
// digit in these columns, so it is ruled out in their other rows. The same with rows and columns exchanged.

import { type CandidateNotes, fullMask, maskDigits } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellsAt } from './facts.js';
import { findHallSet, largestSet, turnedMarks } from './hall-set.js';
import { sayFutoshikiHint } from './messages.js';

const NAMES = ['', '', 'X-wing', 'swordfish', 'jellyfish'];

function deduction(
  notes: CandidateNotes,
  digit: number,
  across: boolean,
  marks: readonly number[],
  rows: readonly number[],
  columns: number,
): Deduction {
  const { size } = notes;
  const bit = 1 << (digit - 1);
  const at = (row: number, column: number) => (across ? row * size + column : column * size + row);
  const cells = (row: number) => maskDigits((marks[row] as number) & columns).map((column) => at(row, column - 1));
  const eliminations = [...marks.keys()]
    .filter((row) => !rows.includes(row))
    .flatMap(cells)
    .map((cell) => ({ cell, mask: bit }));
  const from = eliminations.map(({ cell }) => cell);
  return {
    rule: 'fish',
    name: NAMES[rows.length] ?? `size-${rows.length} fish`,
    eliminations,
    because: rows.flatMap(cells),
    signs: [],
    premises: rows.flatMap((row) =>
      maskDigits(fullMask(size) & ~columns).map((column) => ({ cell: at(row, column - 1), mask: bit })),
    ),
    ...sayFutoshikiHint(
      'fish',
      digit,
      across ? 'rows' : 'columns',
      rows.map((row) => row + 1),
      maskDigits(columns),
      cellsAt(from, size),
    ),
  };
}

function find(notes: CandidateNotes): Deduction | undefined {
  const { size } = notes;
  for (let count = 2; count <= size >> 1; count++) {
    for (let digit = 1; digit <= size; digit++) {
      const marks = Array.from({ length: size }, (_, row) => {
        let mask = 0;
        for (let column = 0; column < size; column++) {
          const cell = row * size + column;
          if (notes.isOpen(cell)) mask |= ((notes.mask(cell) >>> (digit - 1)) & 1) << column;
        }
        return mask;
      });
      if (count > largestSet(marks)) continue;
      for (const across of [true, false]) {
        const seen = across ? marks : turnedMarks(marks, size);
        const set = findHallSet(seen, count);
        if (set) return deduction(notes, digit, across, seen, set.rows, set.columns);
      }
    }
  }
  return undefined;
}

export const FISH: Rule = {
  id: 'fish',
  grade: 'extreme',
  about: 'X-wing and larger: if in k rows a digit can only be in k columns, rule it out in the rest of those columns',
  find,
};
