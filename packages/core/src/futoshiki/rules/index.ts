// Entry point `masu/futoshiki/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export { boardRows } from './board-text.js';
export { checkGrid, conflictingCells, isSolved } from './check.js';
export {
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  gridRows,
  type Inequality,
  MAX_SIZE,
  MIN_SIZE,
} from './level.js';
export { makeMoves, parseMoves } from './move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
export { FUTOSHIKI_RULES, hashLevel } from './rules.js';
export { FUTOSHIKI_ERRORS, type FutoshikiErrorCode, validateLevel } from './validate-level.js';
