// The list of all collections: those that ship with masu, the file given to `masu serve`, and the player's own.

import type { SavedCollection } from '@masu/core/play/saved-data.js';
import { computed } from '@preact/signals';
import { saved } from '../../saves/saves.js';
import type { Collection } from './collection.js';
import { fileTitle, loadedCollection } from './collections.js';
import { OPENED } from './load-other.js';
import { SHIPPED_FILES } from './shipped-files.js';

/** A collection that may not be loaded yet. */
export type Listed = Pick<Collection, 'id' | 'title' | 'puzzle' | 'origin'>;

/** In the player's order, then by time of import. */
export function inSavedOrder(collections: readonly SavedCollection[]): readonly SavedCollection[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...collections].sort((a, b) => (a.order ?? last) - (b.order ?? last) || a.importedAt - b.importedAt);
}

const opened = computed(() => loadedCollection(OPENED));

export const listed = computed((): readonly Listed[] => [
  ...SHIPPED_FILES.map(({ id, puzzle }): Listed => ({ id, puzzle, title: fileTitle(id), origin: 'own' })),
  ...(opened.value ? [opened.value] : []),
  ...inSavedOrder(saved.value.collections).map(
    ({ id, title, puzzle }): Listed => ({ id, title, puzzle, origin: 'added' }),
  ),
]);
