// Texts of a level's own page.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  place: (number: number, count: number) => `· ${number} of ${count}`,
  play: 'Play',
  about: 'About this level',
  by: (author: string) => `by ${author}`,
  ungraded: 'Not graded yet.',
  missing: 'Level not found.',
  inCollection: 'Place in the collection',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove level',
  solutions: {
    heading: 'Solutions',
    none: 'Not solved yet. Solutions you find are listed here.',
    noneFutoshiki: 'Not solved yet.',
    score: (moves: number, pushes: number) =>
      `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`,
    futoshiki: (hints: number, time: string) => `Solved in ${time}, ${countOf(hints, 'hint', 'hints')}`,
    bestBoth: 'Fewest moves and pushes',
    fromFile: 'from the file',
    replay: 'Replay',
    copy: 'Copy moves',
  },
  games: {
    heading: 'Saved games',
    none: 'No game of this level is saved.',
    played: (time: string, date: string) => `${time} played · ${date}`,
  },
} as const;

export const V = inLanguage('level', ENGLISH);
