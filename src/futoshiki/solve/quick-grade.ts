// The grade without the steps, by the solver's engine: what each grade's rules reach together is a fixed point that
// does not depend on the order of the steps, so masks and matchings find it a hundred times faster than telling the
// steps one by one. The generator asks this thousands of times; the grader confirms its last word.

import type { FutoshikiLevel } from '../rules/level.js';
import { Candidates, type Strength } from './candidates.js';
import type { Grade } from './deductions/deduction.js';
import { strikeByChain } from './forcing.js';

const ENGINES: Candidates[] = [];
const GRADE_OF_STRENGTH: readonly Grade[] = ['trivial', 'easy', 'tricky', 'extreme'];

/** Goes on by forcing chains. False where something conflicts. */
function forceOn(engine: Candidates): boolean {
  while (!engine.isFilled() && strikeByChain(engine)) if (!engine.propagate()) return false;
  return true;
}

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
  return forceOn(engine) && engine.isFilled() ? 'extreme' : 'recursive';
}
