// The sentences of pure modules that a translation must have, no more and no less. English gives the shape; the names
// are those that `speaker` gives to a table.

import type { FutoshikiHintTexts } from '../futoshiki/index.js';
import type { Words } from './words.js';

export interface MessageTables {
  readonly 'futoshiki-hint': Words<FutoshikiHintTexts>;
}
