// The Futoshiki puzzle of a day: small and easy on Monday, larger and extreme on Sunday. Never recursive: such a puzzle
// needs guessing by definition.

import { dailySeed, weekdayOf } from '../../base/daily.js';
import type { ComposeWish } from './compose.js';

/** Monday to Sunday. */
export const FUTOSHIKI_WEEK: readonly ComposeWish[] = [
  { size: 4, grade: 'easy' },
  { size: 5, grade: 'easy' },
  { size: 5, grade: 'tricky' },
  { size: 6, grade: 'tricky' },
  { size: 6, grade: 'tricky' },
  { size: 6, grade: 'extreme' },
  { size: 7, grade: 'extreme' },
];

/** What to request from the generator for a day (YYYY-MM-DD); undefined if there is no such day. */
export function dailyFutoshiki(day: string): { readonly wish: ComposeWish; readonly seed: number } | undefined {
  const weekday = weekdayOf(day);
  if (weekday === undefined) return undefined;
  return { wish: FUTOSHIKI_WEEK[weekday] as ComposeWish, seed: dailySeed(day) };
}
