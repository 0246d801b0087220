// From a draft to a level, or the one error that stands in the way. Readers check what they read with better
// places in the file; this guards the same rules for drafts made by hand, by an editor or by a program.

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { cellName } from './cell-name.js';
import { type FutoshikiDraft, type FutoshikiLevel, type Inequality, MAX_SIZE, MIN_SIZE } from './level.js';

export const FUTOSHIKI_FAULTS = ['bad-size', 'wrong-cell-count', 'digit-out-of-range', 'sign-not-between'] as const;
export type FutoshikiErrorCode = (typeof FUTOSHIKI_FAULTS)[number];

/** Are these two cells of the square side by side? */
export function areNeighbours(size: number, a: number, b: number): boolean {
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

/** The same inequalities, in the one order, none twice. */
export function tidyInequalities(size: number, inequalities: readonly Inequality[]): Inequality[] {
  const sorted = inequalities.map(({ less, greater }) => ({ less, greater })).sort((a, b) => order(size, a, b));
  return sorted.filter((sign, i) => i === 0 || order(size, sign, sorted[i - 1] as Inequality) !== 0);
}

export function validateLevel(draft: FutoshikiDraft): Result<FutoshikiLevel, TextError<FutoshikiErrorCode>> {
  const { size, cells, inequalities } = draft;
  const error = (code: FutoshikiErrorCode, message: string) =>
    fail(textError(draft.place?.line ?? 1, draft.place?.column ?? 1, code, message));
  if (!Number.isInteger(size) || size < MIN_SIZE || size > MAX_SIZE) {
    return error('bad-size', `The size is ${size}; expected a whole number from ${MIN_SIZE} to ${MAX_SIZE}.`);
  }
  if (cells.length !== size * size) {
    return error('wrong-cell-count', `The puzzle has ${cells.length} cells; expected ${size * size}.`);
  }
  const wrong = cells.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > size);
  if (wrong >= 0) {
    return error(
      'digit-out-of-range',
      `${cellName(wrong, size)} holds ${cells[wrong]}; expected 1 to ${size}, or 0 for a blank cell.`,
    );
  }
  const stray = inequalities.find(({ less, greater }) => !areNeighbours(size, less, greater));
  if (stray) {
    return error(
      'sign-not-between',
      `A sign stands between cells ${stray.less} and ${stray.greater}; expected two neighbors.`,
    );
  }
  const level = { size, cells: [...cells], inequalities: tidyInequalities(size, inequalities) };
  return ok(draft.title === undefined ? level : { ...level, title: draft.title });
}
