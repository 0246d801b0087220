// The door to Futoshiki: everything the rest of the program, and other programs, may use. Each name by hand.

import type { Puzzle } from '../base/puzzle.js';
import { FUTOSHIKI_FORMATS } from './formats/formats.js';
import { boardRows } from './rules/board-text.js';
import { checkGrid, isSolved } from './rules/check.js';
import { hashLevel } from './rules/hash.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from './rules/level.js';
import { makeMoves, parseMoves } from './rules/move-text.js';
import { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './rules/position.js';
import { validateLevel } from './rules/validate-level.js';
import { FUTOSHIKI_SOLVERS } from './solve/solvers.js';

export {
  COMPOSE_FAULTS,
  type Composed,
  type ComposeError,
  type ComposeWish,
  type Composing,
  compose,
} from './compose/compose.js';
export { FUTOSHIKI_FORMATS } from './formats/formats.js';
export { boardRows } from './rules/board-text.js';
export { cellName, digitLetter, gridRows, letterDigit } from './rules/cell-name.js';
export { checkGrid, isSolved } from './rules/check.js';
export { type Clue, clueName, cluesOf, withClues } from './rules/clue.js';
export { makeConstraints, parseConstraints } from './rules/course-arrays.js';
export { hashLevel } from './rules/hash.js';
export { conflictingCells, conflictsWith, isLegal } from './rules/legal.js';
export {
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  type Inequality,
  MAX_SIZE,
  MIN_SIZE,
} from './rules/level.js';
export { makeMove, makeMoves, parseMoves } from './rules/move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './rules/position.js';
export { validateLevel } from './rules/validate-level.js';
export { type Counted, countSolutions } from './solve/count.js';
export {
  type Deduction,
  GRADES,
  type Grade,
  RULE_IDS,
  type RuleId,
} from './solve/deductions/deduction.js';
export { FUTOSHIKI_RULES } from './solve/deductions/rules.js';
export { type Grading, gradeLevel, gradeSteps } from './solve/grade.js';
export { type FutoshikiHint, findHint } from './solve/hint.js';
export { FUTOSHIKI_SOLVERS } from './solve/solvers.js';
export { type Several, whySeveral } from './solve/why-several.js';
export { type Conflict, whyUnsolvable } from './solve/why-unsolvable.js';

export const FUTOSHIKI: Puzzle<FutoshikiDraft, FutoshikiLevel, FutoshikiPosition, FutoshikiMove, FutoshikiGrid> = {
  id: 'futoshiki',
  formats: FUTOSHIKI_FORMATS,
  solvers: FUTOSHIKI_SOLVERS,
  defaultSolver: 'propagate',
  validate: validateLevel,
  start: startPosition,
  play: playMove,
  isSolved: (level, position) => isSolved(level, position.digits),
  beginAt: (level, position) => ({ ...level, cells: [...position.digits] }),
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
  check: checkGrid,
  show: (level, position) => boardRows(level, position.digits),
  hash: hashLevel,
};
