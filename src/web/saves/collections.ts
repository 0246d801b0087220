// Saves, changes, and deletes the player's own collections. Separate from the rest, so that only the pages that need it
// load it.

import type { SavedCollection } from '../../play/index.js';
import { enqueue, forget, keep, notifyPages } from './saves.js';

export function saveCollection(given: Omit<SavedCollection, 'importedAt'>): void {
  keep('collections', { ...given, importedAt: Date.now() });
}

/** Saves a changed collection: renamed, moved, edited, or restored. */
export function changeCollection(entry: SavedCollection): void {
  keep('collections', { ...entry, changedAt: Date.now() });
}

export function dropCollection(id: string): void {
  forget('collections', id);
  void enqueue((to) => to.delete('collections', id));
  notifyPages({ kind: 'dropped', list: 'collections', key: id });
}
