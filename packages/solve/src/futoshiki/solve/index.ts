// Entry point `masu/futoshiki/solve`: solvers, deductions, grades, and hints.

export { type Counted, countSolutions, type SolutionCounting } from './candidates/count.js';
export { type Deduction, GRADES, type Grade, RULE_IDS, type RuleId } from './deductions/deduction.js';
export { type Grading, gradeLevel } from './explain/grade.js';
export { type FutoshikiHint, findHint } from './explain/hint.js';
export { DEFAULT_FUTOSHIKI_SOLVER, FUTOSHIKI_SOLVERS, type FutoshikiSolverId } from './solvers.js';
