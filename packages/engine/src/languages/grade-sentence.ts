// Translates a reason for a grade. Reasons are saved as English sentences, so their facts are parsed from these.

import { parseFutoshikiReason } from '@masu/solve/futoshiki/solve/explain/parse-reason.js';
import { parseReason } from '@masu/studio/sokoban/grade/parse-reason.js';
import type { SpokenLanguage } from './message-tables.js';
import { sentence } from './sentence.js';

/** A sentence that isn't known stays as it is. */
export function gradeSentence(language: SpokenLanguage | undefined, reason: string): string {
  if (!language) return reason;
  const fact = parseReason(reason);
  if (fact) return language.gradeReason?.(fact) ?? reason;
  const facts = parseFutoshikiReason(reason);
  return facts ? sentence(language.messages, { message: reason, facts }) : reason;
}
