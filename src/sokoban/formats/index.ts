// Entry point `masu/sokoban/formats`: levels and moves as text.

export { makeCompass, parseCompass } from './compass.js';
export { EXCESSES, FORMAT_ERRORS, type FormatErrorCode, REPAIRS, type WarningCode } from './error-codes.js';
export { type DraftPart, type FittedText, fitDrafts } from './fit-drafts.js';
export {
  MOVE_FORMATS,
  type MoveFormat,
  parseMoves,
  recognizeFormat,
  SOKOBAN_FORMATS,
  SOKOBAN_TEXT,
} from './formats.js';
export { makeLurd, parseLurd } from './lurd.js';
export { MAX_MOVES, MOVE_ERRORS, type MoveError, type MoveErrorCode } from './move-letters.js';
export { SOK } from './sok.js';
export { type MoveBudget, newMoveBudget, STORED_ERRORS, type StoredError, verifyStored } from './stored-solutions.js';
export { type VerifiedSolution, verifySolution } from './verify-solution.js';
export { XSB } from './xsb.js';
