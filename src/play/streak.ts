// Streaks of daily puzzles: how many days in a row were solved, each on its own calendar day. A puzzle solved later
// counts as solved, but not for a streak. Today doesn't break a streak until it is over.

import { type DayText, neighborDay } from '../base/daily.js';
import type { PuzzleId } from '../base/puzzle.js';
import type { SavedDaily } from './saved-data.js';

export interface Streak {
  /** Up to today, or up to yesterday if today's puzzle is still unsolved. */
  readonly current: number;
  readonly longest: number;
  /** Days solved in all, in time or later. */
  readonly solved: number;
}

const isInTime = ({ day, solved }: SavedDaily): boolean => solved?.on === day;

/** The number of consecutive days that end with this one. */
function lengthTo(day: DayText | undefined, inTime: ReadonlySet<DayText>): number {
  let length = 0;
  for (let at = day; at !== undefined && inTime.has(at); at = neighborDay(at, -1)) length++;
  return length;
}

export function streakOf(dailies: readonly SavedDaily[], puzzle: PuzzleId, today: DayText): Streak {
  const mine = dailies.filter((daily) => daily.puzzle === puzzle && daily.solved);
  const inTime = new Set(mine.filter(isInTime).map(({ day }) => day));
  const ends = [...inTime].filter((day) => !inTime.has(neighborDay(day, 1) ?? ''));
  return {
    current: lengthTo(inTime.has(today) ? today : neighborDay(today, -1), inTime),
    longest: Math.max(0, ...ends.map((day) => lengthTo(day, inTime))),
    solved: mine.length,
  };
}
