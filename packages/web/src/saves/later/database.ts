// The browser's database: a store per list of entries, in the format that the terminal also uses, and one for entries
// that couldn't be read, as a backup. Several pages may be open at once: every write reads what another page may have
// written, in the same transaction, so that no page overwrites another's.

import { defined } from '@masu/core/base/defined.js';
import {
  checkEntries,
  type LevelRecord,
  makeSavedData,
  type SavedData,
  type SavedGame,
  type SavedList,
} from '@masu/core/play/saved-data.js';
import { gameKey, NOTHING_SAVED } from '@masu/core/play/saved-order.js';
import { LISTS, savedEntryKey } from '../lists.js';

export { checkEntries, makeSavedData };

type Stores = { readonly [L in SavedList]: SavedData[L][number] } & {
  readonly aside: { readonly list: string; readonly key: string; readonly entry: unknown };
};
type StoreName = keyof Stores;

/** The answer to a request. */
function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A store in a transaction. The transaction ends when a task passes without a request. */
const openStore = <Entry>(store: IDBObjectStore) => ({
  get: (key: string): Promise<Entry | undefined> => answered(store.get(key)),
  put: (entry: Entry, key: string): Promise<unknown> => answered(store.put(entry, key)),
  add: (entry: Entry): Promise<unknown> => answered(store.add(entry)),
  delete: (key: string): Promise<unknown> => answered(store.delete(key)),
  clear: (): Promise<unknown> => answered(store.clear()),
});

/** Changes of one or several stores, all or none. */
function openChange<Name extends StoreName>(transaction: IDBTransaction) {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the change was aborted'));
  });
  // A request that fails is reported by its own promise, too.
  done.catch(() => {});
  const objectStore = <N extends Name>(name: N) => openStore<Stores[N]>(transaction.objectStore(name));
  return {
    /** Settles when everything is written, or nothing. */
    done,
    objectStore,
    /** The store of a transaction that has one. */
    store: objectStore(transaction.objectStoreNames[0] as Name),
    commit: () => transaction.commit(),
  };
}

export class Database {
  readonly #database: IDBDatabase;
  constructor(database: IDBDatabase) {
    this.#database = database;
  }
  readonly #store = (name: StoreName): IDBObjectStore => this.#database.transaction(name).objectStore(name);
  readonly getAll = <N extends StoreName>(name: N): Promise<Stores[N][]> => answered(this.#store(name).getAll());
  readonly getAllKeys = (name: StoreName): Promise<IDBValidKey[]> => answered(this.#store(name).getAllKeys());
  transaction<N extends StoreName>(names: N | readonly N[]) {
    return openChange<N>(this.#database.transaction(names as string | string[], 'readwrite'));
  }
  async delete(name: StoreName, key: string): Promise<void> {
    const change = this.transaction(name);
    await Promise.all([change.store.delete(key), change.done]);
  }
}

const NAME = 'masu';
/** Increased when the stores change. Entries have no version of their own; they are validated one by one. */
const VERSION = 4;

/** `replaced` is called when a newer build changes the stores of the database: ours is closed by then. */
export async function openDatabase(replaced: () => void): Promise<Database> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const opened = request.result;
    for (const list of LISTS) if (!opened.objectStoreNames.contains(list)) opened.createObjectStore(list);
    if (oldVersion < 1) opened.createObjectStore('aside', { autoIncrement: true });
  };
  const database = await answered(request);
  database.onversionchange = () => {
    database.close();
    replaced();
  };
  database.onclose = replaced;
  return new Database(database);
}

async function setAside(database: Database, list: SavedList, key: string, entry: unknown): Promise<void> {
  const change = database.transaction([list, 'aside']);
  await Promise.all([
    change.objectStore('aside').add({ list, key, entry }),
    change.objectStore(list).delete(key),
    change.done,
  ]);
}

/** All saved data, and how many entries had to be moved aside. */
export async function loadAll(database: Database): Promise<{ data: SavedData; aside: number }> {
  const data: { -readonly [L in SavedList]: SavedData[L] } = { ...NOTHING_SAVED };
  let aside = 0;
  const load = async <L extends SavedList>(list: L): Promise<void> => {
    const [entries, keys] = await Promise.all([database.getAll(list), database.getAllKeys(list)]);
    const { sound, errors } = checkEntries(list, entries);
    for (const [index] of errors) await setAside(database, list, keys[index] as string, entries[index]);
    data[list] = sound;
    aside += errors.length;
  };
  for (const list of LISTS) await load(list);
  return { data, aside };
}

/** The entries that were moved aside, by the list they came from. */
export async function loadAside(database: Database): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const aside = new Map<string, unknown[]>();
  for (const { list, entry } of await database.getAll('aside')) aside.set(list, [...(aside.get(list) ?? []), entry]);
  return aside;
}

/** Writes entries as they are, all or none. */
export async function putAll(database: Database, data: SavedData): Promise<void> {
  const change = database.transaction(LISTS);
  const puts = LISTS.flatMap((list) =>
    data[list].map((entry) => change.objectStore(list).put(entry as never, savedEntryKey(list, entry))),
  );
  await Promise.all([...puts, change.done]);
}

/** Empties every store, all or none. */
export async function clearAll(database: Database): Promise<void> {
  const stores = [...LISTS, 'aside'] as const;
  const change = database.transaction(stores);
  await Promise.all([...stores.map((store) => change.objectStore(store).clear()), change.done]);
}

/** Writes the better of this record and the one another page may have written. Returns what is now saved. */
export async function putRecord(database: Database, record: LevelRecord): Promise<LevelRecord> {
  const { mergeRecords } = await import('../merging.js');
  const change = database.transaction('records');
  const key = savedEntryKey('records', record);
  const stored = await change.store.get(key);
  const merged = stored && checkEntries('records', [stored]).sound[0] ? mergeRecords(stored, record) : record;
  await Promise.all([change.store.put(merged, key), change.done]);
  return merged;
}

/**
 * Writes a game, unless the saved one is not the one it continued (`seen`, when that was saved): then another page
 * plays it, too, and both are saved, this one under a new id.
 */
export async function putGame(
  database: Database,
  game: SavedGame,
  seen: number | undefined,
  newId: () => string,
): Promise<{ readonly written: SavedGame; readonly other?: SavedGame }> {
  const change = database.transaction('games');
  const stored = await change.store.get(gameKey(game));
  const other = stored && stored.savedAt !== seen ? stored : undefined;
  const written = other ? { ...game, id: newId() } : game;
  await Promise.all([change.store.put(written, gameKey(written)), change.done]);
  return { written, ...defined({ other }) };
}
