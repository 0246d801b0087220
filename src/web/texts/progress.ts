// Texts of the progress page.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

const levels = (count: number): string => countOf(count, 'level', 'levels');

export const ENGLISH = {
  over: 'From the games saved on this device',
  heading: 'Your progress',
  puzzle: 'Puzzle',
  loading: 'Counting levels…',
  solvedLabel: 'Solved',
  ofAll: (total: number) => `of ${formatNumber(total)}`,
  optimumLabel: 'Fewest pushes',
  ofSolved: (count: number) => `of ${formatNumber(count)} solved`,
  missed: (missed: number, extra: number) =>
    missed === 0
      ? 'No solved level needed more pushes than the proven minimum.'
      : `${countOf(missed, 'solved level', 'solved levels')} took more pushes than the proven minimum, ${formatNumber(extra)} more in all.`,
  timeLabel: 'Time played',
  timeOf: (timed: number) => `in ${levels(timed)}`,
  hoursMinutes: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  hintsLabel: 'Hints used',
  withoutHints: (count: number) => `${levels(count)} without`,
  streakLabel: 'Daily streak',
  streakOf: (longest: number) => `longest ${formatNumber(longest)}`,
  byGrade: 'By difficulty',
  byCollection: 'By collection',
  ungraded: 'Not graded',
  share: (solved: number, total: number) => `${formatNumber(solved)} of ${formatNumber(total)}`,
  elsewhere: (count: number) => `${levels(count)} solved outside these collections: daily, generated, or shared.`,
  weeks: 'Solved per week',
  weeksAbout: 'the last twelve weeks',
  weekOf: (date: string) => `Week of ${date}`,
  none: 'Nothing solved yet. Solve a level, and it is counted here.',
  play: 'Play',
} as const;

export const P = inLanguage('progress', ENGLISH);
