// The sentences of pure modules that a translation must have, no more and no less. English gives the shape; the names
// are those that `speaker` gives to a table.

import type { LimitTexts } from '../base/index.js';
import type {
  FutoshikiFormatTexts,
  FutoshikiGenerateTexts,
  FutoshikiHintTexts,
  FutoshikiLevelTexts,
} from '../futoshiki/index.js';
import type { LevelFileTexts } from '../jobs/index.js';
import type { SavedTexts } from '../play/index.js';
import type { SokobanFormatTexts, SokobanGenerateTexts, SokobanLevelTexts } from '../sokoban/index.js';
import type { Words } from './words.js';

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
  readonly 'text-limit': Words<LimitTexts>;
}
