// Exports and imports saved data as one file, and deletes it. Loaded with the settings page.

import type { SavedData } from '@masu/core/play/saved-data.js';
import { said } from '../said.js';
import { workers } from '../workers.js';
import { LISTS, savedEntryKey } from './lists.js';
import { databaseModule, enqueue, flushGame, mergingModule, notifyPages, saved } from './saves.js';

/**
 * Everything, as one file that the terminal reads too. Entries that could not be read are included in their lists, so
 * that nothing is lost; an import reports them.
 */
export async function exportAll(): Promise<string> {
  await flushGame();
  const { loadAside, makeSavedData } = await databaseModule();
  let aside: ReadonlyMap<string, readonly unknown[]> = new Map();
  await enqueue(async (to) => {
    aside = await loadAside(to);
  });
  const all = Object.fromEntries(LISTS.map((list) => [list, [...saved.value[list], ...(aside.get(list) ?? [])]]));
  return makeSavedData(all as Partial<SavedData>);
}

/** The result of importing a file. */
type ImportedSaves =
  | {
      readonly ok: true;
      readonly count: number;
      readonly dropped: readonly string[];
      /** Records whose solutions do not solve their levels: not taken. */
      readonly refused: number;
    }
  | { readonly ok: false; readonly message: string };

/** Merges a file into the saved data; nothing existing is lost. */
export async function importAll(text: string): Promise<ImportedSaves> {
  const [{ putAll }, { mergeSaved }] = await Promise.all([databaseModule(), mergingModule()]);
  const read = await (await workers()).readSaved(text);
  if (!read.ok) return { ok: false, message: said(read.error) };
  const { dropped, refused } = read.value;
  const { unknown = [], ...data } = read.value.data;
  await flushGame();
  saved.value = mergeSaved(saved.value, data);
  await enqueue((to) => putAll(to, saved.value));
  // Entries of puzzles that this masu doesn't know are exported again with those that could not be read.
  if (unknown.length > 0) {
    await enqueue(async (to) => {
      const change = to.transaction('aside');
      const adds = unknown.map(({ list, entry }) => change.store.add({ list, key: '', entry }));
      await Promise.all([...adds, change.done]);
    });
  }
  for (const list of LISTS) {
    const keys = new Set(data[list].map((entry) => savedEntryKey(list, entry)));
    for (const entry of saved.value[list])
      if (keys.has(savedEntryKey(list, entry))) notifyPages({ kind: 'saved', list, entry });
  }
  const count = LISTS.reduce((sum, list) => sum + data[list].length, 0);
  return { ok: true, count, dropped: dropped.map((each) => said(each)), refused };
}

/**
 * Deletes everything that masu has saved in this browser, including settings, and reloads the page. Other open pages
 * drop it as well; a game that continues there is saved again.
 */
export async function eraseAll(): Promise<void> {
  await flushGame();
  const { clearAll } = await databaseModule();
  await enqueue(clearAll);
  for (const list of LISTS)
    for (const entry of saved.peek()[list]) notifyPages({ kind: 'dropped', list, key: savedEntryKey(list, entry) });
  try {
    // Other apps on the same host may have saved data there, too.
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('masu')) storage.removeItem(key);
  } catch {
    // A browser that refuses storage has saved nothing.
  }
  location.reload();
}
