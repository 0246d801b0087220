// Entry point `masu/futoshiki/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export { boardRows } from './board-text.js';
export { checkGrid, conflictingCells, conflictsWith, isLegal, isSolved } from './check.js';
export { type Clue, clueName, cluesOf, withClues } from './clue.js';
export { makeConstraints, parseConstraints } from './course-arrays.js';
export {
  cellName,
  digitLetter,
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  gridRows,
  type Inequality,
  letterDigit,
  MAX_SIZE,
  MIN_SIZE,
} from './level.js';
export { makeMove, makeMoves, parseMoves } from './move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
export { FUTOSHIKI_RULES, hashLevel } from './rules.js';
export { FUTOSHIKI_ERRORS, type FutoshikiErrorCode, validateLevel } from './validate-level.js';
