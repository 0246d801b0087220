// Texts about grades, in lists, headers, and on the page of a level's difficulty.

import { countOf } from '../../base/format.js';

export const ENGLISH = {
  names: {
    trivial: 'trivial',
    easy: 'easy',
    tricky: 'tricky',
    hard: 'hard',
    extreme: 'extreme',
    recursive: 'recursive',
  },
  estimated: (label: string) => `${label} (estimated)`,
  heading: 'Difficulty',
  difficulty: (number: string) => `Difficulty ${number}. Grades begin at 3 (easy), 4, 5, and 6 (extreme).`,
  isEstimated: 'Estimated from a solution that was found: the level is too large to examine every position.',
  optimum: (pushes: number) => `Proven optimum: ${countOf(pushes, 'push', 'pushes')}.`,
  why: 'Why:',
  recursive: 'Recursive means that no rule gives the next step at some point: the puzzle needs guessing.',
  unknown: 'Not graded yet.',
  none: 'This level has no grade: it has no solution, several solutions, or takes too long.',
} as const;
