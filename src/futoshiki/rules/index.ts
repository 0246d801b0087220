// Entry point `masu/futoshiki/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export { boardRows } from './board-text.js';
export { cellName, digitLetter, gridRows, letterDigit } from './cell-name.js';
export { checkGrid, isSolved } from './check.js';
export { type Clue, clueName, cluesOf, withClues } from './clue.js';
export { makeConstraints, parseConstraints } from './course-arrays.js';
export { hashLevel } from './hash.js';
export { conflictingCells, conflictsWith, isLegal } from './legal.js';
export {
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  type Inequality,
  MAX_SIZE,
  MIN_SIZE,
} from './level.js';
export { makeMove, makeMoves, parseMoves } from './move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
export { FUTOSHIKI_RULES } from './rules.js';
export { FUTOSHIKI_ERRORS, type FutoshikiErrorCode, validateLevel } from './validate-level.js';
