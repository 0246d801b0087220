// Texts of the panel that generates Sokoban levels.

import { countOf, formatNumber } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  heading: 'Generate a level',
  about: 'proven solvable',
  grade: 'Difficulty',
  boxes: 'Boxes',
  width: 'Widest',
  height: 'Tallest',
  rooms: 'Rooms',
  seed: 'Seed',
  seedAbout: 'The same seed and options give the same level on every machine.',
  badSeed: (most: number) => `The seed must be a whole number from 0 to ${formatNumber(most)}.`,
  any: 'Any',
  generate: 'Generate',
  more: 'Size, rooms, and seed',
  progress: (tries: number) => (tries <= 1 ? 'Generating…' : `Generating: try ${formatNumber(tries)}.`),
  stop: 'Stop',
  stopped: 'Stopped.',
  failed: 'Couldn’t generate a level. This is a bug in masu.',
  made: (boxes: number, pushes: number, seed: number) =>
    `${countOf(boxes, 'box', 'boxes')}, at least ${countOf(pushes, 'push', 'pushes')}. Seed ${seed}.`,
  play: 'Play',
  add: 'Add',
  addTo: 'Add to',
  newCollection: 'Generated levels (new)',
  collection: 'Generated levels',
  added: (title: string) => `Level added to ${title}.`,
  known: (title: string) => `This level is already in ${title}.`,
  link: 'Copy link',
  linkCopied: 'Link copied. It contains the level itself.',
} as const;

export const N = inLanguage('generate', ENGLISH);
