// The browser's database, and nothing but it: four stores of entries in the shape that the terminal keeps too, and a
// fifth for entries that could not be read, set aside untouched. A browser may forbid it; then nothing is kept.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  collectionId,
  type LevelRecord,
  makeSavedData,
  NOTHING_SAVED,
  parseSavedData,
  type SavedCollection,
  type SavedData,
  type SavedGame,
  type Setting,
} from '../../play/index.js';
import { LISTS, type List } from './lists.js';

export { collectionId, makeSavedData, parseSavedData };

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  records: { key: string; value: LevelRecord };
  settings: { key: string; value: Setting };
  collections: { key: string; value: SavedCollection };
  aside: { key: number; value: { readonly list: string; readonly key: string; readonly entry: unknown } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'masu';
/** Raised with the stores; the entries carry no version of their own, they are checked one by one. */
const VERSION = 1;

export async function openDatabase(): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database, before) {
      if (before >= 1) return;
      for (const list of LISTS) database.createObjectStore(list);
      database.createObjectStore('aside', { autoIncrement: true });
    },
  });
}

/** One list of the database, each entry checked; what is no entry of ours is moved aside, and counted. */
async function loadList(database: Database, list: List): Promise<{ entries: readonly unknown[]; aside: number }> {
  const [entries, keys] = await Promise.all([database.getAll(list), database.getAllKeys(list)]);
  const read = (some: readonly unknown[]) => parseSavedData(makeSavedData({ [list]: some } as Partial<SavedData>));
  const all = read(entries);
  if (all.ok && all.value.dropped.length === 0) return { entries: all.value.data[list], aside: 0 };
  const good: unknown[] = [];
  let aside = 0;
  for (const [index, entry] of entries.entries()) {
    const one = read([entry]);
    if (one.ok && one.value.dropped.length === 0) good.push(...one.value.data[list]);
    else {
      aside++;
      await setAside(database, list, keys[index] as string, entry);
    }
  }
  return { entries: good, aside };
}

async function setAside(database: Database, list: List, key: string, entry: unknown): Promise<void> {
  const change = database.transaction([list, 'aside'], 'readwrite');
  await change.objectStore('aside').add({ list, key, entry });
  await change.objectStore(list).delete(key);
  await change.done;
}

/** All that is kept, and how many entries had to be set aside. */
export async function loadAll(database: Database): Promise<{ data: SavedData; aside: number }> {
  const data: Record<string, readonly unknown[]> = { ...NOTHING_SAVED };
  let aside = 0;
  for (const list of LISTS) {
    const loaded = await loadList(database, list);
    data[list] = loaded.entries;
    aside += loaded.aside;
  }
  return { data: data as unknown as SavedData, aside };
}
