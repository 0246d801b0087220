// Texts of the player's progress.

import { countOf, formatNumber } from '../../base/format.js';

const days = (count: number): string => countOf(count, 'day', 'days');
const levels = (count: number): string => countOf(count, 'level', 'levels');

export const ENGLISH = {
  heading: 'Your progress',
  solved: (count: number) => `${formatNumber(count)} solved`,
  share: (solved: number, total: number) => `${formatNumber(solved)} of ${formatNumber(total)}`,
  /** In menus, behind a puzzle or a collection. */
  solvedOf: (solved: number, total: number) => `${formatNumber(solved)} of ${formatNumber(total)} solved`,
  collections: (count: number) => countOf(count, 'collection', 'collections'),
  noLevels: 'no levels yet',
  all: 'all levels',
  notGraded: 'not graded',
  byGrade: 'Solved by grade',
  byCollection: 'Solved by collection',
  elsewhere: 'other levels',
  optimum: 'optimum',
  optimumReached: (reached: number) => `reached in ${levels(reached)}`,
  optimumMissed: (reached: number, missed: number, extra: number) =>
    `reached in ${levels(reached)}, missed in ${formatNumber(missed)} by ${countOf(extra, 'push', 'pushes')} in all`,
  time: 'time',
  timeFigures: (time: string, timed: number) => `${time} for the best solutions of ${levels(timed)}`,
  hints: 'hints',
  hintFigures: (hints: number, without: number) => `${formatNumber(hints)} used; ${levels(without)} solved without`,
  daily: 'daily puzzles',
  dailyFigures: (current: number, longest: number, solved: number) =>
    `streak ${days(current)}, longest ${days(longest)}, ${formatNumber(solved)} solved`,
} as const;
