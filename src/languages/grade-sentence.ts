// Translates a reason for a grade. Reasons are saved as English sentences, so their facts are parsed from these.

import { parseFutoshikiReason } from '../futoshiki/index.js';
import { type GradeReason, parseReason } from '../sokoban/index.js';
import type { MessageTables } from './message-tables.js';
import { sentence } from './sentence.js';

/** What a language provides for the sentences of pure modules. */
export interface SpokenLanguage {
  readonly messages: MessageTables;
  readonly gradeReason: (fact: GradeReason) => string;
}

/** A sentence that isn't known stays as it is. */
export function gradeSentence(language: SpokenLanguage | undefined, reason: string): string {
  if (!language) return reason;
  const fact = parseReason(reason);
  if (fact) return language.gradeReason(fact);
  const facts = parseFutoshikiReason(reason);
  return facts ? sentence(language.messages, { message: reason, facts }) : reason;
}
