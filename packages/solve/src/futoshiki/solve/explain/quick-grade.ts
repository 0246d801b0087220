// Computes the difficulty without the steps, with the solver's engine: the rules of each difficulty together reach a
// fixed point that does not depend on the order of the steps, so masks and matchings find it a hundred times faster than
// single deductions. The generator calls it thousands of times; the grader confirms the final result.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Candidates, type Strength } from '../candidates/candidates.js';
import type { Grade } from '../deductions/deduction.js';
import { ruleOutByChain } from './forcing.js';

const ENGINES: Candidates[] = [];

const GRADE_OF_STRENGTH: readonly Grade[] = ['trivial', 'easy', 'tricky', 'extreme'];

/** The grade of a puzzle known to have one solution; `most` stops the work there: anything harder is `recursive`. */
export function quickGrade(level: FutoshikiLevel, most: Grade = 'extreme'): Grade {
  ENGINES[level.size] ??= new Candidates(level.size);
  const engine = ENGINES[level.size] as Candidates;
  engine.load(level, 0);
  for (const [strength, grade] of GRADE_OF_STRENGTH.entries()) {
    if (strength > 0) engine.raise(strength as Strength);
    if (!engine.propagate()) return 'recursive';
    if (engine.isFilled()) return grade;
    if (grade === most && most !== 'extreme') return 'recursive';
  }
  while (!engine.isFilled() && ruleOutByChain(engine)) if (!engine.propagate()) return 'recursive';
  return engine.isFilled() ? 'extreme' : 'recursive';
}
