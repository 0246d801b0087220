// Finds a hint: the easiest next digit, with the steps that lead to it in words. Every hint is checked against the
// solutions first, so it never contradicts any of them. If the player's own digits are wrong, the hint names them.

import type { Message } from '@masu/core/base/message.js';
import { conflictingCells } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '../candidates/count.js';
import { candidatesWithout } from '../candidates/notes.js';
import { type Deduction, type Grade, RULE_IDS, type Rule, type RuleId } from '../deductions/deduction.js';
import { cellDigit } from '../deductions/facts.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { Reasoning } from '../deductions/reasoning.js';
import { DEDUCTION_RULES } from '../deductions/rules.js';
import { hardestGrade, workSteps } from './grade.js';
import { leastReason } from './least-reason.js';
import { whySeveral } from './why-several.js';
import { whyUnsolvable } from './why-unsolvable.js';

/** The next digit with its reason, or wrong digits, or that there is none to give. */
export type FutoshikiHint = Message &
  (
    | {
        readonly kind: 'digit';
        /** Where it goes: row × size + column. */
        readonly cell: number;
        /** The digit. */
        readonly digit: number;
        /** The hardest rule among the steps. */
        readonly rule: RuleId;
        /** The grade of that rule. */
        readonly grade: Grade;
        /** The steps it is based on; the last one places the digit. */
        readonly steps: readonly Deduction[];
        /** The cells that the steps are based on. */
        readonly because: readonly number[];
      }
    | {
        readonly kind: 'wrong';
        /** The cells of the wrong digits. */
        readonly cells: readonly number[];
      }
    | {
        /** Nothing is left to do, no solution exists, or no digit is in all of them. */
        readonly kind: 'solved' | 'unsolvable' | 'several';
      }
  );

/** A message contains at most this many steps; `steps` has all of them. */
const MAX_STEPS_SHOWN = 16;

const PATTERNS = DEDUCTION_RULES.filter(({ grade }) => grade !== 'recursive');

/** The player's digits that are wrong. With one solution: those that differ from it. */
function wrongCells(
  level: FutoshikiLevel,
  digits: readonly number[],
  solution: readonly number[] | undefined,
): number[] {
  const own = [...digits.keys()].filter((cell) => digits[cell] !== 0 && level.cells[cell] === 0);
  if (solution) return own.filter((cell) => digits[cell] !== solution[cell]);
  const conflicting = conflictingCells(level, digits).filter((cell) => own.includes(cell));
  if (conflicting.length > 0) return conflicting;
  // Multiple solutions, and the digits fit none: remove digits one by one while they still fit none.
  let kept = [...digits];
  for (const cell of own) {
    const without = kept.with(cell, 0);
    if (countSolutions({ ...level, cells: without }, 1).solutions.length === 0) kept = without;
  }
  return own.filter((cell) => kept[cell] !== 0);
}

/** The first digit that reasoning places, with the steps behind it. */
function easiest(level: FutoshikiLevel, digits: readonly number[], rules: readonly Rule[]): FutoshikiHint | undefined {
  const reasoning = new Reasoning(level, digits);
  for (const step of workSteps(reasoning, rules)) {
    if (!step.place) continue;
    const last = leastReason(reasoning, step) ?? step;
    const steps = [...reasoning.behind(last.premises), last];
    const order = (id: RuleId) => RULE_IDS.indexOf(id);
    const rule = steps.reduce<RuleId>((most, each) => (order(each.rule) > order(most) ? each.rule : most), last.rule);
    return {
      kind: 'digit',
      ...step.place,
      rule,
      grade: hardestGrade(steps),
      steps,
      because: [...new Set(steps.flatMap((each) => each.because))].sort((a, b) => a - b),
      ...sayFutoshikiHint('steps', steps.slice(-MAX_STEPS_SHOWN), steps.length),
    };
  }
  return undefined;
}

/** Throws if the digit is not in every solution: that would be a bug. */
function checkHint(level: FutoshikiLevel, digits: readonly number[], hint: FutoshikiHint): FutoshikiHint {
  if (hint.kind !== 'digit') return hint;
  const masks = candidatesWithout(level.size, hint.cell, hint.digit);
  const others = countSolutions({ ...level, cells: digits }, 1, { masks }).solutions;
  if (others.length > 0) throw new Error(`the hint ${hint.digit} at ${hint.cell} is not in every solution`);
  return hint;
}

/**
 * The next hint for the digits on the board, givens included.
 * @example
 * ```ts
 * const next = findHint(level);
 * if (next.kind === 'digit') console.log(next.cell, next.digit); // 1 2
 * ```
 */
export function findHint(level: FutoshikiLevel, digits: readonly number[] = level.cells): FutoshikiHint {
  const { solutions } = countSolutions(level, 2);
  if (solutions.length === 0) {
    return { kind: 'unsolvable', ...sayFutoshikiHint('unsolvable', whyUnsolvable(level) ?? '') };
  }
  const isUnique = solutions.length === 1;
  const here = isUnique ? solutions : countSolutions({ ...level, cells: digits }, 2).solutions;
  const wrong = isUnique || here.length === 0 ? wrongCells(level, digits, isUnique ? solutions[0] : undefined) : [];
  if (wrong.length > 0) {
    const named = wrong.map((cell) => cellDigit(cell, digits[cell] as number, level.size));
    return { kind: 'wrong', cells: wrong, ...sayFutoshikiHint('wrong', named, isUnique) };
  }
  if (digits.every((digit) => digit > 0)) return { kind: 'solved', ...sayFutoshikiHint('solved') };
  // On a large board with many solutions, looking ahead from every candidate would take minutes to find nothing.
  const isSmall = isUnique || level.size <= 9;
  const hint = easiest(level, digits, isSmall ? DEDUCTION_RULES : PATTERNS);
  if (hint) return checkHint(level, digits, hint);
  const several = whySeveral({ ...level, cells: digits }) ?? '';
  return { kind: 'several', ...sayFutoshikiHint(isSmall ? 'no-common-digit' : 'no-pattern', several) };
}
