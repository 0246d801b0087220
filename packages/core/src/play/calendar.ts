// A month of daily puzzles as a table of weeks: which days were solved, which are open, which are in the future. Weeks
// begin on Monday by default.

import { daysOfMonth, type Month, weekdayOf } from '../base/daily.js';
import type { DayText } from '../base/day.js';
import { defined } from '../base/defined.js';
import type { PuzzleId } from '../base/puzzle.js';
import type { SavedDaily, SavedGame } from './saved-data.js';
import { recordKey } from './saved-order.js';

/** solved: on its own day; late: on a later day; begun: a move was made; future: not to be played yet. */
const DAY_STATES = ['solved', 'late', 'begun', 'open', 'future'] as const;
export type DayState = (typeof DAY_STATES)[number];

export interface CalendarDay {
  readonly day: DayText;
  /** 1 to 31. */
  readonly date: number;
  readonly state: DayState;
  readonly isToday: boolean;
  /** The player's saved entry for this day, if there is one. */
  readonly daily?: SavedDaily;
}

interface CalendarMonth extends Month {
  /** Seven entries per week; undefined before the first and after the last day of the month. */
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
  /** Days of this month that are solved. */
  readonly solved: number;
}

function dayState(
  day: DayText,
  today: DayText,
  daily: SavedDaily | undefined,
  isBegun: (daily: SavedDaily) => boolean,
): DayState {
  if (daily?.solved) return daily.solved.on <= day ? 'solved' : 'late';
  if (day > today) return 'future';
  return daily && isBegun(daily) ? 'begun' : 'open';
}

/** Whether a day has a game with a move: a day that was only looked at is still open. */
export function begunDays(games: readonly SavedGame[]): (daily: SavedDaily) => boolean {
  const begun = new Set(games.filter(({ moves }) => moves > 0).map(recordKey));
  return (daily) => begun.has(recordKey(daily));
}

/**
 * `firstWeekday`: the weekday that weeks begin with, 0 for Monday to 6 for Sunday. `isBegun`: see `begunDays` (default:
 * every day that was opened).
 */
export function calendarMonth(
  { year, month }: Month,
  puzzle: PuzzleId,
  dailies: readonly SavedDaily[],
  today: DayText,
  firstWeekday = 0,
  isBegun: (daily: SavedDaily) => boolean = () => true,
): CalendarMonth {
  const byDay = new Map(dailies.filter((daily) => daily.puzzle === puzzle).map((daily) => [daily.day, daily]));
  const days = daysOfMonth(year, month).map((day, at): CalendarDay => {
    const daily = byDay.get(day);
    const state = dayState(day, today, daily, isBegun);
    return { day, date: at + 1, state, isToday: day === today, ...defined({ daily }) };
  });
  const before = ((weekdayOf(days[0]?.day ?? '') ?? 0) + 7 - firstWeekday) % 7;
  const cells: (CalendarDay | undefined)[] = [...Array<undefined>(before).fill(undefined), ...days];
  while (cells.length % 7 !== 0) cells.push(undefined);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
  return { year, month, weeks, solved: days.filter(({ daily }) => daily?.solved).length };
}
