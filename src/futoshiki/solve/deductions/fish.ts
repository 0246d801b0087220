// X-wing and its kin (swordfish, jellyfish, …): where a digit stands in only k columns of k rows, it uses those columns
// up, so it goes from their other rows; and the same with rows and columns exchanged.

import { digitsOf, fullMask, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';
import { findHallSet, largestSet, turned } from './hall-set.js';
import { cellList, list } from './words.js';

const NAMES = ['', '', 'X-wing', 'swordfish', 'jellyfish'];

function deduction(
  notes: Notes,
  digit: number,
  across: boolean,
  marks: readonly number[],
  rows: readonly number[],
  columns: number,
): Deduction {
  const { size } = notes;
  const bit = 1 << (digit - 1);
  const at = (row: number, column: number) => (across ? row * size + column : column * size + row);
  const cells = (row: number) => digitsOf((marks[row] as number) & columns).map((column) => at(row, column - 1));
  const eliminations = [...marks.keys()]
    .filter((row) => !rows.includes(row))
    .flatMap(cells)
    .map((cell) => ({ cell, mask: bit }));
  const [these, those] = across ? ['rows', 'columns'] : ['columns', 'rows'];
  const from = cellList(
    eliminations.map(({ cell }) => cell),
    size,
  );
  return {
    rule: 'fish',
    name: NAMES[rows.length] ?? `fish of ${rows.length}`,
    eliminations,
    because: rows.flatMap(cells),
    signs: [],
    premises: rows.flatMap((row) =>
      digitsOf(fullMask(size) & ~columns).map((column) => ({ cell: at(row, column - 1), mask: bit })),
    ),
    message: `In ${these} ${list(rows.map((row) => row + 1))}, ${digit} can stand only in ${those} ${list(digitsOf(columns))}, so it goes from these ${those} elsewhere: from ${from}.`,
  };
}

function find(notes: Notes): Deduction | undefined {
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
        const seen = across ? marks : turned(marks, size);
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
  about: 'X-wing and its kin: a digit in only k columns of k rows goes from their other rows',
  find,
};
