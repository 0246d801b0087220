// What cells and lines are called in the sentences of hints: in words, for people (“row 3, columns 1 and 2”), and as
// programs read them (“r3c1 and r3c2”).

import type { PlaceText, Words } from '@masu/core/base/message-tools.js';
import { capitalMessage, markName, type Reference } from '@masu/core/base/sentence-parts.js';
import type { english } from '@masu/core/base/texts/en/futoshiki-hint.js';
import { and } from '@masu/core/base/texts/en/tools.js';
import type { CellAt, LineAt } from './message-facts.js';

/** The messages of hints in a language. */
export type HintTexts = Words<typeof english>;

export interface HintNames {
  readonly mark: (kind: Reference['kind'], id: number, text: string) => string;
  readonly cells: (cells: readonly CellAt[]) => PlaceText;
  /** The cells of a line that the sentence names before them. */
  readonly within: (line: LineAt, cells: readonly CellAt[]) => string;
  /** A sentence with its first letter as it should be. */
  readonly started: (sentence: string) => string;
}

type Form = Exclude<keyof PlaceText, 'length'>;
export const inForms = (length: number, text: (form: Form) => string): PlaceText => ({
  plain: text('plain'),
  in: text('in'),
  of: text('of'),
  length,
});

/** Items one after the other, put together by a message. */
export const joined = (
  [first = '', ...more]: readonly string[],
  join: (values: { readonly before: string; readonly next: string }) => string,
): string => more.reduce((before, next) => join({ before, next }), first);

/** By row and column, several cells of one row or column together. `size`: of the board. */
export function namesInWords({ cells: texts }: HintTexts, size: number): HintNames {
  const mark = ([row, column]: CellAt, text: string): string => markName('cell', (row - 1) * size + column - 1, text);
  const alone = (cell: CellAt, form: Form): string => mark(cell, texts.one({ form, row: cell[0], column: cell[1] }));
  const columnNumbers = (cells: readonly CellAt[]) => cells.map((cell) => mark(cell, String(cell[1])));
  const rowNumbers = (cells: readonly CellAt[]) => cells.map((cell) => mark(cell, String(cell[0])));
  const named = (cells: readonly CellAt[], form: Form): string => {
    const rows = new Map<number, CellAt[]>();
    for (const cell of cells) rows.set(cell[0], [...(rows.get(cell[0]) ?? []), cell]);
    const [first] = cells;
    if (first && rows.size > 1 && cells.every((cell) => cell[1] === first[1])) {
      return texts['in-column']({ form, column: first[1], rows: rowNumbers(cells) });
    }
    const groups = [...rows].map(([row, inRow]) =>
      inRow.length === 1
        ? alone(inRow[0] as CellAt, form)
        : texts['in-row']({ form, row, columns: columnNumbers(inRow) }),
    );
    return joined(groups, texts.next);
  };
  return {
    mark: markName,
    cells: (cells) => inForms(cells.length, (form) => named(cells, form)),
    within: ({ kind }, cells) =>
      texts.within({ kind, places: kind === 'row' ? columnNumbers(cells) : rowNumbers(cells) }),
    started: capitalMessage,
  };
}

const code = ([row, column]: CellAt): string => `r${row}c${column}`;
const codes = (cells: readonly CellAt[]): string => and(cells.map(code));

/** As the command line and the reports of jobs name cells: English, and the same in every version. */
export const NAMES_FOR_PROGRAMS: HintNames = {
  mark: (_kind, _id, text) => text,
  cells: (cells) => inForms(cells.length, () => codes(cells)),
  within: (_line, cells) => codes(cells),
  started: (sentence) => (/^r\d+c\d/.test(sentence) ? sentence : capitalMessage(sentence)),
};
