// Entry point `masu/sokoban/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export type { Draft, Place, StoredMoves } from './draft.js';
export { canonicalHash, levelHash } from './hash.js';
export { type Level, MAX_SIDE, type Position, type SokobanBoard, type Solution } from './level.js';
export { type Frame, replay, type Verification, verifyMoves } from './replay.js';
export { SOKOBAN_RULES } from './rules.js';
export { type Score, scoreOf } from './score.js';
export { showPosition } from './show.js';
export { isSolved, type Step, step } from './step.js';
export { LEVEL_ERRORS, type LevelError, type LevelErrorCode, validateLevel } from './validate-level.js';
export { walkTo } from './walks.js';
