// Why a puzzle has its grade, in at most three sentences: the hardest step, how often it is needed, and how many steps
// there are in all.

import type { Message } from '../../../base/message.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { type Grading, gradeOfRule } from './grade.js';

type Graded = Extract<Grading, { readonly verdict: 'graded' }>;

function reasonsOf({ grade, steps }: Graded): readonly Message[] {
  const hardest = steps.filter(({ rule }) => gradeOfRule(rule) === grade);
  const times = new Map<string, number>();
  for (const { name } of hardest) times.set(name, (times.get(name) ?? 0) + 1);
  const [first] = [...times].sort(([, a], [, b]) => b - a);
  return [
    ...(grade === 'recursive' ? [sayFutoshikiHint('guessing')] : []),
    ...(first ? [sayFutoshikiHint('hardest-step', sayFutoshikiHint('name', first[0]), first[1])] : []),
    sayFutoshikiHint('step-count', steps.length),
  ];
}

export const futoshikiReasons = (graded: Graded): readonly string[] => reasonsOf(graded).map(({ message }) => message);
