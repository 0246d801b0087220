// Texts of the list of levels.

import { countOf, formatNumber } from '../../base/format.js';

const boxes = (count: number): string => countOf(count, 'box', 'boxes');

export const ENGLISH = {
  /** Parts of the line above the list, separated by commas. */
  count: {
    sokoban: (count: number) => countOf(count, 'level', 'levels'),
    futoshiki: (count: number) => countOf(count, 'puzzle', 'puzzles'),
  },
  solved: {
    sokoban: (count: number) => `${formatNumber(count)} solved`,
    futoshiki: (count: number) => `${formatNumber(count)} solved`,
  },
  sorted: { grade: 'by grade', boxes: 'by boxes', size: 'by size', pushes: 'by pushes' },
  only: {
    unsolved: 'unsolved only',
    solved: 'solved only',
    trivial: 'trivial only',
    easy: 'easy only',
    tricky: 'tricky only',
    hard: 'hard only',
    extreme: 'extreme only',
    recursive: 'recursive only',
  },
  none: 'No levels.',
  tooLarge: 'too large to draw here',
  findAbout: 'Find: _ (title, author, number, or a condition such as boxes>3 or pushes<30)',
  size: (width: number, height: number) => `${width} by ${height}`,
  sizeAndBoxes: (width: number, height: number, count: number) => `${width} by ${height}, ${boxes(count)}`,
  inPart: (size: string) => `${size}, in part`,
  /** A record: fewest moves, fewest pushes. */
  moves: (count: number) => countOf(count, 'move', 'moves'),
  pushes: (count: number) => countOf(count, 'push', 'pushes'),
  timed: (time: string, hints: number) => `${time}, ${countOf(hints, 'hint', 'hints')}`,
  /** A game in progress, by its moves. */
  soFar: {
    sokoban: (moves: number) => `${countOf(moves, 'move', 'moves')} so far`,
    futoshiki: (steps: number) => `${countOf(steps, 'step', 'steps')} so far`,
  },
  unreadable: (count: number, reason: string) => `Couldn't read ${countOf(count, 'level', 'levels')}. ${reason}`,
  added: (title: string) => `Added ${title} to your collections.`,
} as const;
