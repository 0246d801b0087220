// How solutions of each puzzle are judged, by the id of the puzzle.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { PlayablePuzzle } from '../jobs/puzzles/puzzle-types.js';
import { futoshikiJudge } from './judge-futoshiki.js';
import { judgeByRules, type PuzzleJudge } from './judge-moves.js';
import { sokobanJudge } from './judge-sokoban.js';

/** Sokoban and Futoshiki say more about a wrong solution than the rules alone can. */
const JUDGES: { readonly [Id in PuzzleId]?: (puzzle: PlayablePuzzle<Id>) => PuzzleJudge } = {
  sokoban: sokobanJudge,
  futoshiki: futoshikiJudge,
};

export function puzzleJudge<Id extends PuzzleId>(puzzle: PlayablePuzzle<Id>): PuzzleJudge {
  const judgeOf: ((own: PlayablePuzzle<Id>) => PuzzleJudge) | undefined = JUDGES[puzzle.id];
  return judgeOf ? judgeOf(puzzle) : judgeByRules(puzzle);
}
