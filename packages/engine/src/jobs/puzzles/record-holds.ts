// Whether a saved record is true. One that comes from elsewhere (a file, another machine, a page's storage) counts only
// if its solutions solve its own level with the score it claims. The types name just the fields that are checked: this
// module doesn't know how records are stored.

import type { AnswerFigures, PuzzleId } from '@masu/core/base/puzzle.js';
import { checkSolutionText, playableOf, replayMoves } from './playable-puzzles.js';
import type { AnyLevel, PlayablePuzzle } from './puzzle-types.js';
import { type LevelsReadOf, readLevels } from './read-levels.js';

interface ClaimedScore {
  /** In LURD. */
  readonly solution: string;
  readonly moves: number;
  readonly pushes: number;
}

interface ClaimedLevel {
  readonly hash: string;
  /** The level, in any of our formats; the first one if there are several. */
  readonly level: string;
}

/** The verifiable parts of a saved record. */
export type ClaimedRecord =
  | (ClaimedLevel & {
      readonly puzzle: 'sokoban';
      readonly bestMoves: ClaimedScore;
      readonly bestPushes: ClaimedScore;
      readonly solutions?: readonly ClaimedScore[];
    })
  | (ClaimedLevel & { readonly puzzle: 'futoshiki'; readonly solution: readonly string[] });

/** The figures of a solution; where that is no list of moves, a text is the moves that lead to one. */
function claimedFigures(
  puzzle: PlayablePuzzle<PuzzleId>,
  level: AnyLevel,
  solution: AnswerFigures['solution'],
): AnswerFigures | undefined {
  if (puzzle.figures.solution === 'moves' || typeof solution !== 'string') {
    const figures = checkSolutionText(puzzle.id, level, solution);
    return figures.ok ? figures.value : undefined;
  }
  const moves = puzzle.parseMoves(solution);
  if (!moves.ok) return undefined;
  const { solved, blocked } = replayMoves(puzzle, level, moves.value);
  return solved && blocked.length === 0 ? { solution, moves: moves.value.length } : undefined;
}

/** Whether every solution of a record solves its level with the score it states. Never throws. */
export function recordHolds(record: ClaimedRecord): boolean {
  const read = readLevels(record.level);
  if (!read.ok || read.value.id !== record.puzzle) return false;
  const { id, levels }: LevelsReadOf<PuzzleId> = read.value;
  const puzzle = playableOf(id);
  const level = levels[0]?.level;
  if (!level?.ok || puzzle.hash(level.value) !== record.hash) return false;
  // A puzzle without records of its own has the fewest moves alone.
  const claims: readonly (AnswerFigures | undefined)[] =
    'solution' in record ? [record] : [record.bestMoves, record.bestPushes, ...(record.solutions ?? [])];
  return claims.every((claim) => {
    if (!claim) return true;
    const figures = claimedFigures(puzzle, level.value, claim.solution);
    return figures !== undefined && figures.moves === claim.moves && figures.pushes === claim.pushes;
  });
}
