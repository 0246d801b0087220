// Entry point `masu/futoshiki/rules`: levels, moves, and what they lead to. Small enough for a page that only plays.

export { boardRows } from './board-text.js';
export { gridRows } from './cell-name.js';
export { checkGrid, isSolved } from './check.js';
export { hashLevel } from './hash.js';
export { conflictingCells } from './legal.js';
export {
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  type Inequality,
  MAX_SIZE,
  MIN_SIZE,
} from './level.js';
export { makeMoves, parseMoves } from './move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
export { FUTOSHIKI_RULES } from './rules.js';
export { FUTOSHIKI_ERRORS, type FutoshikiErrorCode, validateLevel } from './validate-level.js';
