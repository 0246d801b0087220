// Saving under difficulties: two pages at once, a full disk, a database of a newer build, one that never opens. Nothing
// saved is lost, the page always plays, and it reports what it could not save.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  boardWords,
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  spoken,
  useApp,
  watchedPage,
} from './browser.js';

const app = useApp();
const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];

test('two pages at one level: a solved game is removed, the other goes on, and the better record of either is kept', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'd');
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(1);
  const other = await page.context().newPage();
  await other.goto(app.address + linkTo(ROWS));
  await other.locator('.counts dd', { hasText: '1' }).first().waitFor();

  await pressMoves(page, 'urrr');
  await spoken(page, /^Solved\. 5 moves/);
  await expect.poll(() => other.locator('.best .win').first().textContent()).toBe('5');
  await pressMoves(other, 'ud');
  await expect.poll(async () => (await kept(page, 'games')).map(({ moves }) => moves).sort()).toEqual([3]);

  await pressMoves(other, 'urrr');
  await spoken(other, /^Solved\. 7 moves/);
  // Writes wait for each other: when the game is gone, the record is written.
  await expect.poll(async () => (await kept(page, 'games')).map(({ moves }) => moves).sort()).toEqual([]);
  const records = await kept(page, 'records');
  expect(records.map((record) => record.puzzle === 'sokoban' && record.bestMoves.moves)).toEqual([5]);
  await page.context().close();
});

test('a saved game has the time played and the hints used', async () => {
  const page = await openPage(app, linkTo(ROWS), {}, (context) => context.clock.install());
  await pressMoves(page, 'r');
  await page.clock.fastForward(60_000);
  await page.keyboard.press('i');
  await spoken(page, /The next box to push is there\./);
  await expect.poll(async () => (await kept(page, 'games'))[0]?.hints).toBe(1);
  const [game] = await kept(page, 'games');
  expect(game?.millis).toBeGreaterThanOrEqual(60_000);
  // Watching the solver's solution doesn't count as a record.
  for (let step = 2; step <= 5; step++) await page.keyboard.press('i');
  await page.locator('.ladder').getByRole('button', { name: 'Play solution' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  expect(await kept(page, 'records')).toEqual([]);
  await page.context().close();
});

async function openWith(script: string): Promise<Page> {
  const context = await app.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(script);
  const page = await watchedPage(context);
  await page.goto(app.address + linkTo(ROWS));
  await page.locator('.board').first().waitFor();
  return page;
}

test.each([
  [
    'there is no room',
    `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    /Browser storage is full/,
  ],
  [
    'the database never opens',
    `IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {
       addEventListener: { value() {} }, removeEventListener: { value() {} } });`,
    undefined,
  ],
  [
    'the database may not be opened',
    `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
    /Saving isn’t available in this browser/,
  ],
])('where %s, the page still plays', async (_name, script, sentence) => {
  const page = await openWith(script);
  await pressMoves(page, 'rrr');
  await spoken(page, /^Solved/);
  expect((await boardWords(page)).flat()).toContain('box on goal');
  if (sentence) await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  await page.context().close();
});

test.each([
  ['Sokoban', linkTo(ROWS), 'ArrowDown'],
  ['Futoshiki', '#/futoshiki', '1'],
])('%s: saved data comes late, and the game in progress is still continued', async (_name, place, key) => {
  const page = await openPage(app, place, { serviceWorkers: 'block' });
  const undo = () => page.locator('.tools .btn', { hasText: 'Undo' }).getAttribute('aria-disabled');
  await page.keyboard.press(key);
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(1);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/database-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect.poll(undo).toBe('true');
  letGo();
  await expect.poll(undo).not.toBe('true');
  await closePage(page);
});

test('a newer build may change the database: the page closes it, reports it, and harms nothing', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'rrr');
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  // It opens once the old page has let go; whatever that is writing is written first.
  const newer = `new Promise((resolve) => {
    const opening = indexedDB.open('masu', 99);
    opening.onsuccess = () => { opening.result.close(); resolve('open'); };
  })`;
  expect(await page.evaluate(newer)).toBe('open');
  const told = page.getByRole('alert').filter({ hasText: /come from a newer version of masu/ });
  await told.waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '1' });
  await page.reload();
  await told.waitFor();
  await page.locator('.board').first().waitFor();
  await pressMoves(page, 'r');
  expect(await kept(page, 'records')).toHaveLength(1);
  await page.context().close();
});

test('the database of the first version is opened with its records, and gets the stores it lacks', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'rrr');
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  const [record] = await kept(page, 'records');
  // As the first version made it: the page lets go of its own, which is deleted.
  const first = `new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('masu');
    deleting.onerror = reject;
    deleting.onsuccess = () => {
      const opening = indexedDB.open('masu', 1);
      opening.onerror = reject;
      opening.onupgradeneeded = () => {
        for (const name of ['games', 'records', 'settings', 'collections']) opening.result.createObjectStore(name);
        opening.result.createObjectStore('aside', { autoIncrement: true });
      };
      opening.onsuccess = () => {
        const { puzzle, hash } = RECORD;
        const change = opening.result.transaction('records', 'readwrite');
        change.objectStore('records').put(RECORD, puzzle + ' ' + hash);
        change.oncomplete = () => { opening.result.close(); resolve('made'); };
      };
    };
  })`;
  expect(await page.evaluate(first.replaceAll('RECORD', JSON.stringify(record)))).toBe('made');
  await page.reload();
  await page.locator('.board').first().waitFor();
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  expect(await kept(page, 'dailies')).toEqual([]);
  expect(await kept(page, 'grades')).toEqual([]);
  expect(await kept(page, 'attempts')).toEqual([]);
  await page.context().close();
});

test.each([
  ['Sokoban', '#/sokoban/first-steps/', ['ArrowDown', 'ArrowUp', 'ArrowDown']],
  ['Futoshiki', '#/futoshiki/trivial/', ['1', 'ArrowRight', '2']],
])('a level left and opened again before its game is saved continues where it was: %s', async (_name, at, keys) => {
  // Every pause, so that before a game is saved too, is made a long one.
  const page = await openPage(app, `${at}1`, {}, (context) =>
    context.addInitScript(`{
      const start = setTimeout;
      window.setTimeout = (work, millis, ...rest) => start(work, millis >= 100 ? 600_000 : millis, ...rest);
    }`),
  );
  const title = await page.locator('h1').textContent();
  for (const key of keys) await page.keyboard.press(key);
  const board = (): Promise<string | null> => page.locator('.futo, main table').first().textContent();
  const before = await board();
  expect(await kept(page, 'games')).toEqual([]);
  await page.keyboard.press('n');
  await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
  expect(await board()).not.toBe(before);
  await page.keyboard.press('p');
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  await expect.poll(board).toBe(before);
  await closePage(page);
});
