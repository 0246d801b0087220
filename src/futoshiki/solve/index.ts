// Entry point `masu/futoshiki/solve`: solvers, deductions, grades, and hints.

export { type Counted, countSolutions } from './candidates/count.js';
export {
  type Deduction,
  GRADES,
  type Grade,
  RULE_IDS,
  type RuleId,
} from './deductions/deduction.js';
export { DEDUCTION_RULES } from './deductions/rules.js';
export { DEFAULT_FUTOSHIKI_SOLVER } from './default-solver.js';
export { type Grading, gradeLevel, gradeSteps } from './explain/grade.js';
export { type FutoshikiHint, findHint } from './explain/hint.js';
export { type Several, whySeveral } from './explain/why-several.js';
export { type Conflict, whyUnsolvable } from './explain/why-unsolvable.js';
export { type RecordLimits, recordBacktracking, recordPropagation } from './record/record-tries.js';
export {
  digitsAt,
  masksAt,
  pathOfTry,
  type RecordedTries,
  type TryAlgorithm,
  type TryEvent,
  triesBuffers,
  tryEventAt,
} from './record/recorded-tries.js';
export { TRY_EXPLANATIONS, TRY_WORDS, type TryWords, tryExplanationsIn, tryLineAt } from './record/try-explanations.js';
export { backtrackingCalls, propagatedCandidates, propagationGuesses } from './record/try-facts.js';
export { FUTOSHIKI_SOLVERS, type FutoshikiSolverId } from './solvers.js';
export { TRY_KINDS, type TryKind } from './try-events.js';
