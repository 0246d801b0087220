// The sentences of pure modules in French.

import { futoshikiHint } from './fr/futoshiki-hint.js';
import type { LanguageTools } from './language-tools.js';
import type { MessageTables } from './message-tables.js';

export const messages = (tools: LanguageTools): MessageTables => ({
  'futoshiki-hint': futoshikiHint(tools),
});
