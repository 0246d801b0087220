// The saved solutions of a Sokoban record, each once: the two best first, then the others.

import type { SokobanRecord, SokobanScore } from '../../../play/index.js';

export function solutionsOf({ bestMoves, bestPushes, solutions = [] }: SokobanRecord): readonly SokobanScore[] {
  const all = [bestMoves, bestPushes, ...solutions];
  return [...new Map([...all].reverse().map((score) => [score.solution, score])).values()].reverse();
}
