// Why a puzzle has its grade, in at most three sentences: the hardest step, how often it is needed, and how many steps
// there are in all.

import type { Message, MessageFacts } from '@masu/core/base/message.js';
import type { Deduction } from '../deductions/deduction.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { type Grading, gradeOfRule } from './grade.js';

type Graded = Extract<Grading, { readonly verdict: 'graded' }>;

/** The names of the steps, in the order in which they are first needed. */
export function countTechniques(steps: readonly Deduction[]): { readonly name: string; readonly times: number }[] {
  const times = new Map<string, number>();
  for (const { name } of steps) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => ({ name, times: count }));
}

function stepReasons({ grade, steps }: Graded): readonly Message[] {
  const hardest = countTechniques(steps.filter(({ rule }) => gradeOfRule(rule) === grade));
  const first = hardest.sort((a, b) => b.times - a.times)[0];
  return [
    ...(grade === 'recursive' ? [sayFutoshikiHint('guessing')] : []),
    ...(first ? [sayFutoshikiHint('hardest-step', sayFutoshikiHint('name', first.name), first.times)] : []),
    sayFutoshikiHint('step-count', steps.length),
  ];
}

export const futoshikiReasons = (graded: Graded): readonly MessageFacts[] =>
  stepReasons(graded).map(({ facts }) => facts);
