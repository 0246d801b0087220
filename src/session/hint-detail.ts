// Which step of a hint to show next.

import type { HintDetail } from '../base/hint-detail.js';

/** The next step after one that is open, or the first; the one asked for where that is more. */
export function nextDetail(open: HintDetail | undefined, asked: HintDetail | undefined): HintDetail {
  if (asked !== undefined) return Math.max(open ?? 1, asked) as HintDetail;
  return Math.min(4, (open ?? 0) + 1) as HintDetail;
}
