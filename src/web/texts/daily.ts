// Texts of the daily page: the puzzles of a day, the calendar, streaks, and what is shared.

import { countOf, formatNumber } from '../../base/format.js';
import type { DayState } from '../../play/index.js';
import { inLanguage } from './language.js';

const STATES: Readonly<Record<DayState, string>> = {
  solved: 'solved',
  late: 'solved later',
  begun: 'opened, not solved',
  open: 'not played',
  future: 'not yet',
};

const score = (moves: number, pushes: number): string =>
  `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;

export const ENGLISH = {
  collection: 'Daily puzzle',
  over: 'A new puzzle every day, the same for everyone',
  title: (day: string) => `Daily, ${day}`,
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
  /** `extra`: pushes beyond the minimum; undefined if it isn't known. */
  solvedSokoban(moves: number, pushes: number, extra: number | undefined) {
    if (extra === undefined) return `Solved: ${score(moves, pushes)}.`;
    return extra === 0
      ? `Solved: ${score(moves, pushes)}. That is the proven minimum of pushes.`
      : `Solved: ${score(moves, pushes)}, ${countOf(extra, 'push', 'pushes')} more than the minimum.`;
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
    solved: (count: number) => `${countOf(count, 'day', 'days')} solved`,
    day: (day: string, state: DayState, isToday: boolean) =>
      isToday ? `Today, ${day}: ${STATES[state]}` : `${day}: ${STATES[state]}`,
    legend: { solved: 'Solved', late: 'Solved later', begun: 'Opened' },
  },
  /** What a player shares; it doesn't contain the solution. */
  shareWords: {
    heading: (puzzle: string, day: string, grade: string) => `masu daily ${puzzle}, ${day} (${grade})`,
    sokoban(moves: number, pushes: number, extra: number | undefined) {
      if (extra === undefined) return score(moves, pushes);
      return extra === 0
        ? `${score(moves, pushes)}: fewest pushes`
        : `${score(moves, pushes)}: ${countOf(extra, 'push', 'pushes')} more than the minimum`;
    },
    futoshiki: (minutes: number, seconds: number) => `Solved in ${minutes}:${String(seconds).padStart(2, '0')}`,
    hints: (count: number) => (count === 0 ? 'No hints' : countOf(count, 'hint', 'hints')),
  },
} as const;

export const D = inLanguage('daily', ENGLISH);
