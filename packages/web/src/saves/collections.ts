// Saves, changes, and deletes the player's own collections. Separate from the rest, so that only the pages that need it
// load it.

import { distinctTitle, type SavedCollection } from '@masu/core/play/saved-data.js';
import { dropEntry, saved, saveEntry } from './saves.js';

/** A title that another collection has gets a number. The same text again is the same collection. */
export function saveCollection(given: Omit<SavedCollection, 'importedAt'>): void {
  const others = saved.peek().collections.filter(({ id, puzzle }) => id !== given.id && puzzle === given.puzzle);
  const title = distinctTitle(
    given.title,
    others.map((each) => each.title),
  );
  saveEntry('collections', { ...given, title, importedAt: Date.now() });
}

/** Saves a changed collection: renamed, moved, edited, or restored. */
export function changeCollection(entry: SavedCollection): void {
  saveEntry('collections', { ...entry, changedAt: Date.now() });
}

export const dropCollection = (id: string): void => dropEntry('collections', id);
