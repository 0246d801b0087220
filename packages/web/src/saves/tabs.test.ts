// What tabs save and hear of each other: one database in memory, each tab with its own modules.

import type { SavedGame, SokobanRecord } from '@masu/core/play/saved-data.js';
import { IDBObjectStore as StoreInMemory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openTab, type Tab, useTestBrowser } from '../../../../test/web/tabs.js';
import { clearAll, loadAll, loadAside, openDatabase, putAll, putGame, putRecord } from './later/database.js';

const browser = useTestBrowser();

const LEVEL = { puzzle: 'sokoban', hash: '0123456789abcdef' } as const;
const game = (id: string, moves: number, savedAt: number, more: Partial<SavedGame> = {}): SavedGame => ({
  ...LEVEL,
  id,
  savedAt,
  title: 'Level',
  level: '######\n#@ $.#\n######\n',
  game: 'r'.repeat(moves),
  moves,
  millis: 0,
  hints: 0,
  ...more,
});
const record = (moves: number, pushes: number, at: number): SokobanRecord => {
  const score = { moves, pushes, solution: 'r'.repeat(moves - pushes) + 'R'.repeat(pushes), at };
  return { ...LEVEL, title: 'Level', level: '######\n#@ $.#\n######\n', bestMoves: score, bestPushes: score };
};

const stored = async () => (await loadAll(await openDatabase(() => {}))).data;
/** The games of the level as `id: moves`, in the database. */
const storedGames = async (): Promise<string[]> =>
  (await stored()).games.map(({ id, moves }) => `${id}: ${moves}`).sort();
const shownGames = ({ saves }: Tab): string[] =>
  saves.saved.value.games.map(({ id, moves }) => `${id}: ${moves}`).sort();

/** Opens a level in a tab and plays so many moves. */
function playIn({ saves }: Tab, moves: number, left?: SavedGame) {
  const place = saves.openGamePlace(LEVEL, left, () => {});
  saves.saveGame(place, async (facts) => game('', moves, 0, facts));
  return place;
}

test('what was saved is there after a reload', async () => {
  const { saves, collections } = await openTab();
  saves.setSetting('speed', 4);
  saves.toggleSetting('warn');
  saves.saveValue('fold', 'open');
  collections.saveCollection({ id: 'mine', puzzle: 'sokoban', title: 'Mine', text: '#####\n#@$.#\n#####\n' });
  saves.saveRecord(record(4, 2, 5));
  await saves.flushGame();
  const { saves: again } = await openTab();
  expect([again.setting('speed'), again.setting('warn'), again.setting('sound')]).toEqual([4, false, false]);
  expect(again.savedValue('fold', 'closed')).toBe('open');
  expect(again.saved.value.collections).toMatchObject([{ id: 'mine', title: 'Mine', importedAt: Date.now() }]);
  expect(again.findRecord('sokoban', LEVEL.hash)).toEqual(record(4, 2, 5));
  expect(again.findRecord('futoshiki', LEVEL.hash)).toBeUndefined();
});

test('a saved setting of another type is ignored', async () => {
  const { saves } = await openTab();
  saves.saveEntry('settings', { key: 'web.speed', value: 'fast', at: 1 });
  expect(saves.setting('speed')).toBe(1);
});

test('a tab hears what another saves and deletes', async () => {
  const one = await openTab();
  const other = await openTab();
  one.saves.setSetting('volume', '80');
  one.saves.saveRecord(record(4, 2, 5));
  await one.saves.flushGame();
  await other.hasHeard(2);
  expect(other.saves.setting('volume')).toBe('80');
  expect(other.saves.findRecord('sokoban', LEVEL.hash)).toEqual(record(4, 2, 5));
  one.saves.dropEntry('settings', 'web.volume');
  await other.hasHeard(3);
  expect(other.saves.setting('volume')).toBe('50');
  await one.saves.flushGame();
  expect((await stored()).settings).toEqual([]);
});

test('a message that is not valid changes nothing', async () => {
  const { saves, others } = await openTab();
  const before = saves.saved.value;
  await others.hear({ kind: 'saved', list: 'games', entry: { id: 'x' }, live: true });
  await others.hear({ kind: 'saved', list: 'nonsense' as never, entry: {} });
  expect(saves.saved.value).toEqual(before);
  expect(saves.alsoPlayed.value).toBeUndefined();
});

test('a held key causes one save, after the last', async () => {
  const tab = await openTab();
  const place = tab.saves.openGamePlace(LEVEL, undefined, () => {});
  const asked: number[] = [];
  for (let moves = 1; moves <= 5; moves++) {
    tab.saves.saveGame(place, async (facts) => {
      asked.push(moves);
      return game('', moves, 0, facts);
    });
    vi.advanceTimersByTime(200);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60);
  await tab.saves.flushGame();
  expect([asked, await storedGames()]).toEqual([[5], [`${place.id}: 5`]]);
});

test.each([
  ['pagehide', () => browser().window.dispatchEvent(new Event('pagehide'))],
  ['visibilitychange', () => browser().document.dispatchEvent(new Event('visibilitychange'))],
])('what waits is written at once at a %s', async (_name, leave) => {
  const tab = await openTab();
  const place = playIn(tab, 3);
  leave();
  await tab.saves.flushGame();
  expect(await storedGames()).toEqual([`${place.id}: 3`]);
});

test('a game of another level is written when one is begun', async () => {
  const tab = await openTab();
  const first = playIn(tab, 3);
  const second = tab.saves.openGamePlace({ ...LEVEL, hash: 'fedcba9876543210' }, undefined, () => {});
  tab.saves.saveGame(second, async (facts) => game('', 1, 0, { ...facts, hash: 'fedcba9876543210' }));
  await tab.saves.flushGame();
  expect(await storedGames()).toEqual([`${first.id}: 3`, `${second.id}: 1`].sort());
});

test('two tabs that continue one game: both games are saved, and each tab keeps its own', async () => {
  const first = await openTab();
  const begun = playIn(first, 2);
  await first.saves.flushGame();
  const second = await openTab();
  const left = second.saves.gameLeftAt(LEVEL);
  expect(left).toMatchObject({ id: begun.id, moves: 2 });
  const continued = playIn(second, 7, left);
  vi.advanceTimersByTime(10);
  playIn(first, 5, first.saves.gameLeftAt(LEVEL));
  await first.saves.flushGame();
  // The second has not heard of it when it writes.
  await second.saves.flushGame();
  expect(continued.id).not.toBe(begun.id);
  expect(await storedGames()).toEqual([`${begun.id}: 5`, `${continued.id}: 7`].sort());
  expect(second.saves.alsoPlayed.value).toBe(second.saves.levelKey(LEVEL));
  expect(second.saves.gameLeftAt(LEVEL)).toMatchObject({ id: continued.id, moves: 7 });
});

test('a tab that hears that its game is continued elsewhere saves its own under a new id', async () => {
  const first = await openTab();
  const begun = playIn(first, 2);
  await first.saves.flushGame();
  const second = await openTab();
  const again: string[] = [];
  const place = second.saves.openGamePlace(LEVEL, second.saves.gameLeftAt(LEVEL), () => again.push(place.id));
  vi.advanceTimersByTime(10);
  playIn(first, 3, first.saves.gameLeftAt(LEVEL));
  await first.saves.flushGame();
  await second.hasHeard(1);
  expect(place.id).not.toBe(begun.id);
  expect([place.savedAt, again]).toEqual([undefined, [place.id]]);
  expect(second.saves.alsoPlayed.value).toBe(second.saves.levelKey(LEVEL));
  // Another level is open now: the note goes.
  second.saves.openGamePlace({ ...LEVEL, hash: 'fedcba9876543210' }, undefined, () => {});
  expect(second.saves.alsoPlayed.value).toBeUndefined();
});

test('a game saved elsewhere under a name, or of another level, is not the one played here', async () => {
  const { saves, others } = await openTab();
  const place = saves.openGamePlace(LEVEL, game('mine', 2, 1), () => {});
  const live = (entry: SavedGame) => others.hear({ kind: 'saved', list: 'games', entry, live: true });
  await live(game('mine', 3, 2, { name: 'Before the corner' }));
  await live(game('mine', 3, 2, { hash: 'fedcba9876543210' }));
  expect([place.id, saves.alsoPlayed.value]).toEqual(['mine', undefined]);
  await live(game('theirs', 3, 2));
  expect([place.id, saves.alsoPlayed.value]).toEqual(['mine', saves.levelKey(LEVEL)]);
});

test('a game that ended is removed, here and elsewhere', async () => {
  const first = await openTab();
  const place = playIn(first, 2);
  await first.saves.flushGame();
  const second = await openTab();
  expect(shownGames(second)).toEqual([`${place.id}: 2`]);
  first.saves.saveGame(place, async () => undefined);
  await first.saves.flushGame();
  await second.hasHeard(1);
  expect([shownGames(first), shownGames(second), await storedGames()]).toEqual([[], [], []]);
});

test('a game that another tab has continued is not removed', async () => {
  const first = await openTab();
  const place = playIn(first, 2);
  await first.saves.flushGame();
  const theirs = game(place.id, 9, Date.now() + 5);
  first.saves.rememberEntry('games', theirs);
  first.saves.saveGame(place, async () => undefined);
  await first.saves.flushGame();
  expect(shownGames(first)).toEqual([`${place.id}: 9`]);
});

test('other games of the level: begun, unnamed, the newest first', async () => {
  const { saves, otherGames } = await openTab();
  const place = saves.openGamePlace(LEVEL, game('mine', 2, 4), () => {});
  for (const entry of [
    game('mine', 2, 4),
    game('old', 3, 1),
    game('new', 3, 9),
    game('empty', 0, 8),
    game('named', 3, 7, { name: 'N' }),
  ])
    saves.rememberEntry('games', entry);
  expect(otherGames.otherGames(place).map(({ id }) => id)).toEqual(['new', 'old']);
  expect([otherGames.wasPlayed('sokoban'), otherGames.wasPlayed('futoshiki')]).toEqual([true, false]);
  otherGames.dropGame(game('new', 3, 9));
  expect(otherGames.otherGames(place).map(({ id }) => id)).toEqual(['old']);
  otherGames.restoreGame(game('new', 3, 9));
  await saves.flushGame();
  expect(await storedGames()).toEqual(['new: 3']);
});

test('records: the best of both tabs stays, whoever writes last', async () => {
  const first = await openTab();
  const second = await openTab();
  first.saves.saveRecord(record(20, 4, 5));
  await first.saves.flushGame();
  second.saves.saveRecord(record(10, 6, 7));
  await second.saves.flushGame();
  const best = { bestMoves: { moves: 10, pushes: 6 }, bestPushes: { moves: 20, pushes: 4 } };
  expect((await stored()).records).toMatchObject([best]);
  expect(second.saves.findRecord('sokoban', LEVEL.hash)).toMatchObject(best);
  await first.hasHeard(1);
  expect(first.saves.findRecord('sokoban', LEVEL.hash)).toMatchObject(best);
});

test('without a database, all of it works until the page is closed', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = await openTab();
  expect(tab.saves.savesTrouble.value).toBe('off');
  const place = playIn(tab, 3);
  tab.saves.saveRecord(record(4, 2, 5));
  tab.saves.setSetting('speed', 2);
  await tab.saves.flushGame();
  expect(shownGames(tab)).toEqual([`${place.id}: 3`]);
  expect([tab.saves.setting('speed'), tab.saves.findRecord('sokoban', LEVEL.hash)]).toEqual([2, record(4, 2, 5)]);
  expect(tab.saves.savesTrouble.value).toBe('off');
});

test('a full disk is reported, and later writes go on', async () => {
  const tab = await openTab();
  const put = vi.spyOn(StoreInMemory.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.saves.setSetting('speed', 2);
  await tab.saves.flushGame();
  expect(tab.saves.savesTrouble.value).toBe('full');
  tab.saves.setSetting('volume', '20');
  await tab.saves.flushGame();
  expect((await stored()).settings).toMatchObject([{ key: 'web.volume', value: '20' }]);
  put.mockRestore();
});

/** Opens the database as a newer build of masu would. */
const openNewer = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('masu', 5);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

test('a newer build takes the database over: the older page says so, before and after', async () => {
  const older = await openTab();
  expect(older.saves.savesTrouble.value).toBeUndefined();
  const newer = await openNewer();
  expect(older.saves.savesTrouble.value).toBe('newer');
  older.saves.setSetting('speed', 2);
  await older.saves.flushGame();
  expect(older.saves.savesTrouble.value).toBe('newer');
  newer.close();
  const reloaded = await openTab();
  expect(reloaded.saves.savesTrouble.value).toBe('newer');
});

test('entries that can not be read are set aside, and the page says so', async () => {
  await openTab();
  const database = await openDatabase(() => {});
  const change = database.transaction(['games', 'settings']);
  void change.objectStore('games').put({ id: 'broken' } as never, 'sokoban x broken');
  void change.objectStore('games').put(game('good', 2, 1), `sokoban ${LEVEL.hash} good`);
  void change.objectStore('settings').put({ key: '' } as never, 'odd');
  await change.done;
  const tab = await openTab();
  expect([tab.saves.savesTrouble.value, shownGames(tab)]).toEqual(['unreadable', ['good: 2']]);
  expect(await loadAside(database)).toEqual(
    new Map<string, unknown>([
      ['games', [{ id: 'broken' }]],
      ['settings', [{ key: '' }]],
    ]),
  );
  const again = await openTab();
  expect([again.saves.savesTrouble.value, shownGames(again)]).toEqual([undefined, ['good: 2']]);
});

test('a database that opens late: the page is shown without it, and nothing is lost', async () => {
  const { saves: before } = await openTab();
  before.setSetting('speed', 4);
  await before.flushGame();
  const open = browser().databases.open.bind(browser().databases);
  let start = (): void => {};
  vi.spyOn(browser().databases, 'open').mockImplementationOnce((...given) => {
    const request = {} as IDBOpenDBRequest;
    start = () => {
      const real = open(...given);
      real.onsuccess = (event) => {
        Object.defineProperty(request, 'result', { value: real.result });
        request.onsuccess?.call(request, event);
      };
    };
    return request;
  });
  const late = await openTab(false);
  await vi.advanceTimersByTimeAsync(1999);
  late.saves.setSetting('volume', '70');
  await vi.advanceTimersByTimeAsync(2);
  expect([late.saves.setting('speed'), late.saves.savesCameLate.value]).toEqual([1, false]);
  start();
  const came = new Promise<void>((resolve) => late.saves.savesCameLate.subscribe((isLate) => isLate && resolve()));
  await came;
  expect([late.saves.setting('speed'), late.saves.setting('volume')]).toEqual([4, '70']);
  await late.saves.flushGame();
  await late.saves.enqueue(async () => {});
  expect((await stored()).settings.map(({ key }) => key).sort()).toEqual(['web.speed', 'web.volume']);
});

test('a drawing that two tabs change becomes two', async () => {
  const first = await openTab();
  const place = first.drafts.draftPlace('sokoban');
  first.drafts.saveDraft(place, { title: 'Drawing', author: '', text: 'one' });
  await first.saves.flushGame();
  const second = await openTab();
  const theirs = second.drafts.draftPlace('sokoban', second.drafts.draftToOpen('sokoban'));
  expect(theirs.id).toBe(place.id);
  first.drafts.saveDraft(place, { title: 'Drawing', author: '', text: 'two' });
  await first.saves.flushGame();
  second.drafts.saveDraft(theirs, { title: 'Drawing', author: '', text: 'three' });
  await second.saves.flushGame();
  const texts = (await stored()).drafts.map(({ id, text }) => `${id}: ${text}`).sort();
  expect(texts).toEqual([`${place.id}: two`, `${theirs.id}: three`].sort());
  expect([theirs.id === place.id, second.drafts.copiedDraft.value]).toEqual([false, theirs.id]);
  expect(second.drafts.draftToOpen('sokoban')?.id).toBe(theirs.id);
});

test('the database: all or none, by key', async () => {
  const database = await openDatabase(() => {});
  const ids = (): string => `new ${Math.random()}`;
  expect(await putGame(database, game('a', 1, 10), undefined, ids)).toEqual({ written: game('a', 1, 10) });
  expect(await putGame(database, game('a', 2, 20), 10, ids)).toEqual({ written: game('a', 2, 20) });
  const { written, other } = await putGame(database, game('a', 3, 30), 10, () => 'copy');
  expect([written, other]).toEqual([game('copy', 3, 30), game('a', 2, 20)]);
  expect(await storedGames()).toEqual(['a: 2', 'copy: 3']);
  expect(await putRecord(database, record(20, 4, 5))).toEqual(record(20, 4, 5));
  expect(await putRecord(database, record(10, 6, 7))).toMatchObject({
    bestMoves: { moves: 10 },
    bestPushes: { pushes: 4 },
  });
  const { data } = await loadAll(database);
  await clearAll(database);
  expect(await storedGames()).toEqual([]);
  await putAll(database, data);
  expect((await loadAll(database)).data).toEqual(data);
  await database.delete('games', `sokoban ${LEVEL.hash} a`);
  expect(await storedGames()).toEqual(['copy: 3']);
});
