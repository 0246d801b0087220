// The sentence tables of pure modules: exactly what a translation must have. English defines the type; the names are
// those passed to `speaker`.

import type { Words } from '../base/languages.js';
import type { LimitTexts } from '../base/lines.js';
import type { FutoshikiGenerateTexts } from '../futoshiki/compose/messages.js';
import type { FutoshikiFormatTexts } from '../futoshiki/formats/messages.js';
import type { FutoshikiLevelTexts } from '../futoshiki/rules/messages.js';
import type { FutoshikiHintTexts } from '../futoshiki/solve/deductions/messages.js';
import type { LevelFileTexts } from '../jobs/messages.js';
import type { SavedTexts } from '../play/messages.js';
import type { SokobanGenerateTexts } from '../sokoban/compose/messages.js';
import type { SokobanFormatTexts } from '../sokoban/formats/messages.js';
import type { SokobanMoveTexts } from '../sokoban/formats/move-messages.js';
import type { SokobanLevelTexts } from '../sokoban/rules/messages.js';

export interface MessageTables {
  readonly 'futoshiki-format': Words<FutoshikiFormatTexts>;
  readonly 'futoshiki-generate': Words<FutoshikiGenerateTexts>;
  readonly 'futoshiki-hint': Words<FutoshikiHintTexts>;
  readonly 'futoshiki-level': Words<FutoshikiLevelTexts>;
  readonly 'level-file': Words<LevelFileTexts>;
  readonly saved: Words<SavedTexts>;
  readonly 'sokoban-format': Words<SokobanFormatTexts>;
  readonly 'sokoban-generate': Words<SokobanGenerateTexts>;
  readonly 'sokoban-level': Words<SokobanLevelTexts>;
  readonly 'sokoban-moves': Words<SokobanMoveTexts>;
  readonly 'text-limit': Words<LimitTexts>;
}
