// What is fixed about a day's puzzle before it is generated: the seed depends only on the date, the difficulty on the
// weekday. The date is the player's local calendar day, passed in as text, so that nothing here reads a clock or a time
// zone.

import { type DayText, daysIn, parseDay } from './day.js';

/** 0 for Monday to 6 for Sunday (Sakamoto's method); undefined if there is no such day. */
export function weekdayOf(text: DayText): number | undefined {
  const date = parseDay(text);
  if (!date) return undefined;
  const year = date.month < 3 ? date.year - 1 : date.year;
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][date.month - 1] as number;
  const fromSunday =
    (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + shift + date.day) % 7;
  return (fromSunday + 6) % 7;
}

/** The seed of a day's puzzles: 32-bit FNV-1a (Fowler, Noll, Vo) of `masu/daily/1/` and the day. */
export function dailySeed(text: DayText): number {
  let hash = 0x811c9dc5;
  for (const letter of `masu/daily/1/${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** The days of a month from the first to the last. `month`: 1 to 12. */
export function daysOfMonth(year: number, month: number): readonly DayText[] {
  return Array.from({ length: daysIn(year, month) }, (_, at) => dayText(year, month, at + 1));
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

export const dayText = (year: number, month: number, day: number): DayText =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** The local calendar day of a date, for a front end that has a clock. */
export const localDay = (date: { getFullYear(): number; getMonth(): number; getDate(): number }): DayText =>
  dayText(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** The day before (-1) or after (1); undefined if there is no such day. */
export function neighborDay(text: DayText, by: 1 | -1): DayText | undefined {
  const date = parseDay(text);
  if (!date) return undefined;
  const { year, month, day } = date;
  if (day + by >= 1 && day + by <= daysIn(year, month)) return dayText(year, month, day + by);
  const next = neighborMonth({ year, month }, by);
  const there = dayText(next.year, next.month, by > 0 ? 1 : daysIn(next.year, next.month));
  return parseDay(there) && there;
}

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export function neighborMonth({ year, month }: Month, by: 1 | -1): Month {
  if (month + by > 12) return { year: year + 1, month: 1 };
  return month + by < 1 ? { year: year - 1, month: 12 } : { year, month: month + by };
}
