// Which step of a hint to show next.

import type { HintDetail } from '../base/puzzle.js';

/** The steps of a hint for a digit: where to look, why, and the digit. */
export const DIGIT_DETAILS = [1, 2, 3] as const;
export type DigitDetail = (typeof DIGIT_DETAILS)[number];

/** The step after the one that is open, or the first, or the one asked for if that is later; at most the last. */
export function nextDetail<Detail extends HintDetail>(
  open: Detail | undefined,
  asked: HintDetail | undefined,
  last: Detail,
): Detail {
  return Math.min(last, asked ? Math.max(open ?? 1, asked) : (open ?? 0) + 1) as Detail;
}
