// The judges of the puzzles: Sokoban and Futoshiki say more about a wrong solution than the rules alone can.

import type { PuzzleId } from '../base/puzzle.js';
import { playableOf } from '../jobs/index.js';
import { FUTOSHIKI_JUDGE } from './judge-futoshiki.js';
import { judgeByRules, type PuzzleJudge } from './judge-moves.js';
import { SOKOBAN_JUDGE } from './judge-sokoban.js';

const JUDGES: Readonly<Record<string, PuzzleJudge>> = { sokoban: SOKOBAN_JUDGE, futoshiki: FUTOSHIKI_JUDGE };

export const puzzleJudge = (puzzle: PuzzleId): PuzzleJudge => JUDGES[puzzle] ?? judgeByRules(playableOf(puzzle));
