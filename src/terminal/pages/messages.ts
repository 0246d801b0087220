// Words of the pages around the games: the list of levels, daily puzzles, progress, and new levels.

import { clockTime } from '../../base/clock-time.js';
import { countOf, formatNumber } from '../../base/format.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';
import type { SolvedFilter, Sort } from './level-rows.js';

const levelCount = (puzzle: PuzzleId, count: number): string =>
  puzzle === 'sokoban' ? countOf(count, 'level', 'levels') : countOf(count, 'puzzle', 'puzzles');

const SORTED: Readonly<Record<PuzzleId, Readonly<Record<Sort, string>>>> = {
  sokoban: { file: '', grade: 'by grade', boxes: 'by boxes', pushes: 'by pushes' },
  futoshiki: { file: '', grade: 'by grade', boxes: 'by size', pushes: '' },
};

const FILTERED: Readonly<Record<SolvedFilter, string>> = {
  all: '',
  unsolved: 'unsolved only',
  solved: 'solved only',
};

export const LEVELS_TEXTS = {
  /** "40 levels, 12 solved, by grade, unsolved only". */
  count: (puzzle: PuzzleId, count: number, solved: number, sort: Sort, filter: SolvedFilter, grade?: string): string =>
    [
      levelCount(puzzle, count),
      `${formatNumber(solved)} solved`,
      SORTED[puzzle][sort],
      FILTERED[filter],
      grade === undefined ? '' : `${grade} only`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  none: 'No levels.',
  tooLarge: 'too large to draw here',
  find: (text: string): string =>
    text === '' ? 'Find: _ (title, author, number, or a condition such as boxes>3 or pushes<30)' : `Find: ${text}_`,
} as const;

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

const dayCount = (count: number): string => countOf(count, 'day', 'days');

export const DAILY_TEXTS = {
  menu: 'Daily puzzle',
  heading: 'Daily puzzle',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  month: (year: number, month: number): string => `${MONTHS[month - 1]} ${year}`,
  legend: '* solved   + solved later   ~ begun',
  streak: (current: number, longest: number, solved: number): string =>
    `Streak: ${dayCount(current)}. Longest: ${dayCount(longest)}. Solved: ${dayCount(solved)}.`,
  about: (streak: number, isSolved: boolean): string =>
    `${isSolved ? 'solved today' : 'not solved today'}, streak ${dayCount(streak)}`,
  day: (day: string, isToday: boolean, grade: string): string => `${day}${isToday ? ' (today)' : ''}: ${grade}`,
  unsolved: 'Not solved yet.',
  begun: 'Begun.',
  future: 'Not available yet.',
  solvedSokoban: (moves: number, pushes: number, extra: number | undefined): string => {
    const score = `Solved: ${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`;
    if (extra === undefined) return `${score}.`;
    return extra === 0 ? `${score}, the optimum.` : `${score}, ${formatNumber(extra)} more than the optimum.`;
  },
  solvedFutoshiki: (millis: number, hints: number): string =>
    `Solved in ${clockTime(millis)} with ${countOf(hints, 'hint', 'hints')}.`,
  generating: (tries: number): string => `Generating: ${countOf(tries, 'try', 'tries')}.`,
  begins: 'Generating.',
  share: 'Result (select to copy)',
  nothingToShare: 'Solve this puzzle first.',
  link: (puzzle: PuzzleId, day: string): string => `masu daily ${puzzle} --date ${day}`,
} as const;

export const PROGRESS_TEXTS = {
  menu: 'Your progress',
  about: (solved: number): string => `${formatNumber(solved)} solved`,
  heading: 'Your progress',
  puzzle: (puzzle: PuzzleId): string => PUZZLE_NAMES[puzzle],
  share: (solved: number, total: number): string => `${formatNumber(solved)} of ${formatNumber(total)}`,
  all: 'all levels',
  notGraded: 'not graded',
  byGrade: 'Solved by grade',
  byCollection: 'Solved by collection',
  elsewhere: 'other levels',
  elsewhereCount: (count: number): string => `${formatNumber(count)} solved`,
  optimum: 'optimum',
  optimumFigures: (reached: number, missed: number, extra: number): string =>
    missed === 0
      ? `reached in ${countOf(reached, 'level', 'levels')}`
      : `reached in ${countOf(reached, 'level', 'levels')}, missed in ${formatNumber(missed)} by ${countOf(extra, 'push', 'pushes')} in all`,
  time: 'time',
  timeFigures: (millis: number, timed: number): string =>
    `${clockTime(millis)} for the best solutions of ${countOf(timed, 'level', 'levels')}`,
  hints: 'hints',
  hintFigures: (hints: number, without: number): string =>
    `${formatNumber(hints)} used; ${countOf(without, 'level', 'levels')} solved without`,
  daily: 'daily puzzles',
  dailyFigures: (current: number, longest: number, solved: number): string =>
    `streak ${dayCount(current)}, longest ${dayCount(longest)}, ${formatNumber(solved)} solved`,
} as const;

export const GENERATE_TEXTS = {
  heading: (puzzle: PuzzleId): string => (puzzle === 'sokoban' ? 'New level' : 'New puzzle'),
  menu: (puzzle: PuzzleId): string => (puzzle === 'sokoban' ? 'New level' : 'New puzzle'),
  menuAbout: (puzzle: PuzzleId): string =>
    puzzle === 'sokoban' ? 'choose difficulty, boxes, and rooms' : 'choose size and difficulty',
  any: 'any',
  random: 'random',
  seedAbout: 'digits: type a seed; the same seed makes the same level',
} as const;
