// Why a puzzle has its grade, in at most three sentences: the hardest step, how often it is needed, and how many steps
// there are in all.

import type { Message, MessageFacts } from '../../../base/message.js';
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

export const futoshikiReasons = (graded: Graded): readonly string[] =>
  stepReasons(graded).map(({ message }) => message);

// Parses the facts of a reason for a grade from its English sentence (`futoshikiReasons`). Saved data contains
// sentences; a front end in another language needs the facts.

const TABLE = 'futoshiki-hint';

/** Undefined if `futoshikiReasons` writes no such sentence. */
export function parseFutoshikiReason(sentence: string): MessageFacts | undefined {
  if (sentence.startsWith('Needs guessing: ')) return { table: TABLE, key: 'guessing', values: [] };
  const [, count] = /^(\d+) steps? in all\.$/.exec(sentence) ?? [];
  if (count !== undefined) return { table: TABLE, key: 'step-count', values: [Number(count)] };
  const [, step, times = 1] = /^Hardest step: (.+) \((?:once|(\d+) times)\)\.$/.exec(sentence) ?? [];
  if (step === undefined) return undefined;
  const name = { table: TABLE, key: 'name', values: [step] };
  return { table: TABLE, key: 'hardest-step', values: [name, Number(times)] };
}
