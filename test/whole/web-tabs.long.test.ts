// Two tabs on one level: each continues its own game, also after a reload; both show a message, and from either the
// other's game can be continued or deleted.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, counted, kept, linkTo, openPage, pressMoves, shown, useApp, watchedPage } from './browser.js';

const app = useApp();
const ROWS = ['#########', '#@ $   .#', '#       #', '#########'];

const movesOf = async (page: Page): Promise<string> => (await counted(page)).moves;
const gamesKept = async (page: Page): Promise<number[]> =>
  (await kept(page, 'games')).map(({ moves }) => moves).sort((a, b) => a - b);

/** One tab with three moves made, and another on the same level that has undone two and made one of its own. */
async function twoTabs(): Promise<readonly [Page, Page]> {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'rdr');
  await expect.poll(() => gamesKept(page)).toEqual([3]);
  const other = await watchedPage(page.context());
  await other.goto(app.address + linkTo(ROWS));
  await expect.poll(() => movesOf(other)).toBe('3');
  await other.keyboard.press('u');
  await other.keyboard.press('u');
  await pressMoves(other, 'r');
  await expect.poll(() => movesOf(other)).toBe('2');
  return [page, other];
}

test('both games are saved, and each tab continues its own', async () => {
  const [page, other] = await twoTabs();
  // Nothing was done in the first tab since: its three moves are saved even so.
  await expect.poll(() => gamesKept(page)).toEqual([2, 3]);
  await page.reload();
  await expect.poll(() => movesOf(page)).toBe('3');
  await other.reload();
  await expect.poll(() => movesOf(other)).toBe('2');
  await closePage(page);
});

test('both tabs say that the level is open in another', async () => {
  const [page, other] = await twoTabs();
  await shown(page, 'This level is also open in another tab. Both games are saved.');
  await shown(other, 'This level is also open in another tab. Both games are saved.');
  await closePage(page);
});

test('the game of the other tab can be continued here, and the one left stays saved', async () => {
  const [page] = await twoTabs();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => movesOf(page)).toBe('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => movesOf(page)).toBe('3');
  await expect.poll(() => gamesKept(page)).toEqual([2, 3]);
  await closePage(page);
});

test('a game chosen from the list continues, though its level is open with another', async () => {
  const [page, other] = await twoTabs();
  await expect.poll(() => gamesKept(page)).toEqual([2, 3]);
  await other.close();
  for (const moves of ['2', '3']) {
    await page.evaluate('location.hash = "#/games"');
    await page
      .locator('.game-card')
      .filter({ hasText: `${moves} moves` })
      .getByRole('button', { name: /^Continue|^Open/ })
      .click();
    await expect.poll(() => movesOf(page)).toBe(moves);
  }
  // The next move belongs to the game that is shown.
  await pressMoves(page, 'l');
  await expect.poll(() => gamesKept(page)).toEqual([2, 4]);
  await closePage(page);
});

test('a game can be deleted, and the deletion undone', async () => {
  const [page, other] = await twoTabs();
  await expect.poll(() => gamesKept(page)).toEqual([2, 3]);
  await other.close();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => gamesKept(page)).toEqual([3]);
  await page.locator('.status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => gamesKept(page)).toEqual([2, 3]);
  await closePage(page);
});

test('Futoshiki: two tabs, two games', async () => {
  const page = await openPage(app, '#/futoshiki');
  const digits = (of: Page): Promise<number> => of.locator('.futo .cell:not(.given) >> text=/^[1-9]$/').count();
  await page.keyboard.press('1');
  await expect.poll(() => gamesKept(page)).toEqual([1]);
  const before = await digits(page);
  const other = await watchedPage(page.context());
  await other.goto(`${app.address}#/futoshiki`);
  await expect.poll(() => digits(other)).toBe(before);
  await other.keyboard.press('u');
  await other.keyboard.press('2');
  await other.keyboard.press('ArrowRight');
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(2);
  await shown(page, 'This level is also open in another tab.');
  await page.reload();
  await expect.poll(() => digits(page)).toBe(before);
  await closePage(page);
});
