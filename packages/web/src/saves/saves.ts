// Saved data as signals for the pages and as entries in the database. While the page is open, the signals are the truth
// and the database is the copy. Changes are written at once, a game in progress after a short delay. Pages open side by
// side notify each other of what they wrote.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelRecord, PuzzleRecord, SavedData, SavedGame, SavedList } from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED, recordKey, runningGame } from '@masu/core/play/saved-order.js';
import { computed, signal } from '@preact/signals';
import type { Database } from './later/database.js';
import { savedEntryKey } from './lists.js';
import { newId } from './new-id.js';
import { setTabGame, tabGame } from './tab-games.js';

/** The database and the validation of its entries are a separate chunk. */
export const databaseModule = () => import('./later/database.js');
export const mergingModule = () => import('./merging.js');

export const saved = signal<SavedData>(NOTHING_SAVED);
export const records = computed(() => new Map(saved.value.records.map((record) => [recordKey(record), record])));

/** The record of a level: of its puzzle, by its key. */
export const findRecord = <Id extends PuzzleId>(puzzle: Id, hash: string) =>
  records.value.get(recordKey({ puzzle, hash })) as PuzzleRecord<Id> | undefined;

/** A problem with saving that the page must report. */
export const savesTrouble = signal<'unreadable' | 'off' | 'full' | 'newer' | undefined>(undefined);

/** Saved data was loaded after the page was shown without it. */
export const savesCameLate = signal(false);
let isWaitedFor = true;

let database: Database | undefined;
/** Writes wait for each other: each must see what the one before it has written. */
let writing: Promise<void> = Promise.resolve();

/** How long the page waits for the database before it is shown without saved data. */
const PATIENCE_MILLIS = 2000;

/**
 * Settles when saved data is loaded or has been waited for long enough; what arrives later is merged in. `hear` handles
 * messages from other open pages.
 */
export async function startSaves(hear: (message: PageMessage) => void): Promise<void> {
  // Without it, saving still works, but pages see what others wrote only after a reload.
  others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('masu') : undefined;
  others?.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => hear(data));
  addEventListener('pagehide', () => void flushGame());
  document.addEventListener('visibilitychange', () => void flushGame());
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLIS))]);
  isWaitedFor = false;
}

async function load(): Promise<void> {
  try {
    const { openDatabase, loadAll, putAll } = await databaseModule();
    const opened = await openDatabase(() => {
      database = undefined;
      savesTrouble.value = 'newer';
    });
    const { data, aside } = await loadAll(opened);
    database = opened;
    const isNew = saved.peek() === NOTHING_SAVED;
    if (isNew) saved.value = data;
    else {
      const { mergeSaved } = await mergingModule();
      saved.value = mergeSaved(saved.peek(), data);
    }
    savesCameLate.value = !isWaitedFor;
    if (!isNew) await enqueue((to) => putAll(to, saved.peek()));
    if (aside > 0) savesTrouble.value = 'unreadable';
  } catch (error) {
    savesTrouble.value = (error as Error).name === 'VersionError' ? 'newer' : 'off';
  }
}

/** Works when earlier writes are done; without a database, on the signals alone. It may open while the work is waiting. */
function enqueueAlways(work: () => Promise<unknown>): Promise<void> {
  writing = writing.then(async () => {
    try {
      await work();
    } catch {
      savesTrouble.value = 'full';
    }
  });
  return writing;
}

/** Writes when earlier writes are done. Does nothing without a database. */
export const enqueue = (write: (to: Database) => Promise<unknown>): Promise<void> =>
  enqueueAlways(async () => database && write(database));

export type PageMessage =
  /** `live`: a game that the other page is playing now. */
  | { readonly kind: 'saved'; readonly list: SavedList; readonly entry: unknown; readonly live?: true }
  | { readonly kind: 'dropped'; readonly list: SavedList; readonly key: string };

let others: BroadcastChannel | undefined;

export const notifyPages = (message: PageMessage): void => others?.postMessage(message);

const otherEntries = <L extends SavedList>(list: L, key: string) =>
  (saved.value[list] as readonly SavedData[L][number][]).filter((each) => savedEntryKey(list, each) !== key);

/** Puts the entry into the signals, in place of the one with the same key. */
export function rememberEntry<L extends SavedList>(list: L, entry: SavedData[L][number]): void {
  saved.value = { ...saved.value, [list]: [...otherEntries(list, savedEntryKey(list, entry)), entry] };
}

/** Removes an entry from the signals only. */
export function forgetEntry<L extends SavedList>(list: L, key: string): void {
  saved.value = { ...saved.value, [list]: otherEntries(list, key) };
}

/** Removes an entry here, in the database, and on other pages. */
export function dropEntry(list: SavedList, key: string): void {
  forgetEntry(list, key);
  void enqueue((to) => to.delete(list, key));
  notifyPages({ kind: 'dropped', list, key });
}

/** Saves an entry; a later one replaces it. */
export function saveEntry<L extends 'settings' | 'collections' | 'games' | 'attempts' | 'drafts'>(
  list: L,
  entry: SavedData[L][number],
): void {
  rememberEntry(list, entry);
  void enqueue(async (to) => {
    const change = to.transaction(list);
    const put = change.store.put(entry as never, savedEntryKey(list, entry));
    // Committed here, so that it is written even if the page is closed right now.
    change.commit();
    await Promise.all([put, change.done]);
  });
  notifyPages({ kind: 'saved', list, entry });
}

/** The settings of the pages, each with its default. A saved value of another type is ignored. */
const SETTINGS = {
  // sound, view, and play
  sound: false,
  volume: '50',
  speed: 1,
  undo: 'action',
  warn: true,
  dead: false,
  bound: true,
  coordinates: false,
  ghosts: false,
  arrows: false,
  timer: false,
  'futoshiki.fill': false,
  'futoshiki.sweep': true,
  'futoshiki.equal': true,
  'futoshiki.clashes': true,
  'futoshiki.timer': false,
  // the address of the last level or puzzle
  last: '',
  'futoshiki.last': '',
  // what was last wanted of solvers and generators; no solver: the default one
  solver: '',
  limit: '60',
  'sokoban.grade': 'easy',
  'sokoban.boxes': 'any',
  'sokoban.width': 'any',
  'sokoban.height': 'any',
  'sokoban.rooms': 'any',
  'sokoban.floor': 'any',
  'futoshiki.size': '5',
  'futoshiki.grade': 'easy',
  'futoshiki.signs': 'any',
  // the editors
  'editor.candidates': false,
  'editor.symmetry': 'none',
};
type Settings = typeof SETTINGS;
type SettingName = keyof Settings;
/** The settings that are on or off. */
export type ToggleName = { [Name in SettingName]: Settings[Name] extends boolean ? Name : never }[SettingName];

export const setting = <Name extends SettingName>(name: Name): Settings[Name] => savedValue(name, SETTINGS[name]);
export const setSetting = <Name extends SettingName>(name: Name, value: Settings[Name]): void => saveValue(name, value);
export const toggleSetting = (name: ToggleName): void => setSetting(name, !setting(name));

/** What is saved under a key that is made from an id: folds, lessons, old drawings. */
export function savedValue<Value extends string | number | boolean>(key: string, fallback: Value): Value {
  const setting = saved.value.settings.find((each) => each.key === `web.${key}`)?.value;
  return typeof setting === typeof fallback ? (setting as Value) : fallback;
}

export function saveValue(key: string, value: string | number | boolean): void {
  saveEntry('settings', { key: `web.${key}`, value, at: Date.now() });
}

/** Where the game on a page is saved. Its id changes when another page plays the same game: both are saved then. */
export interface GamePlace {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  id: string;
  /** When the game it continues was saved. */
  savedAt: number | undefined;
  /** Saves the game as it is now. */
  readonly saveAgain: () => void;
}

export const levelKey = ({ puzzle, hash }: Pick<GamePlace, 'puzzle' | 'hash'>): string => recordKey({ puzzle, hash });

/** The game on each page. */
export const gamePlaces = new Map<PuzzleId, GamePlace>();
/** The key of a level that is open here and in another page. */
export const alsoPlayed = signal<string | undefined>(undefined);

/** The place of this game, or of a new one; it becomes that of its page. */
export function openGamePlace(
  { puzzle, hash }: Pick<GamePlace, 'puzzle' | 'hash'>,
  game: SavedGame | undefined,
  saveAgain: () => void,
): GamePlace {
  // A named save stays as it is: what follows is another game.
  const own = game?.name === undefined ? game : undefined;
  const place: GamePlace = { puzzle, hash, id: own?.id ?? newId(), savedAt: own?.savedAt, saveAgain };
  const before = gamePlaces.get(puzzle);
  if (!before || levelKey(before) !== levelKey(place)) alsoPlayed.value = undefined;
  gamePlaces.set(puzzle, place);
  setTabGame(levelKey(place), place.id);
  return place;
}

/** Another id for the game of a page; it stays the tab's game, unless the player has chosen another meanwhile. */
export function changeGameId(place: GamePlace, id: string): void {
  if (tabGame(levelKey(place)) === place.id) setTabGame(levelKey(place), id);
  place.id = id;
}

/** The game on the page is not the one that the player chose for this tab, in a list of saved games. */
export function isOtherChosen(puzzle: PuzzleId): boolean {
  const place = gamePlaces.get(puzzle);
  return tabGame(place ? levelKey(place) : '') !== place?.id;
}

/** The games of each level. */
export const gamesByLevel = computed(() => {
  const byLevel = new Map<string, SavedGame[]>();
  for (const game of saved.value.games) {
    const same = byLevel.get(recordKey(game));
    if (same) same.push(game);
    else byLevel.set(recordKey(game), [game]);
  }
  return byLevel;
});

/** The game in progress of a level: this tab's, or else the one saved last. */
export function gameLeftAt(level: Pick<SavedGame, 'puzzle' | 'hash'>): SavedGame | undefined {
  const left = gamesByLevel.value.get(recordKey(level));
  // Called for every level of a list, and reading the tab's storage is slow.
  if (!left) return undefined;
  const mine = tabGame(recordKey(level));
  return left.find((game) => game.id === mine) ?? runningGame(left, level);
}

/** Removes the save of a game that has ended, unless another page has continued it. */
async function removeGame(place: GamePlace): Promise<void> {
  const game = saved.value.games.find(({ id, savedAt }) => id === place.id && savedAt === place.savedAt);
  place.savedAt = undefined;
  if (!game) return;
  const key = savedEntryKey('games', game);
  forgetEntry('games', key);
  notifyPages({ kind: 'dropped', list: 'games', key });
  await database?.delete('games', key);
}

/** The current game, or undefined if none is in progress: then its save is removed. */
type MakeGame = (facts: Pick<SavedGame, 'id' | 'savedAt'>) => Promise<SavedGame | undefined>;

let waiting: { place: GamePlace; make: MakeGame; timer: ReturnType<typeof setTimeout> } | undefined;
const REST_MILLIS = 250;

/**
 * Saves a game in progress after a short delay: a held key causes one save, not fifty. The entry is made when it is
 * written.
 */
export function saveGame(place: GamePlace, make: MakeGame): void {
  if (waiting && waiting.place !== place) void flushGame();
  clearTimeout(waiting?.timer);
  waiting = { place, make, timer: setTimeout(() => void flushGame(), REST_MILLIS) };
}

/** Writes the game in progress now, and settles when everything is written. */
export function flushGame(): Promise<void> {
  if (!waiting) return writing;
  const { place, make, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  const savedAt = Date.now();
  const making = make({ id: place.id, savedAt });
  return enqueueAlways(async () => {
    const completed = await making;
    if (!completed) {
      await removeGame(place);
      return;
    }
    // The id may have changed while an earlier game was written.
    const game = { ...completed, id: place.id };
    rememberEntry('games', game);
    const to = database;
    const put = to && (await (await databaseModule()).putGame(to, game, place.savedAt, newId));
    place.savedAt = savedAt;
    if (!put) return;
    const { written, other } = put;
    changeGameId(place, written.id);
    if (other) {
      alsoPlayed.value = levelKey(place);
      for (const entry of [other, written]) rememberEntry('games', entry);
    }
    notifyPages({ kind: 'saved', list: 'games', entry: written, live: true });
  });
}

/** Saves a record; the better of old and new is kept, here and in the database. */
export function saveRecord(entry: LevelRecord): void {
  const remembered = mergingModule().then(({ mergeRecords }) => {
    const before = records.value.get(recordKey(entry));
    rememberEntry('records', before ? mergeRecords(before, entry) : entry);
  });
  void enqueueAlways(async () => {
    // If the code that merges can't be fetched here, the database still merges.
    await remembered.catch(() => {});
    // A database that opens from here on is given all that is remembered.
    const to = database;
    if (!to) return;
    const merged = await (await databaseModule()).putRecord(to, entry);
    rememberEntry('records', merged);
    notifyPages({ kind: 'saved', list: 'records', entry: merged });
  });
}
