// Cells of a Futoshiki spelled out; several in one row or column are named together.

import type { CellAt } from '@masu/solve/futoshiki/solve/deductions/messages.js';

export interface CellWords {
  /** row 3, column 1 */
  readonly cell: (row: number, column: number) => string;
  /** row 3, columns 1 and 2 */
  readonly inRow: (row: number, columns: string) => string;
  readonly inColumn: (column: number, rows: string) => string;
  readonly list: (items: readonly (string | number)[]) => string;
  /** Between cells of different rows. */
  readonly between: string;
}

/** `before`: what each row or column begins with, such as an article. */
export function spellCells(words: CellWords, cells: readonly CellAt[], before = ''): string {
  const rows = new Map<number, number[]>();
  for (const [row, column] of cells) rows.set(row, [...(rows.get(row) ?? []), column]);
  const [first] = cells;
  if (first && rows.size > 1 && cells.every(([, column]) => column === first[1])) {
    return `${before}${words.inColumn(first[1], words.list([...rows.keys()]))}`;
  }
  return [...rows]
    .map(([row, columns]) =>
      columns.length === 1 ? words.cell(row, columns[0] as number) : words.inRow(row, words.list(columns)),
    )
    .map((group) => `${before}${group}`)
    .join(words.between);
}

/** `a`, `a and b`, `a, b and c`, with the word of the language. */
export const listWith =
  (word: string) =>
  (items: readonly (string | number)[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** The name of a step: a word for each that has one, and the size of larger sets and fish. */
export function stepName(
  names: Readonly<Record<string, string>>,
  larger: {
    readonly naked: (size: string) => string;
    readonly hidden: (size: string) => string;
    readonly fish: (size: string) => string;
  },
  step: string,
): string {
  const [, kind, set, fish] = /^(?:(naked|hidden) set of (\d+)|size-(\d+) fish)$/.exec(step) ?? [];
  if (fish !== undefined) return larger.fish(fish);
  if (set !== undefined) return kind === 'naked' ? larger.naked(set) : larger.hidden(set);
  return Object.hasOwn(names, step) ? (names[step] as string) : step;
}
