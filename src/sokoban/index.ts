// The door to Sokoban: the one Puzzle object, and by name what faces and libraries use besides.

import type { Direction } from '../base/grid.js';
import type { Puzzle } from '../base/puzzle.js';
import { fail, ok, type Result } from '../base/result.js';
import { parseMoves, SOKOBAN_FORMATS } from './formats/formats.js';
import { makeLurd } from './formats/lurd.js';
import type { Draft } from './rules/draft.js';
import { levelHash } from './rules/hash.js';
import type { Level, Position } from './rules/level.js';
import { verifyMoves } from './rules/replay.js';
import { showPosition } from './rules/show.js';
import { isSolved, step } from './rules/step.js';
import { validateLevel } from './rules/validate-level.js';
import { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS, type Solution } from './solve/solvers.js';

export { makeCompass, parseCompass } from './formats/compass.js';
export { EXCESSES, FORMAT_ERRORS, type FormatErrorCode, REPAIRS, type WarningCode } from './formats/error-codes.js';
export { MOVE_FORMATS, type MoveFormat, parseMoves, recognizeFormat, SOKOBAN_FORMATS } from './formats/formats.js';
export { makeLurd, parseLurd } from './formats/lurd.js';
export { MAX_MOVES, MOVE_ERRORS, type MoveError, type MoveErrorCode } from './formats/move-letters.js';
export {
  type MoveBudget,
  newMoveBudget,
  STORED_FAULTS,
  type StoredError,
  verifyStored,
} from './formats/stored-solutions.js';
export { XSB } from './formats/xsb.js';
export { type Optimized, optimize } from './optimize/optimize.js';
export { type BoxWays, boxWays } from './rules/box-ways.js';
export { BOARD_LETTERS, type Draft, type StoredMoves } from './rules/draft.js';
export { canonicalHash, levelHash, normalizedRows, symmetries } from './rules/hash.js';
export { type Ground, type Level, MAX_SIDE, type Position } from './rules/level.js';
export { forwardMoves, isPullSolved, type PullMove, pullStart, pullStep } from './rules/pull.js';
export { type Frame, replay, type Verification, verifyMoves } from './rules/replay.js';
export { type Score, scoreOf } from './rules/score.js';
export { showPosition } from './rules/show.js';
export { isSolved, moveBox, type Step, step } from './rules/step.js';
export {
  LEVEL_ERRORS,
  type LevelError,
  type LevelErrorCode,
  unwinnableLevel,
  validateLevel,
} from './rules/validate-level.js';
export { walkTo } from './rules/walks.js';
export { lowerBound } from './solve/bound/lower-bound.js';
export { type PushDistances, pushDistances } from './solve/bound/push-distances.js';
export { cornerCells } from './solve/deadlock/corner.js';
export { deadCells } from './solve/deadlock/dead-cells.js';
export { deadlockedBoxes } from './solve/deadlock/deadlocked-boxes.js';
export {
  DEADLOCK_REASONS,
  type Deadlock,
  type DeadlockReason,
  findDeadlock,
} from './solve/deadlock/find-deadlock.js';
export {
  DEADLOCK_RULES,
  type DeadlockRule,
  type DeadlockRuleId,
  type DeadlockTest,
  deadlockRule,
} from './solve/deadlock/rules.js';
export {
  cellMessage,
  deadlockMessage,
  HINT_DETAILS,
  HINT_SOLVERS,
  type HintDetail,
  hintFrom,
  hintMessage,
  type Region,
  regionMessage,
  regionOf,
  type SokobanHint,
} from './solve/hint.js';
export { type Insight, insightOf } from './solve/insight.js';
export { positionsBeforePushes, pushesToUndo, type UndoAdvice } from './solve/pushes-to-undo.js';
export { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS, type Solution } from './solve/solvers.js';
export { MovesProblem, type Win } from './solve/teaching/moves-problem.js';
export { MOVE_ORDERS, movesSearch, solveByMoves, type TeachingOptions } from './solve/teaching/solve-by-moves.js';

/**
 * The judge of any solver's answer: every move can be made, and every box is at home after the last. The empty solution
 * holds where every box is at home already; such a level is solved without being won, for a person has yet to move.
 */
export function checkSolution(level: Level, solution: Solution): Result<true, string> {
  const { blocked, position } = verifyMoves(level, solution);
  if (blocked.length > 0) return fail(`Move ${blocked[0]} of the solution is blocked.`);
  return isSolved(level, position) ? ok(true) : fail('A box is off its goal after the last move.');
}

export const SOKOBAN: Puzzle<Draft, Level, Position, Direction, Solution> = {
  id: 'sokoban',
  formats: SOKOBAN_FORMATS,
  solvers: SOKOBAN_SOLVERS,
  defaultSolver: DEFAULT_SOKOBAN_SOLVER,
  validate: validateLevel,
  start: (level) => level.start,
  play(level, position, move) {
    const taken = step(level, position, move);
    return taken.kind === 'blocked' ? undefined : taken.to;
  },
  isSolved,
  // What the player can reach with boxes no obstacle never changes, so a new start is all there is to it.
  beginAt: (level, position) => ({ ...level, start: position }),
  parseMoves,
  makeMoves: makeLurd,
  check: checkSolution,
  show: showPosition,
  hash: levelHash,
};
