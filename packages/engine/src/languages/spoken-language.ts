// Loads the sentences of pure modules in another language. A language that has no row here has its hints and the reasons
// of grades in English.

import { type MessageTools, messageTools } from '@masu/core/base/message-tools.js';
import type { ErrorsTables } from '@masu/core/base/texts/tables.js';
import type { GrammarModule, SpokenLanguage } from './message-tables.js';

const GRAMMARS: Readonly<Record<string, () => Promise<GrammarModule>>> = {
  fr: () => import('./grammar/fr.js'),
  es: () => import('./grammar/es.js'),
  'pt-BR': () => import('./grammar/pt-BR.js'),
};

/** `loadErrors` loads the catalog of errors of the language. */
export async function loadSpokenLanguage(
  id: string,
  loadErrors: () => Promise<{ readonly tables: (tools: MessageTools) => ErrorsTables }>,
): Promise<SpokenLanguage> {
  const [errors, grammar] = await Promise.all([loadErrors(), GRAMMARS[id]?.()]);
  const tools = messageTools(id);
  const messages = errors.tables(tools);
  if (!grammar) return { messages };
  return {
    messages: { ...messages, 'futoshiki-hint': grammar.futoshikiHint(tools) },
    gradeReason: grammar.gradeReason(tools),
  };
}
