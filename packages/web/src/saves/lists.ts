// The lists that saved data consists of, and the key of each entry. Separate from their validation, which is loaded
// with the database.

import {
  attemptKey,
  dailyKey,
  draftKey,
  gameKey,
  recordKey,
  type SavedCollection,
  type SavedData,
  type SavedList,
  type Setting,
} from '../../play/index.js';

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

// The id of a new game: unique across pages and devices.

export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
