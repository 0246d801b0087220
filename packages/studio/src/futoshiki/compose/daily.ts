// The Futoshiki puzzle of a day: small and easy on Monday, larger and extreme on Sunday. Never recursive: such a puzzle
// needs guessing by definition.

import { dailySeed, weekdayOf } from '@masu/core/base/daily.js';
import type { FutoshikiComposeOptions } from './compose.js';

/** Monday to Sunday. */
export const FUTOSHIKI_WEEK: readonly FutoshikiComposeOptions[] = [
  { size: 4, grade: 'easy' },
  { size: 5, grade: 'easy' },
  { size: 5, grade: 'tricky' },
  { size: 6, grade: 'tricky' },
  { size: 6, grade: 'tricky' },
  { size: 6, grade: 'extreme' },
  { size: 7, grade: 'extreme' },
];

/** From this day on, at least a third of the clues are signs. The puzzles of the days before never change. */
const MORE_SIGNS_SINCE = '2026-12-01';
/** It is met to within 0.08 or one clue, so it is at least a third however few clues there are. */
const SIGN_SHARE = 0.6;

/** What to request from the generator for a day (YYYY-MM-DD); undefined if there is no such day. */
export function dailyFutoshiki(
  day: string,
): { readonly wish: FutoshikiComposeOptions; readonly seed: number } | undefined {
  const weekday = weekdayOf(day);
  if (weekday === undefined) return undefined;
  const wish = FUTOSHIKI_WEEK[weekday] as FutoshikiComposeOptions;
  return { wish: day < MORE_SIGNS_SINCE ? wish : { ...wish, signs: SIGN_SHARE }, seed: dailySeed(day) };
}
