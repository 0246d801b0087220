// The sentences of pure modules in French.

import type { LanguageTools } from '../base/languages.js';
import { levelFile, saved, textLimit } from './fr/file-errors.js';
import { futoshikiFormat, futoshikiGenerate, futoshikiLevel } from './fr/futoshiki-errors.js';
import { futoshikiHint } from './fr/futoshiki-hint.js';
import { sokobanFormat, sokobanGenerate, sokobanLevel, sokobanMoves } from './fr/sokoban-errors.js';
import { SOLVERS } from './fr/solvers.js';
import { TITLES } from './fr/titles.js';
import type { MessageTables } from './message-tables.js';
import type { Names } from './names.js';

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
  'sokoban-moves': sokobanMoves(tools),
  'text-limit': textLimit(tools),
});

export const names: Names = { solvers: SOLVERS, titles: TITLES };
