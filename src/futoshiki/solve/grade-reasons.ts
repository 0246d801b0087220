// Why a puzzle has its grade, in at most three sentences: the hardest step, how often it is needed, and how many steps
// there are in all.

import { type Grading, gradeOfRule } from './grade.js';

type Graded = Extract<Grading, { readonly verdict: 'graded' }>;

export function futoshikiReasons({ grade, steps }: Graded): readonly string[] {
  const hardest = steps.filter(({ rule }) => gradeOfRule(rule) === grade);
  const times = new Map<string, number>();
  for (const { name } of hardest) times.set(name, (times.get(name) ?? 0) + 1);
  const [first] = [...times].sort(([, a], [, b]) => b - a);
  return [
    ...(grade === 'recursive' ? ['Needs guessing: at some point no rule gives the next step.'] : []),
    ...(first ? [`Hardest step: ${first[0]} (${first[1] === 1 ? 'once' : `${first[1]} times`}).`] : []),
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} in all.`,
  ];
}
