// A hint: the easiest digit that can be put down next, with the steps it is based on in words and nothing else. It is
// checked against the solutions before anyone sees it: a hint never contradicts any of them. Where the player's own
// digits stand in the way, the hint says which.

import { cellName } from '../rules/cell-name.js';
import { conflictingCells } from '../rules/legal.js';
import type { FutoshikiLevel } from '../rules/level.js';
import { countSolutions } from './count.js';
import { type Deduction, type Grade, RULE_IDS, type Rule, type RuleId } from './deductions/deduction.js';
import { FUTOSHIKI_RULES } from './deductions/rules.js';
import { list } from './deductions/words.js';
import { hardest, work } from './grade.js';
import { Reasoning } from './reasoning.js';
import { whySeveral } from './why-several.js';
import { whyUnsolvable } from './why-unsolvable.js';

export type FutoshikiHint =
  | {
      readonly kind: 'digit';
      readonly cell: number;
      readonly digit: number;
      /** The hardest rule among the steps. */
      readonly rule: RuleId;
      readonly grade: Grade;
      /** The steps it is based on, the last one puts the digit down. */
      readonly steps: readonly Deduction[];
      readonly because: readonly number[];
      readonly message: string;
    }
  | { readonly kind: 'wrong'; readonly cells: readonly number[]; readonly message: string }
  | { readonly kind: 'solved' | 'unsolvable' | 'several'; readonly message: string };

/** As many steps as a message tells; all of them are in `steps`. */
const MOST_STEPS_TOLD = 16;
const PATTERNS = FUTOSHIKI_RULES.filter(({ grade }) => grade !== 'recursive');

/** The digits of the player that cannot stay. With one solution: those that differ from it. */
function wrongCells(
  level: FutoshikiLevel,
  digits: readonly number[],
  solution: readonly number[] | undefined,
): number[] {
  const own = [...digits.keys()].filter((cell) => digits[cell] !== 0 && level.cells[cell] === 0);
  if (solution) return own.filter((cell) => digits[cell] !== solution[cell]);
  const conflicting = conflictingCells(level, digits).filter((cell) => own.includes(cell));
  if (conflicting.length > 0) return conflicting;
  // Several solutions, and the digits fit none: take digits away one by one while they still fit none.
  let kept = [...digits];
  for (const cell of own) {
    const without = kept.with(cell, 0);
    if (countSolutions({ ...level, cells: without }, 1).solutions.length === 0) kept = without;
  }
  return own.filter((cell) => kept[cell] !== 0);
}

function wrongHint(
  level: FutoshikiLevel,
  digits: readonly number[],
  cells: readonly number[],
  sure: boolean,
): FutoshikiHint {
  const named = cells.map((cell) => `the ${digits[cell]} in ${cellName(cell, level.size)}`);
  if (cells.length === 1)
    return { kind: 'wrong', cells, message: `${capital(list(named))} is wrong: take it away first.` };
  const message = sure
    ? `${capital(list(named))} are wrong: take them away first.`
    : `${capital(list(named))} cannot all be right: take one of them away first.`;
  return { kind: 'wrong', cells, message };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The steps in words. Of a very long line of reasoning only the end is told: nobody would read the rest in one go. */
function told(steps: readonly Deduction[]): string {
  const last = steps.slice(-MOST_STEPS_TOLD).map(({ message }) => message);
  if (last.length < steps.length) last.unshift(`It takes ${steps.length} steps to see this; the last ${last.length}:`);
  return last.join(' ');
}

/** The first digit that reasoning puts down, with the steps behind it. */
function easiest(level: FutoshikiLevel, digits: readonly number[], rules: readonly Rule[]): FutoshikiHint | undefined {
  const reasoning = new Reasoning(level, digits);
  for (const step of work(reasoning, rules)) {
    if (!step.place) continue;
    const steps = [...reasoning.behind(step.premises), step];
    const order = (id: RuleId) => RULE_IDS.indexOf(id);
    const rule = steps.reduce<RuleId>((most, each) => (order(each.rule) > order(most) ? each.rule : most), step.rule);
    return {
      kind: 'digit',
      ...step.place,
      rule,
      grade: hardest(steps),
      steps,
      because: [...new Set(steps.flatMap((each) => each.because))].sort((a, b) => a - b),
      message: told(steps),
    };
  }
  return undefined;
}

/** Throws where a digit is not in every solution: that would be our mistake. */
function checkHint(level: FutoshikiLevel, digits: readonly number[], hint: FutoshikiHint): FutoshikiHint {
  if (hint.kind !== 'digit') return hint;
  const masks = digits.map((_, cell) => (cell === hint.cell ? ~(1 << (hint.digit - 1)) : -1));
  const others = countSolutions({ ...level, cells: digits }, 1, { masks }).solutions;
  if (others.length > 0) throw new Error(`the hint ${hint.digit} at ${hint.cell} is not in every solution`);
  return hint;
}

/** The next hint for the digits that stand, givens included. */
export function findHint(level: FutoshikiLevel, digits: readonly number[] = level.cells): FutoshikiHint {
  const { solutions } = countSolutions(level, 2);
  if (solutions.length === 0) {
    return { kind: 'unsolvable', message: `The puzzle has no solution. ${whyUnsolvable(level)?.message ?? ''}`.trim() };
  }
  const isUnique = solutions.length === 1;
  const here = isUnique ? solutions : countSolutions({ ...level, cells: digits }, 2).solutions;
  const wrong = isUnique || here.length === 0 ? wrongCells(level, digits, isUnique ? solutions[0] : undefined) : [];
  if (wrong.length > 0) return wrongHint(level, digits, wrong, isUnique);
  if (digits.every((digit) => digit > 0)) return { kind: 'solved', message: 'The puzzle is solved.' };
  // On a large board with many solutions, looking ahead from every candidate would take minutes to find nothing.
  const isSmall = isUnique || level.size <= 9;
  const hint = easiest(level, digits, isSmall ? FUTOSHIKI_RULES : PATTERNS);
  if (hint) return checkHint(level, digits, hint);
  const several = whySeveral({ ...level, cells: digits })?.message ?? '';
  const start = isSmall
    ? 'From here on no further cell is the same in every solution.'
    : 'From here on no pattern leads to a further digit.';
  const message = `${start} ${several}`.trim();
  return { kind: 'several', message };
}
