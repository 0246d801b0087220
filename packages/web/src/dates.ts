// Calendar days as the page writes them, in its language. Such a day has no time zone: it is written as noon of that day in
// UTC.

import { type DayText, parseDay } from '@masu/core/base/day.js';
import { dateFormat, LANGUAGE_TAG } from './format.js';
import { language, languageFor } from './language.js';
import { weekStart } from './week-start.js';

const UTC = { timeZone: 'UTC' } as const;

const LONG = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', ...UTC });

const FULL = dateFormat({ dateStyle: 'full', ...UTC });

const SHORT = dateFormat({ month: 'short', day: 'numeric', ...UTC });

const MONTH = dateFormat({ month: 'long', year: 'numeric', ...UTC });

const WEEKDAY = dateFormat({ weekday: 'short', ...UTC });

function noonInUtc(day: DayText): Date {
  const { year, month, day: date } = parseDay(day) ?? { year: 2000, month: 1, day: 1 };
  return new Date(Date.UTC(year, month - 1, date, 12));
}

/** Sunday, November 15; with the year if it is not this year. */
export const longDay = (day: DayText, now = new Date()): string =>
  (noonInUtc(day).getUTCFullYear() === now.getFullYear() ? LONG : FULL).format(noonInUtc(day));

/** Sunday, November 15, 2026. */
export const fullDay = (day: DayText): string => FULL.format(noonInUtc(day));

/** Nov 15. */
export const shortDay = (day: DayText): string => SHORT.format(noonInUtc(day));

/** November 2026. */
export const monthName = (year: number, month: number): string => MONTH.format(new Date(Date.UTC(year, month - 1, 15)));

/** The weekday that weeks begin with for the player, 0 for Monday to 6 for Sunday: by country, as the browser names it. */
export const firstWeekday = (): number =>
  weekStart(navigator.languages.find((wish) => languageFor([wish]) === language && wish.includes('-')) ?? LANGUAGE_TAG);

/** Mon to Sun, or as weeks begin: 2024 began on a Monday. */
export const weekdayNames = (first: number): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => WEEKDAY.format(new Date(Date.UTC(2024, 0, 1 + first + at, 12))));
