// What the progress line calls the phases of solvers.

import type { Progress, Stage } from '@masu/core/base/outcome.js';

const WORDS: Readonly<Record<Stage, string>> = {
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

/** What the search is doing; undefined if it does not say. */
export function stageMessage({ stage, depth, shortest }: Progress): string | undefined {
  if (shortest) return `${shortest.moves} moves, ${shortest.pushes} pushes`;
  if (depth !== undefined) return `depth ${depth}`;
  return stage && WORDS[stage];
}
