// What the progress line calls the phases of solvers.

import type { STAGES, Stage } from '@masu/core/base/outcome.js';

const WORDS: Readonly<Record<(typeof STAGES)[number], string>> = {
  'a-star': 'A* search',
  analysis: 'analyzing the level',
  backtracking: 'backtracking',
  'feature space': 'feature-space search',
  'fewest moves': 'minimizing moves',
  finder: 'looking for a first solution',
  lemmas: 'learning lemmas',
  proving: 'looking for a second solution',
  searching: 'searching',
  shortening: 'optimizing',
  small: 'optimal search',
  straight: 'direct search',
  'two-sided': 'two-sided search',
};

/** A depth and the length of a solution are already words. */
export const stageMessage = (stage: Stage): string => (stage in WORDS ? WORDS[stage as keyof typeof WORDS] : stage);
