// The sentences of pure modules in Spanish.

import type { LanguageTools } from '../base/languages.js';
import { levelFile, saved, textLimit } from './es/file-errors.js';
import { futoshikiFormat, futoshikiGenerate, futoshikiLevel } from './es/futoshiki-errors.js';
import { futoshikiHint } from './es/futoshiki-hint.js';
import { sokobanFormat, sokobanGenerate, sokobanLevel, sokobanMoves } from './es/sokoban-errors.js';
import { SOLVERS } from './es/solvers.js';
import { TITLES } from './es/titles.js';
import type { MessageTables } from './message-tables.js';
import type { Names } from './names.js';

export { gradeReason } from './es/grade-reasons.js';

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
