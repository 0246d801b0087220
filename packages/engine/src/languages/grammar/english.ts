// Cells in the English sentences of the solver, which are written for programs too: `r3c1`. People read “row 3,
// column 1”, and several cells of one row or column are named together. Other languages do so in their own grammar.

import { capital } from '@masu/core/base/format.js';
import { type CellWords, spellCells } from './cells.js';

const CELL = String.raw`r\d+c\d+`;
/** A list of cells as the solver writes it: `a`, `a and b`, `a, b, and c`. In `a, and b` two clauses meet. */
const CELLS = new RegExp(`${CELL}(?:(?:, ${CELL})+, and ${CELL}| and ${CELL})?(?!\\d)`, 'g');

const WORDS: CellWords = {
  cell: (row, column) => `row ${row}, column ${column}`,
  inRow: (row, columns) => `row ${row}, columns ${columns}`,
  inColumn: (column, rows) => `column ${column}, rows ${rows}`,
  list: (items) => (items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`),
  between: '; ',
};

const spelled = (list: string): string =>
  spellCells(
    WORDS,
    [...list.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => [Number(row), Number(column)] as const),
  );

/** A line named twice: `In row 1, row 1, columns 2 and 4` or `In row 1, only row 1, columns 2 and 4`. */
const LINE_TWICE = /\bIn (row|column) (\d+), (only )?\1 \2, /g;

export function readable(message: string): string {
  return message
    .replace(CELLS, (list, at: number) => {
      const isStart = at === 0 || /[.!?] $/.test(message.slice(0, at));
      return isStart ? capital(spelled(list)) : spelled(list);
    })
    .replace(LINE_TWICE, 'In $1 $2, $3');
}
