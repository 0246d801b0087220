// Streaks of daily puzzles: how many days in a row were solved, each on its own calendar day. A puzzle solved later
// counts as solved, but not for a streak. Today doesn't break a streak until it is over.

import { neighborDay } from '../base/daily.js';
import type { DayText } from '../base/day.js';
import type { SavedDaily } from './saved-data.js';

export interface Streak {
  /** Up to today, or up to yesterday if today's puzzle is still unsolved. */
  readonly current: number;
  readonly longest: number;
  /** Days solved in all, in time or later. */
  readonly solved: number;
}

export const isInTime = ({ day, solved }: SavedDaily): boolean => solved?.on === day;

/** The number of consecutive days that end with this one. */
export function lengthTo(day: DayText | undefined, inTime: ReadonlySet<DayText>): number {
  let length = 0;
  for (let at = day; at !== undefined && inTime.has(at); at = neighborDay(at, -1)) length++;
  return length;
}
