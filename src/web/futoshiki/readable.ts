// What the solver says, in the language of the page. Its English sentences name cells for programs, `r3c1`; people read
// “row 3, column 1”, and several cells of one row or column are named together. Other languages do so in their tables.

import type { Message } from '../../base/message.js';
import { said } from '../said.js';
import { ENGLISH as F } from '../texts/futoshiki.js';

const CELL = String.raw`r\d+c\d+`;
/** A list of cells as the solver writes it: `a`, `a and b`, `a, b, and c`. In `a, and b` two clauses meet. */
const CELLS = new RegExp(`${CELL}(?:(?:, ${CELL})+, and ${CELL}| and ${CELL})?(?!\\d)`, 'g');

type Cell = readonly [row: number, column: number];

/** The cells of one row; `isStart`: they begin a sentence. */
function spelledRow(cells: readonly Cell[], isStart: boolean): string {
  const N = isStart ? F.namesAtStart : F.names;
  const [first] = cells as readonly [Cell];
  return cells.length === 1 ? N.cell(...first) : N.inRow(first[0], F.listed(cells.map(([, column]) => column)));
}

function spelled(list: string, isStart: boolean): string {
  const cells = [...list.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]): Cell => [Number(row), Number(column)]);
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell[0], [...(rows.get(cell[0]) ?? []), cell]);
  const columns = new Set(cells.map(([, column]) => column));
  if (rows.size > 1 && columns.size === 1) {
    const N = isStart ? F.namesAtStart : F.names;
    return N.inColumn(cells[0]?.[1] ?? 0, F.listed([...rows.keys()]));
  }
  return [...rows.values()].map((row, index) => spelledRow(row, isStart && index === 0)).join('; ');
}

/** A line named twice: `In row 1, row 1, columns 2 and 4` or `In row 1, only row 1, columns 2 and 4`. */
const LINE_TWICE = /\bIn (row|column) (\d+), (only )?\1 \2, /g;

export function readable(message: string): string {
  return message
    .replace(CELLS, (list, at: number) => spelled(list, at === 0 || /[.!?] $/.test(message.slice(0, at))))
    .replace(LINE_TWICE, 'In $1 $2, $3');
}

export const hintSentence = (message: Message): string => said(message, readable);

/** The name of a step of reasoning. */
export const stepName = (name: string): string =>
  said({ message: name, facts: { table: 'futoshiki-hint', key: 'name', values: [name] } });
