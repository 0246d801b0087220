// The sentences of pure modules in Brazilian Portuguese.

import type { LanguageTools } from './language-tools.js';
import type { MessageTables } from './message-tables.js';
import { futoshikiHint } from './pt-BR/futoshiki-hint.js';

/** The rule of the language takes the singular for zero; players expect “0 caixas”. */
export const withPluralZero = (tools: LanguageTools): LanguageTools => ({
  ...tools,
  countOf: (count, one, many) => tools.countOf(count, count === 0 ? many : one, many),
});

export function messages(given: LanguageTools): MessageTables {
  const tools = withPluralZero(given);
  return {
    'futoshiki-hint': futoshikiHint(tools),
  };
}
