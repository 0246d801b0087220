// The lists that saved data consists of, and the key of each entry. Separate from their validation, which is loaded
// with the database.

import type { SavedCollection, SavedData, SavedList, Setting } from '@masu/core/play/saved-data.js';
import { attemptKey, dailyKey, draftKey, gameKey, recordKey } from '@masu/core/play/saved-order.js';

const KEYS = {
  games: gameKey,
  records: recordKey,
  settings: ({ key }: Setting) => key,
  collections: ({ id }: SavedCollection) => id,
  grades: recordKey,
  dailies: dailyKey,
  attempts: attemptKey,
  drafts: draftKey,
} as const;

export const LISTS = Object.keys(KEYS) as readonly SavedList[];

export function savedEntryKey<L extends SavedList>(list: L, entry: SavedData[L][number]): string {
  return (KEYS[list] as (entry: SavedData[L][number]) => string)(entry);
}
