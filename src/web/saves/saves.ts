// What is kept on this device, as signals for the pages and as entries in the database. The database is the copy, the
// signals the truth while the page is open; every change is written at once, a running game after a short rest.

import { computed, signal } from '@preact/signals';
import {
  gameKey,
  type LevelRecord,
  mergeRecords,
  mergeSaved,
  recordKey,
  type SavedCollection,
  type SavedData,
  type SavedGame,
  type Setting,
} from '../../play/index.js';
import type { Database } from './database.js';
import { LISTS, type List } from './lists.js';

/** The database and the checks of what is in it come as a chunk of their own. */
const cellar = () => import('./database.js');

export const saved = signal<SavedData>({ games: [], records: [], settings: [], collections: [] });
export const records = computed(() => new Map(saved.value.records.map((record) => [recordKey(record), record])));
/** What the page must tell about its own keeping, once. */
export const savesTrouble = signal<'unreadable' | 'off' | 'full' | undefined>(undefined);

let database: Database | undefined;

export async function startSaves(): Promise<void> {
  addEventListener('pagehide', flushGame);
  addEventListener('visibilitychange', flushGame);
  try {
    const { openDatabase, loadAll } = await cellar();
    database = await openDatabase();
    const { data, aside } = await loadAll(database);
    saved.value = data;
    if (aside > 0) savesTrouble.value = 'unreadable';
  } catch {
    savesTrouble.value = 'off';
  }
}

const KEYS = {
  games: gameKey,
  records: recordKey,
  settings: (setting: Setting) => setting.key,
  collections: (collection: SavedCollection) => collection.id,
} as const;

async function write(list: List, entry: SavedData[List][number]): Promise<void> {
  try {
    await database?.put(list, entry as never, (KEYS[list] as (entry: unknown) => string)(entry));
  } catch {
    savesTrouble.value = 'full';
  }
}

async function erase(list: List, key: string): Promise<void> {
  await database?.delete(list, key).catch(() => {});
}

function replace<L extends List>(list: L, entry: SavedData[L][number]): void {
  const keyOf = KEYS[list] as (entry: unknown) => string;
  const others = (saved.value[list] as readonly unknown[]).filter((each) => keyOf(each) !== keyOf(entry));
  saved.value = { ...saved.value, [list]: [...others, entry] };
}

export function setting<Value extends string | number | boolean>(key: string, usual: Value): Value {
  const found = saved.value.settings.find((each) => each.key === `web.${key}`)?.value;
  return typeof found === typeof usual ? (found as Value) : usual;
}

export function setSetting(key: string, value: string | number | boolean): void {
  const entry: Setting = { key: `web.${key}`, value, at: Date.now() };
  replace('settings', entry);
  void write('settings', entry);
}

type GameName = Pick<SavedGame, 'id' | 'puzzle' | 'hash'>;

let waiting:
  | { readonly key: string; readonly make: () => SavedGame; readonly timer: ReturnType<typeof setTimeout> }
  | undefined;
const REST_MILLIS = 250;

/** Keeps a running game, after a rest: a held key is one save, not fifty. The entry is made when it is written. */
export function saveGame(name: GameName, make: () => SavedGame): void {
  const key = gameKey(name);
  if (waiting && waiting.key !== key) flushGame();
  clearTimeout(waiting?.timer);
  waiting = { key, make, timer: setTimeout(flushGame, REST_MILLIS) };
}

export function flushGame(): void {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  const entry = waiting.make();
  waiting = undefined;
  replace('games', entry);
  void write('games', entry);
}

export function dropGame(name: GameName): void {
  const key = gameKey(name);
  if (waiting?.key === key) {
    clearTimeout(waiting.timer);
    waiting = undefined;
  }
  saved.value = { ...saved.value, games: saved.value.games.filter((each) => gameKey(each) !== key) };
  void erase('games', key);
}

/** Keeps a solution; the better of old and new survive. */
export function saveRecord(entry: LevelRecord): void {
  const before = records.value.get(recordKey(entry));
  const merged = before ? mergeRecords(before, entry) : entry;
  replace('records', merged);
  void write('records', merged);
}

export async function saveCollection(given: Omit<SavedCollection, 'id' | 'importedAt'>): Promise<SavedCollection> {
  const { collectionId } = await cellar();
  const entry = { ...given, id: collectionId(given.text), importedAt: Date.now() };
  replace('collections', entry);
  void write('collections', entry);
  return entry;
}

export function dropCollection(id: string): void {
  saved.value = { ...saved.value, collections: saved.value.collections.filter((each) => each.id !== id) };
  void erase('collections', id);
}

/** Everything, as one file that the terminal reads too. */
export async function exportAll(): Promise<string> {
  flushGame();
  return (await cellar()).makeSavedData(saved.value);
}

/** Merges a file into what is kept; nothing of ours is lost. Gives back a sentence of trouble, or how many entries came. */
export async function importAll(text: string): Promise<{ ok: boolean; message: string; count: number }> {
  const read = (await cellar()).parseSavedData(text);
  if (!read.ok) return { ok: false, message: read.fault.message, count: 0 };
  const before = saved.value;
  saved.value = mergeSaved(before, read.value.data);
  for (const list of LISTS) for (const entry of saved.value[list]) void write(list, entry);
  const count = LISTS.reduce((sum, list) => sum + read.value.data[list].length, 0);
  return { ok: true, message: read.value.dropped[0] ?? '', count };
}
