// Saves, changes, and deletes the player's own collections. Separate from the rest, so that only the pages that need it
// load it.

import type { SavedCollection } from '../../play/index.js';
import { enqueue, forgetEntry, notifyPages, saveEntry } from './saves.js';

export function saveCollection(given: Omit<SavedCollection, 'importedAt'>): void {
  saveEntry('collections', { ...given, importedAt: Date.now() });
}

/** Saves a changed collection: renamed, moved, edited, or restored. */
export function changeCollection(entry: SavedCollection): void {
  saveEntry('collections', { ...entry, changedAt: Date.now() });
}

export function dropCollection(id: string): void {
  forgetEntry('collections', id);
  void enqueue((to) => to.delete('collections', id));
  notifyPages({ kind: 'dropped', list: 'collections', key: id });
}
