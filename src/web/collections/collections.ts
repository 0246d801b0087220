// All collections: those that ship with masu, each loaded when first opened, those the player added, and the file given
// to `masu serve`. Levels are plain data here; they become a Level when played.

import { computed, signal } from '@preact/signals';
import type { PuzzleId } from '../../base/puzzle.js';
import type { TextRead } from '../../jobs/web/index.js';
import type { SavedCollection } from '../../play/index.js';
import { saved } from '../saves/saves.js';
import { workers } from '../workers.js';
import type { Collection, CollectionLevel } from './collection.js';
import { SHIPPED_FILES } from './shipped-files.js';

export type { Collection, CollectionLevel };

/** A collection before it is loaded. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly puzzle: PuzzleId;
  readonly origin: Collection['origin'];
}

/** Of a longer file, this many levels are listed. */
const MOST_LEVELS = 5000;

/** The id of the file given to `masu serve`. */
export const OPENED = 'opened';

const loaded = signal<ReadonlyMap<string, Collection>>(new Map());
const opened = signal<Listed | undefined>(undefined);

const titleOf = (name: string): string => {
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const listed = computed((): readonly Listed[] => [
  ...SHIPPED_FILES.map(({ id, puzzle }): Listed => ({ id, puzzle, title: titleOf(id), origin: 'own' })),
  ...(opened.value ? [opened.value] : []),
  ...inOrder(saved.value.collections).map(({ id, title, puzzle }): Listed => ({ id, title, puzzle, origin: 'added' })),
]);

/** As the player put them, then as they were imported. */
export function inOrder(collections: readonly SavedCollection[]): readonly SavedCollection[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...collections].sort((a, b) => (a.order ?? last) - (b.order ?? last) || a.importedAt - b.importedAt);
}

/** The puzzle of a day is a collection of one level, which no list shows. */
const isDaily = (id: string): boolean => id.startsWith('daily-');

export const isListed = (id: string): boolean => isDaily(id) || listed.peek().some((each) => each.id === id);

/** The text that each added collection was read from: one that was edited since is read again. */
const texts = new Map<string, string>();

/** A collection that is loaded already, under the title it has now. */
export function loadedCollection(id: string): Collection | undefined {
  const known = loaded.value.get(id);
  if (known?.origin !== 'added') return known;
  const entry = saved.value.collections.find((each) => each.id === id);
  if (!entry || texts.get(id) !== entry.text) return undefined;
  return entry.title === known.title ? known : { ...known, title: entry.title };
}

export async function loadCollection(id: string): Promise<Collection | undefined> {
  const known = loadedCollection(id);
  if (known) return known;
  const own = SHIPPED_FILES.find((file) => file.id === id);
  const collection = own
    ? { id, title: titleOf(id), puzzle: own.puzzle, origin: 'own' as const, levels: await own.load() }
    : id === OPENED
      ? await loadOpened()
      : isDaily(id)
        ? await (await import('../daily/daily-level.js')).dailyCollection(id)
        : await loadAdded(id);
  if (collection) loaded.value = new Map(loaded.value).set(id, collection);
  return collection;
}

function levelsOf(read: TextRead): readonly CollectionLevel[] {
  return read.levels.flatMap(({ title, draft, hash }) =>
    hash === undefined ? [] : [{ draft, hash, ...(title === undefined ? {} : { title }) }],
  );
}

async function loadAdded(id: string): Promise<Collection | undefined> {
  const entry = saved.value.collections.find((each) => each.id === id);
  if (!entry) return undefined;
  const { title, puzzle, text } = entry;
  const read = await (await workers()).readText(text, MOST_LEVELS);
  texts.set(id, text);
  return {
    id,
    title,
    puzzle,
    origin: 'added',
    levels: levelsOf(read),
  };
}

/** What `masu serve FILE` opened: the server hands the file out beside the page. */
async function loadOpened(): Promise<Collection | undefined> {
  const response = await fetch('./opened');
  if (!response.ok) return undefined;
  const name = decodeURIComponent(response.headers.get('x-masu-name') ?? OPENED);
  const read = await (await workers()).readText(await response.text(), MOST_LEVELS, name);
  if (!read.puzzle) return undefined;
  const listing: Listed = { id: OPENED, title: name, puzzle: read.puzzle, origin: 'opened' };
  opened.value = listing;
  return { ...listing, levels: levelsOf(read) };
}

/** The first collection of a puzzle that ships with masu. */
export function firstOwn(puzzle: PuzzleId): string | undefined {
  return SHIPPED_FILES.find((file) => file.puzzle === puzzle)?.id;
}
