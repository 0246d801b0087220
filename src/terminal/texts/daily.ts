// Texts of the daily puzzles and their calendar.

import { countOf } from '../../base/format.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';

const days = (count: number): string => countOf(count, 'day', 'days');
const score = (moves: number, pushes: number): string =>
  `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const ENGLISH = {
  heading: 'Daily puzzle',
  about: {
    solved: (streak: number) => `solved today, streak ${days(streak)}`,
    open: (streak: number) => `not solved today, streak ${days(streak)}`,
  },
  /** Two or three letters each, from Monday. */
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  month: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
  legend: '* solved   + solved later   ~ begun',
  streak: (current: number, longest: number, solved: number) =>
    `Streak: ${days(current)}. Longest: ${days(longest)}. Solved: ${days(solved)}.`,
  day: (day: string, grade: string) => `${day}: ${grade}`,
  today: (day: string, grade: string) => `${day} (today): ${grade}`,
  unsolved: 'Not solved yet.',
  begun: 'Begun.',
  future: 'Not available yet.',
  solvedSokoban: (moves: number, pushes: number, extra: number | undefined) => {
    if (extra === undefined) return `Solved: ${score(moves, pushes)}.`;
    return extra === 0
      ? `Solved: ${score(moves, pushes)}, the fewest pushes.`
      : `Solved: ${score(moves, pushes)}, ${countOf(extra, 'push', 'pushes')} more than the minimum.`;
  },
  solvedFutoshiki: (time: string, hints: number) => `Solved in ${time} with ${countOf(hints, 'hint', 'hints')}.`,
  share: 'Result (select to copy)',
  nothingToShare: 'Solve this puzzle first.',
  /** What a player shares; it doesn't contain the solution. */
  shareWords: {
    heading: (puzzle: PuzzleId, day: string, grade: string) => `masu daily ${PUZZLE_NAMES[puzzle]}, ${day} (${grade})`,
    sokoban: (moves: number, pushes: number, extra: number | undefined) => {
      if (extra === undefined) return score(moves, pushes);
      return extra === 0
        ? `${score(moves, pushes)}: fewest pushes`
        : `${score(moves, pushes)}: ${countOf(extra, 'push', 'pushes')} more than the minimum`;
    },
    futoshiki: (minutes: number, seconds: number) => `Solved in ${minutes}:${String(seconds).padStart(2, '0')}`,
    hints: (count: number) => (count === 0 ? 'No hints' : countOf(count, 'hint', 'hints')),
  },
} as const;
