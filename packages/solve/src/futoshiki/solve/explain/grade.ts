// Rates a puzzle by the hardest rule it needs when rules are tried easiest first. The steps are the proof. Only a puzzle
// with exactly one solution has a difficulty.

import { finish } from '@masu/core/base/outcome.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '../candidates/count.js';
import { type Deduction, GRADES, type Grade, type RuleId } from '../deductions/deduction.js';
import { Reasoning } from '../deductions/reasoning.js';
import { DEDUCTION_RULES } from '../deductions/rules.js';

/** A grade with the steps that prove it; or why there is none. */
export type Grading =
  | {
      readonly verdict: 'graded';
      /** The grade of the hardest step. */
      readonly grade: Grade;
      /** The steps to the solution. */
      readonly steps: readonly Deduction[];
    }
  | {
      /** It has no solution, or several: no grade. */
      readonly verdict: 'unsolvable' | 'several';
    };

const GRADE_OF = new Map<RuleId, Grade>(DEDUCTION_RULES.map(({ id, grade }) => [id, grade]));

export function gradeOfRule(rule: RuleId): Grade {
  return GRADE_OF.get(rule) as Grade;
}

/** The harder of two grades. */
export function harderGrade(a: Grade, b: Grade): Grade {
  return GRADES.indexOf(a) >= GRADES.indexOf(b) ? a : b;
}

/** The grade of a list of steps. */
export function hardestGrade(steps: readonly Deduction[]): Grade {
  return steps.reduce<Grade>((grade, { rule }) => harderGrade(grade, gradeOfRule(rule)), 'trivial');
}

/** Solves a position as a generator, one step at a time; returns whether all cells are filled. */
export function* workSteps(reasoning: Reasoning, rules = DEDUCTION_RULES): Generator<Deduction, boolean, void> {
  while (!reasoning.notes.isDone()) {
    const step = reasoning.next(rules);
    if (!step) return false;
    reasoning.take(step);
    yield step;
  }
  return true;
}

/** Grades step by step, so that it can be interrupted; returns the result. */
export function* gradeSteps(level: FutoshikiLevel): Generator<Deduction, Grading, void> {
  const { solutions } = countSolutions(level, 2);
  if (solutions.length !== 1) return { verdict: solutions.length === 0 ? 'unsolvable' : 'several' };
  const reasoning = new Reasoning(level);
  if (!(yield* workSteps(reasoning))) throw new Error('the rules did not solve a puzzle with one solution');
  return { verdict: 'graded', grade: hardestGrade(reasoning.steps), steps: reasoning.steps };
}

/**
 * Rates a puzzle by the hardest rule that it needs when rules are tried easiest first.
 * @example
 * ```ts
 * const graded = gradeLevel(level);
 * console.log(graded.verdict === 'graded' && graded.grade); // easy
 * ```
 */
export function gradeLevel(level: FutoshikiLevel): Grading {
  return finish(gradeSteps(level));
}
