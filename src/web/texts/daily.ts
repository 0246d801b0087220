// Texts of the daily page: the puzzles of a day, the calendar, streaks, and what is shared.

import { parseDay } from '../../base/daily.js';
import { countOf, formatNumber } from '../../base/format.js';
import type { PuzzleId } from '../../base/puzzle.js';
import type { DayState, ShareWords } from '../../play/index.js';
import type { GradeName } from '../grades/level-grade.js';
import { GR } from './grades.js';

const LANGUAGE = 'en-US';
const LONG = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const FULL = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const NAMES: Readonly<Record<PuzzleId, string>> = { sokoban: 'Sokoban', futoshiki: 'Futoshiki' };

/** A calendar day has no time zone: it is written as noon of that day in UTC. */
function dateOf(day: string): Date {
  const { year, month, day: date } = parseDay(day) ?? { year: 2000, month: 1, day: 1 };
  return new Date(Date.UTC(year, month - 1, date, 12));
}

const STATES: Readonly<Record<DayState, string>> = {
  solved: 'solved',
  late: 'solved later',
  begun: 'in progress',
  open: 'not played',
  future: 'not yet',
};

const SHARE: ShareWords = {
  heading: (puzzle, day, grade) => `masu daily ${NAMES[puzzle]}, ${day} (${GR.names[grade as GradeName] ?? grade})`,
  sokoban(moves, pushes, extra) {
    const score = `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;
    if (extra === undefined) return score;
    return extra === 0 ? `${score}: optimal` : `${score}: ${formatNumber(extra)} more than the optimum`;
  },
  futoshiki: (minutes, seconds) => `Solved in ${minutes}:${String(seconds).padStart(2, '0')}`,
  hints: (count) => (count === 0 ? 'No hints' : countOf(count, 'hint', 'hints')),
};

export const D = {
  collection: 'Daily puzzle',
  over: 'A new puzzle every day, the same for everyone',
  heading: (day: string) => LONG.format(dateOf(day)),
  title: (day: string) => `Daily, ${LONG.format(dateOf(day))}`,
  missing: 'There is no puzzle for this day yet.',
  missingRest: 'Choose today or an earlier day.',
  today: 'Today',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  generating: (tries: number) =>
    tries <= 1 ? 'Generating the puzzle…' : `Generating the puzzle: try ${formatNumber(tries)}.`,
  stop: 'Stop',
  stopped: 'Stopped before the puzzle was ready.',
  failed: 'Couldn’t generate this puzzle. Reload the page and try again.',
  retry: 'Generate',
  play: 'Play',
  playAgain: 'Play again',
  continue: 'Continue',
  share: 'Share',
  copyLink: 'Copy link',
  shared: 'Result copied. Paste it anywhere.',
  linkCopied: 'Link to this day copied.',
  open: 'Not solved yet.',
  solvedSokoban: (moves: number, pushes: number, extra: number | undefined) => {
    const score = `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;
    if (extra === undefined) return `Solved: ${score}.`;
    return extra === 0
      ? `Solved: ${score}. That is the proven minimum of pushes.`
      : `Solved: ${score}, ${countOf(extra, 'push', 'pushes')} more than the minimum.`;
  },
  solvedFutoshiki: (time: string, hints: number) => `Solved in ${time}, ${countOf(hints, 'hint', 'hints')}.`,
  streaks: {
    heading: 'Streaks',
    about: 'days solved on the day itself',
    current: 'Current',
    longest: 'Longest',
    solved: 'Days solved',
    puzzle: 'Puzzle',
  },
  calendar: {
    heading: 'Calendar',
    puzzle: 'Puzzle',
    previous: 'Previous month',
    next: 'Next month',
    month: (year: number, month: number) => MONTH.format(new Date(Date.UTC(year, month - 1, 15))),
    solved: (count: number) => `${countOf(count, 'day', 'days')} solved`,
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    day: (day: string, state: DayState, isToday: boolean) =>
      isToday
        ? `Today, ${FULL.format(dateOf(day))}: ${STATES[state]}`
        : `${FULL.format(dateOf(day))}: ${STATES[state]}`,
    legend: { solved: 'Solved', late: 'Solved later', begun: 'In progress' },
  },
  shareWords: SHARE,
} as const;
