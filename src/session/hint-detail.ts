// Which step of a hint to show next.

/** The steps of a hint in Sokoban: where to look, which box, where it belongs, which push, and the full solution. */
export const SOKOBAN_DETAILS = [1, 2, 3, 4, 5] as const;
export type SokobanDetail = (typeof SOKOBAN_DETAILS)[number];

/** Which of the three reasons is the last one shown when a hint is open up to a step; none with the full solution. */
export function reasonStep(detail: SokobanDetail | undefined): 1 | 2 | 3 | undefined {
  return detail === undefined ? undefined : ([1, 2, 2, 3] as const)[detail - 1];
}

/** The steps of a hint for a digit: where to look, why, and the digit. */
export const DIGIT_DETAILS = [1, 2, 3] as const;
export type DigitDetail = (typeof DIGIT_DETAILS)[number];

/** The step after the one that is open, or the first, or the one asked for if that is later; at most the last. */
export function nextDetail<Detail extends number>(
  open: Detail | undefined,
  asked: number | undefined,
  last: Detail,
): Detail {
  return Math.min(last, asked ? Math.max(open ?? 1, asked) : (open ?? 0) + 1) as Detail;
}
