// The sentences of pure modules in French.

import { levelFile, saved, textLimit } from './fr/file-errors.js';
import { futoshikiFormat, futoshikiGenerate, futoshikiLevel } from './fr/futoshiki-errors.js';
import { futoshikiHint } from './fr/futoshiki-hint.js';
import { sokobanFormat, sokobanGenerate, sokobanLevel } from './fr/sokoban-errors.js';
import type { LanguageTools } from './language-tools.js';
import type { MessageTables } from './message-tables.js';

export { gradeReason } from './fr/grade-reasons.js';

export const messages = (tools: LanguageTools): MessageTables => ({
  'futoshiki-format': futoshikiFormat(tools),
  'futoshiki-generate': futoshikiGenerate(tools),
  'futoshiki-hint': futoshikiHint(tools),
  'futoshiki-level': futoshikiLevel(tools),
  'level-file': levelFile(),
  saved: saved(tools),
  'sokoban-format': sokobanFormat(tools),
  'sokoban-generate': sokobanGenerate(tools),
  'sokoban-level': sokobanLevel(tools),
  'text-limit': textLimit(tools),
});
