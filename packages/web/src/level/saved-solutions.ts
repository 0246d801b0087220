// The saved solutions of a Sokoban record, each once: the two best first, then the others.

import type { SokobanRecord, SokobanScore } from '@masu/core/play/saved-data.js';

export function savedSolutions({ bestMoves, bestPushes, solutions = [] }: SokobanRecord): readonly SokobanScore[] {
  const all = [bestMoves, bestPushes, ...solutions];
  return [...new Map([...all].reverse().map((score) => [score.solution, score])).values()].reverse();
}
