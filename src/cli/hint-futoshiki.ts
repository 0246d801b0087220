// Hints for Futoshiki: the easiest next digit with its reasons in words. The puzzle is small enough to reason about
// here; nothing is asked of a worker.

import { rowColumn } from '../base/grid.js';
import {
  cellName,
  type FutoshikiHint,
  type FutoshikiLevel,
  type FutoshikiPosition,
  findHint,
} from '../futoshiki/index.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { DEFAULT_DETAIL, type HintRequest } from './hinter.js';
import { levelName } from './input.js';
import { jsonLine } from './output.js';

type DigitHint = Extract<FutoshikiHint, { readonly kind: 'digit' }>;

/** Row and column from 1, as in every message. */
function place(level: FutoshikiLevel, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.size);
  return [row + 1, column + 1];
}

function wordsOf(level: FutoshikiLevel, hint: DigitHint, detail: string): string {
  const name = cellName(hint.cell, level.size);
  if (detail === '1') return `Look at row ${place(level, hint.cell)[0]}. A cell there can be filled.`;
  if (detail === '2') return `Look at ${name}. It can be filled.`;
  return detail === '3' ? `${name} is ${hint.digit}.` : hint.message;
}

function fieldsOf(level: FutoshikiLevel, hint: FutoshikiHint): object {
  if (hint.kind === 'wrong') return { verdict: 'wrong', cells: hint.cells.map((cell) => place(level, cell)) };
  if (hint.kind !== 'digit') return { verdict: hint.kind };
  const because = hint.because.map((cell) => place(level, cell));
  return { rule: hint.rule, grade: hint.grade, cell: place(level, hint.cell), digit: hint.digit, because };
}

export async function hintFutoshiki({ input, level, position, options, output }: HintRequest): Promise<ExitCode> {
  const playable = level.playable as FutoshikiLevel;
  const hint = findHint(playable, (position as FutoshikiPosition).digits);
  const message = hint.kind === 'digit' ? wordsOf(playable, hint, options.detail ?? DEFAULT_DETAIL) : hint.message;
  if (options.json) output.print(jsonLine({ level: level.number, ...fieldsOf(playable, hint), message }));
  else {
    if (input.levels.length > 1) output.print(output.strong(levelName(level)));
    output.print(message);
  }
  return hint.kind === 'unsolvable' || hint.kind === 'wrong' ? EXIT.unsolvable : EXIT.ok;
}
