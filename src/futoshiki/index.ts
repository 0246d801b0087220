// Everything about Futoshiki. Our front ends import nothing deeper; the package shows `public.ts` to others.

import type { Outcome } from '../base/outcome.js';
import type { Puzzle } from '../base/puzzle.js';
import { FUTOSHIKI_TEXT, type FutoshikiFigures } from './formats/formats.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from './rules/level.js';
import type { FutoshikiMove, FutoshikiPosition } from './rules/position.js';
import { FUTOSHIKI_RULES } from './rules/rules.js';
import { explainReport } from './solve/explain/why-several.js';
import { DEFAULT_FUTOSHIKI_SOLVER, FUTOSHIKI_SOLVERS } from './solve/solvers.js';

export {
  analyzeFutoshiki,
  duplicatePuzzleNote,
  type FutoshikiAnalysis,
  type FutoshikiNote,
} from './analyze/analyze.js';
export { AUTHOR_WISHES, type AuthorWish, redundantClues } from './analyze/wishes.js';
export {
  certifyFutoshiki,
  parseFutoshikiCertificate,
  verifyFutoshikiCertificate,
} from './certificates/futoshiki-certificate.js';
export {
  type Composed,
  type ComposeError,
  type Composing,
  compose,
  type FutoshikiComposeOptions,
} from './compose/compose.js';
export { dailyFutoshiki, FUTOSHIKI_WEEK } from './compose/daily.js';
export { BARS } from './formats/bars.js';
export { FUTOSHIKI_FORMATS, FUTOSHIKI_TEXT, type FutoshikiFigures } from './formats/formats.js';
export { UNEQUAL } from './formats/unequal.js';
export { boardRows } from './rules/board-text.js';
export { checkGrid, conflictingCells, conflictsWith, isLegal, isSolved } from './rules/check.js';
export { type Clue, levelClues, withClues } from './rules/clue.js';
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
} from './rules/level.js';
export { makeMoves, parseMoves } from './rules/move-text.js';
export { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './rules/position.js';
export { FUTOSHIKI_RULES, hashLevel, makeConstraints, parseConstraints } from './rules/rules.js';
export { validateLevel } from './rules/validate-level.js';
export { type Counted, countSolutions } from './solve/candidates/count.js';
export { type Deduction, GRADES, type Grade, RULE_IDS, type RuleId } from './solve/deductions/deduction.js';
export { DEDUCTION_RULES } from './solve/deductions/rules.js';
export { type Grading, gradeLevel, gradeSteps } from './solve/explain/grade.js';
export { futoshikiReasons, parseFutoshikiReason } from './solve/explain/grade-reasons.js';
export { findHint } from './solve/explain/hint.js';
export { type Several, whySeveral } from './solve/explain/why-several.js';
export { type Conflict, whyUnsolvable } from './solve/explain/why-unsolvable.js';
export { type Eliminations, eliminationsAt, ruledOutCounts } from './solve/record/eliminations.js';
export {
  recordBacktracking,
  recordPropagation,
  TRY_EXPLANATIONS,
  TRY_WORDS,
  tryExplanationsIn,
  tryLineAt,
} from './solve/record/record-tries.js';
export {
  digitsAt,
  masksAt,
  pathOfTry,
  propagatedCandidates,
  type RecordedTries,
  triesBuffers,
  tryEventAt,
} from './solve/record/recorded-tries.js';
export { DEFAULT_FUTOSHIKI_SOLVER, FUTOSHIKI_SOLVERS, type FutoshikiSolverId } from './solve/solvers.js';
export { TRY_KINDS } from './solve/try-events.js';

/** The whole puzzle: rules, formats, and solvers. A page that does not use it does not load it. */
export const FUTOSHIKI: Puzzle<
  FutoshikiDraft,
  FutoshikiLevel,
  FutoshikiPosition,
  FutoshikiMove,
  FutoshikiGrid,
  'futoshiki',
  FutoshikiFigures
> = /* @__PURE__ */ Object.assign({}, FUTOSHIKI_RULES, FUTOSHIKI_TEXT, {
  solvers: FUTOSHIKI_SOLVERS,
  defaultSolver: DEFAULT_FUTOSHIKI_SOLVER,
  explainReport,
  solutions(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined {
    if (outcome.verdict === 'unsolvable') return 0;
    if (outcome.verdict === 'solved' && outcome.claim === 'unique') return 1;
    return Number(outcome.notes?.solutions ?? 0) >= 2 ? 2 : undefined;
  },
});
