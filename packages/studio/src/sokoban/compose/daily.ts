// The Sokoban puzzle of a day: gentle on Monday, extreme on Sunday, and the same for everyone on the same calendar day.

import { dailySeed, weekdayOf } from '@masu/core/base/daily.js';
import type { SokobanGrade } from '../grade/difficulty.js';
import type { SokobanComposeOptions } from './wish.js';

/** Monday to Sunday. */
export const SOKOBAN_WEEK: readonly SokobanGrade[] = ['easy', 'easy', 'tricky', 'tricky', 'hard', 'hard', 'extreme'];

/** From this day on, the grade is counted as it is today. The levels of the days before never change. */
const GRADED_SINCE = '2026-12-01';

/** What to request from the generator for a day (YYYY-MM-DD); undefined if there is no such day. */
export function dailySokoban(day: string): { readonly wish: SokobanComposeOptions; readonly seed: number } | undefined {
  const weekday = weekdayOf(day);
  if (weekday === undefined) return undefined;
  const wish: SokobanComposeOptions = { grade: SOKOBAN_WEEK[weekday] as SokobanGrade };
  return { wish: day < GRADED_SINCE ? { ...wish, generator: 1 } : wish, seed: dailySeed(day) };
}
