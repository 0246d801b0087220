// A reason of a grade in words. Reasons are facts; data that was saved before, and comments of level files, have English
// sentences instead.

import type { MessageFacts } from '@masu/core/base/message.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { parseFutoshikiReason } from '@masu/solve/futoshiki/solve/explain/parse-reason.js';
import { parseReason } from '@masu/studio/sokoban/grade/parse-reason.js';
import { reasonFacts } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { factsSentence, type SomeTables } from './sentence.js';

/** As it is saved. */
export type GradeReasonSaid = MessageFacts | string;

function factsOf(reason: GradeReasonSaid): MessageFacts | undefined {
  if (typeof reason !== 'string') return reason;
  const fact = parseReason(reason);
  return fact ? reasonFacts(fact) : parseFutoshikiReason(reason);
}

/** A sentence that isn't known stays as it is; facts that aren't known say nothing. */
export function gradeSentence(tables: SomeTables, reason: GradeReasonSaid): string {
  const facts = factsOf(reason);
  const said = facts && factsSentence(tables, facts);
  return said ? sentenceText(said) : typeof reason === 'string' ? reason : '';
}
