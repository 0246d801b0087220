// How much of a hint a player sees. Sokoban: where to look, which box, which push, the full solution. Futoshiki: which
// row, which cell, which digit, why.

export const HINT_DETAILS = [1, 2, 3, 4] as const;
export type HintDetail = (typeof HINT_DETAILS)[number];

/** The next step after one that is open, or the first; the one asked for where that is more. */
export function nextDetail(open: HintDetail | undefined, asked: HintDetail | undefined): HintDetail {
  if (asked !== undefined) return Math.max(open ?? 1, asked) as HintDetail;
  return Math.min(4, (open ?? 0) + 1) as HintDetail;
}
