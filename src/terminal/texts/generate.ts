// Texts of the page that generates a new level.

import { countOf } from '../../base/format.js';

export const ENGLISH = {
  heading: { sokoban: 'New level', futoshiki: 'New puzzle' },
  menu: { sokoban: 'New Sokoban', futoshiki: 'New Futoshiki' },
  about: { sokoban: 'choose difficulty, boxes, and rooms', futoshiki: 'choose size and difficulty' },
  fields: { size: 'size', difficulty: 'difficulty', boxes: 'boxes', rooms: 'rooms', seed: 'seed' },
  any: 'any',
  random: 'random',
  seedAbout: 'digits: type a seed; the same seed makes the same level',
  grades: {
    sokoban: {
      trivial: 'each box goes nearly straight to its goal',
      easy: 'a few detours',
      tricky: 'the order matters, and most first ideas do not work',
      hard: 'boxes must be parked, and many positions are deadlocks',
      extreme: 'long detours, and few plans work',
    },
    futoshiki: {
      trivial: 'row and column force each step',
      easy: 'needs the signs, one step at a time',
      tricky: 'chains of signs, pairs, and triples',
      extreme: 'X-wings and forcing chains',
      recursive: 'needs guessing: at some point no rule gives the next step',
    },
  },
  begins: 'Generating.',
  generating: (tries: number) => `Generating: ${countOf(tries, 'try', 'tries')}.`,
  /** The title of what was generated. */
  title: {
    trivial: (seed: number) => `Trivial ${seed}`,
    easy: (seed: number) => `Easy ${seed}`,
    tricky: (seed: number) => `Tricky ${seed}`,
    hard: (seed: number) => `Hard ${seed}`,
    extreme: (seed: number) => `Extreme ${seed}`,
    recursive: (seed: number) => `Recursive ${seed}`,
  },
  sizedTitle: {
    trivial: (size: number, seed: number) => `Trivial ${size} by ${size}, number ${seed}`,
    easy: (size: number, seed: number) => `Easy ${size} by ${size}, number ${seed}`,
    tricky: (size: number, seed: number) => `Tricky ${size} by ${size}, number ${seed}`,
    extreme: (size: number, seed: number) => `Extreme ${size} by ${size}, number ${seed}`,
    recursive: (size: number, seed: number) => `Recursive ${size} by ${size}, number ${seed}`,
  },
} as const;
