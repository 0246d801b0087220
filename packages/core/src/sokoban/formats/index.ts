// Entry point `masu/sokoban/formats`: levels and moves as text.

export { FORMAT_ERRORS, type FormatErrorCode, type WarningCode } from './error-codes.js';
export { recognizeFormat, SOKOBAN_FORMATS } from './formats.js';
export { makeLurd, type VerifiedSolution, verifySolution } from './lurd.js';
export { MOVE_FORMATS, type MoveFormat, parseMoves } from './move-formats.js';
export { MOVE_ERRORS, type MoveError, type MoveErrorCode } from './move-letters.js';
