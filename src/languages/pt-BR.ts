// The sentences of pure modules in Brazilian Portuguese.

import type { LanguageTools } from '../base/languages.js';
import type { MessageTables } from './message-tables.js';
import type { Names } from './names.js';
import { levelFile, saved, textLimit } from './pt-BR/file-errors.js';
import { futoshikiFormat, futoshikiGenerate, futoshikiLevel } from './pt-BR/futoshiki-errors.js';
import { futoshikiHint } from './pt-BR/futoshiki-hint.js';
import { sokobanFormat, sokobanGenerate, sokobanLevel, sokobanMoves } from './pt-BR/sokoban-errors.js';
import { SOLVERS } from './pt-BR/solvers.js';
import { TITLES } from './pt-BR/titles.js';

export { gradeReason } from './pt-BR/grade-reasons.js';

export function messages(tools: LanguageTools): MessageTables {
  return {
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
  };
}

export const names: Names = { solvers: SOLVERS, titles: TITLES };
