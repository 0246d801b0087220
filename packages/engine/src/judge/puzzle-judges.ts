// How solutions of each puzzle are judged, by the id of the puzzle.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import { FUTOSHIKI_JUDGE } from './judge-futoshiki.js';
import { judgeByRules, type PuzzleJudge } from './judge-moves.js';
import { SOKOBAN_JUDGE } from './judge-sokoban.js';

/** Sokoban and Futoshiki say more about a wrong solution than the rules alone can. */
const JUDGES: Readonly<Record<string, PuzzleJudge>> = { sokoban: SOKOBAN_JUDGE, futoshiki: FUTOSHIKI_JUDGE };

export const puzzleJudge = (puzzle: PuzzleId): PuzzleJudge => JUDGES[puzzle] ?? judgeByRules(playableOf(puzzle));
