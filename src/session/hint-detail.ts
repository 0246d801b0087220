// Which step of a hint to show next.

import type { HintDetail } from '../base/puzzle.js';

/** The step after the one that is open, or the first, or the one asked for if that is later. */
export function nextDetail(open: HintDetail | undefined, asked: HintDetail | undefined): HintDetail {
  if (asked !== undefined) return Math.max(open ?? 1, asked) as HintDetail;
  return Math.min(4, (open ?? 0) + 1) as HintDetail;
}
