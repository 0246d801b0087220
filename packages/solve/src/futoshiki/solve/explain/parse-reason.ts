// Parses the facts of a reason for a grade from its English sentence (`futoshikiReasons`). Saved data contains
// sentences; a front end in another language needs the facts.

import type { MessageFacts } from '@masu/core/base/message.js';

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
