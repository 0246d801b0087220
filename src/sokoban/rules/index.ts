// Entry point `masu/sokoban/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export { type BoxWays, boxWays } from './box-ways.js';
export { canonicalBoard, unturnedBoard } from './canonical-board.js';
export { checkSolution } from './check-solution.js';
export { BOARD_LETTERS, type Draft, type StoredMoves } from './draft.js';
export { canonicalHash, levelHash, normalizedRows, symmetries } from './hash.js';
export { type Ground, type Level, MAX_SIDE, type Position, type Solution } from './level.js';
export { forwardMoves, isPullSolved, type PullMove, pullStart, pullStep } from './pull.js';
export { type Frame, replay, type Verification, verifyMoves } from './replay.js';
export { SOKOBAN_RULES } from './rules.js';
export { type Score, scoreOf } from './score.js';
export { showPosition } from './show.js';
export { isSolved, moveBox, type Step, step } from './step.js';
export {
  LEVEL_ERRORS,
  type LevelError,
  type LevelErrorCode,
  unwinnableLevel,
  validateLevel,
} from './validate-level.js';
export { walkTo } from './walks.js';
