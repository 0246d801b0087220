// Loaded collections: those that ship with masu, each a chunk of its own, and all others by code that is loaded with the
// first of them. Levels are plain data here; they become a Level when played.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { shippedTitle } from '@masu/engine/languages/names.js';
import { signal } from '@preact/signals';
import { frameTables } from '../../language.js';
import { saved } from '../../saves/saves.js';
import type { Collection, CollectionLevel } from './collection.js';
import { SHIPPED_FILES } from './shipped-files.js';

export type { Collection, CollectionLevel };

const loaded = signal<ReadonlyMap<string, Collection>>(new Map());

/**
 * A title that ships with masu, in the language of the page; other titles are unchanged. Links contain titles as in
 * their files.
 */
export const shippedLevelTitle = (title: string): string => shippedTitle(frameTables, title);

/** File names are titles: first-steps is "First steps". */
export const fileTitle = (id: string): string => {
  const words = id.replace(/-/g, ' ');
  return shippedLevelTitle(words.charAt(0).toUpperCase() + words.slice(1));
};

/** The levels of a file of ours; their drafts keep the titles of the file. */
const ownLevels = (levels: readonly CollectionLevel[]): readonly CollectionLevel[] =>
  levels.map((level) => (level.title === undefined ? level : { ...level, title: shippedLevelTitle(level.title) }));

/**
 * Whether the collection can be opened: it ships with masu, was added, or is loaded; the puzzle of a day and playlists are in no list.
 */
export const isListed = (id: string): boolean =>
  /^(?:daily|list)-/.test(id) ||
  loaded.peek().has(id) ||
  [...SHIPPED_FILES, ...saved.peek().collections].some((each) => each.id === id);

/** A collection that is loaded already, under the title it has now; one that was edited since is not. */
export function loadedCollection(id: string): Collection | undefined {
  const known = loaded.value.get(id);
  if (known?.origin !== 'added') return known;
  const entry = saved.value.collections.find((each) => each.id === id);
  if (entry?.text !== known.text) return undefined;
  return entry?.title === known.title ? known : { ...known, title: entry?.title ?? '' };
}

export async function loadCollection(id: string): Promise<Collection | undefined> {
  const known = loadedCollection(id);
  if (known) return known;
  const own = SHIPPED_FILES.find((file) => file.id === id);
  const collection = own
    ? { id, title: fileTitle(id), puzzle: own.puzzle, origin: 'own' as const, levels: ownLevels(await own.load()) }
    : await (await import('./load-other.js')).loadOther(id, loadCollection);
  if (collection) loaded.value = new Map(loaded.value).set(id, collection);
  return collection;
}

/** Starts fetching a collection that ships with masu, so that it is ready when it is needed. */
export function fetchShipped(id: string | undefined): void {
  const file = SHIPPED_FILES.find((each) => each.id === id);
  void file?.load().catch(() => {});
}

/** The first collection of a puzzle that ships with masu. */
export function firstOwn(puzzle: PuzzleId): string | undefined {
  return SHIPPED_FILES.find((file) => file.puzzle === puzzle)?.id;
}
