// Validates a draft: returns a level or the first error. Parsers check the same rules with better file positions; this
// covers drafts made by hand, by an editor, or by a program.

import { rowColumn } from '../../base/grid.js';
import { type Message, speaker } from '../../base/message.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { english } from '../../base/texts/en/futoshiki-level.js';
import { wrongArgument } from '../../base/wrong-argument.js';
import { type FutoshikiDraft, type FutoshikiLevel, type Inequality, MAX_SIZE, MIN_SIZE } from './level.js';

export const sayFutoshikiLevel = speaker('futoshiki-level', english);

/** What can be wrong with a puzzle. */
export const FUTOSHIKI_ERRORS = ['bad-size', 'wrong-cell-count', 'digit-out-of-range', 'sign-not-between'] as const;
/** One thing that can be wrong with a puzzle. */
export type FutoshikiErrorCode = (typeof FUTOSHIKI_ERRORS)[number];

/** Whether these two cells are adjacent. */
export function areNeighbors(size: number, a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low < 0 || high >= size * size) return false;
  return high - low === size || (high - low === 1 && high % size !== 0);
}

/** First cell first, across before down; then the sign that points right or down is last. */
function order(size: number, a: Inequality, b: Inequality): number {
  const key = ({ less, greater }: Inequality) => {
    const across = Math.abs(less - greater) === 1 && size > 1 ? 0 : 1;
    return (Math.min(less, greater) * 2 + across) * 2 + (less < greater ? 0 : 1);
  };
  return key(a) - key(b);
}

/** The same inequalities in canonical order, without duplicates. */
export function tidyInequalities(size: number, inequalities: readonly Inequality[]): Inequality[] {
  const sorted = inequalities.map(({ less, greater }) => ({ less, greater })).sort((a, b) => order(size, a, b));
  return sorted.filter((sign, i) => i === 0 || order(size, sign, sorted[i - 1] as Inequality) !== 0);
}

/**
 * The level of a draft, or the first thing that is wrong with it.
 * @example
 * ```ts
 * const valid = validateLevel({ size: 2, cells: [0, 0, 0, 0], inequalities: [{ less: 0, greater: 1 }] });
 * console.log(valid.ok && valid.value.inequalities.length); // 1
 * ```
 */
export function validateLevel(draft: FutoshikiDraft): Result<FutoshikiLevel, TextError<FutoshikiErrorCode>> {
  if (!Array.isArray(draft?.cells) || !Array.isArray(draft.inequalities))
    throw wrongArgument('a draft { size, cells, inequalities }', draft, 'Read text with readLevels or a format.');
  const { size, cells, inequalities } = draft;
  const error = (code: FutoshikiErrorCode, message: Message) =>
    fail(textError(draft.place?.line ?? 1, draft.place?.column ?? 1, code, message));
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    return error('bad-size', sayFutoshikiLevel('bad-size', size, MIN_SIZE, MAX_SIZE));
  }
  if (cells.length !== size * size) {
    return error('wrong-cell-count', sayFutoshikiLevel('wrong-cell-count', cells.length, size * size));
  }
  const wrong = cells.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > size);
  if (wrong >= 0) {
    const [row, column] = rowColumn(wrong, size);
    const message = sayFutoshikiLevel('digit-out-of-range', row + 1, column + 1, cells[wrong] as number, size);
    return error('digit-out-of-range', message);
  }
  const stray = inequalities.find(({ less, greater }) => !areNeighbors(size, less, greater));
  if (stray) {
    return error('sign-not-between', sayFutoshikiLevel('sign-not-between', stray.less, stray.greater));
  }
  const level = { size, cells: [...cells], inequalities: tidyInequalities(size, inequalities) };
  return ok(draft.title === undefined ? level : { ...level, title: draft.title });
}
