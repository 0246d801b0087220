// A level is designed in the editor, from an empty board to a collection, with a shortcut found and closed on the way; and
// drawings that nothing overwrites: versions, a second tab, a deletion undone, data of earlier builds.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseInBoardMenu,
  closePage,
  kept,
  linkTo,
  openPage,
  pressMoves,
  shown,
  useApp,
  watchedPage,
} from './browser.js';

const app = useApp();
const DRAWN = ['######', '#@$ .#', '######'];
const OTHER = ['#######', '#@ $ .#', '#######'];

const drawn = (page: Page): Promise<string | null> => page.getByRole('group', { name: 'Level as text' }).textContent();
const result = (page: Page): Promise<string | null> => page.locator('.review .result').textContent();
const note = (page: Page, sentence: RegExp) => page.locator('.review .note').filter({ hasText: sentence });
const line = (page: Page) => page.locator('.panel.line');
const focusBoard = (page: Page): Promise<void> => page.getByRole('application', { name: /Drawing board/ }).focus();
const texts = async (page: Page): Promise<string[]> => (await kept(page, 'drafts')).map(({ text }) => text).sort();

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

const TILE_KEYS: Readonly<Record<string, string>> = { '#': '1', '.': '3', $: '4', '@': '6' };

/** Draws a level by keys, from the second cell of the second row of an empty sheet. */
async function draw(page: Page, rows: readonly string[]): Promise<void> {
  await focusBoard(page);
  await pressTimes(page, 'ArrowUp', 12);
  await pressTimes(page, 'ArrowLeft', 16);
  for (const row of rows) {
    await page.keyboard.press('ArrowDown');
    for (const letter of row) {
      await page.keyboard.press('ArrowRight');
      const tile = TILE_KEYS[letter];
      if (!tile) continue;
      await page.keyboard.press(tile);
      await page.keyboard.press(' ');
    }
    await pressTimes(page, 'ArrowLeft', row.length);
  }
}

/** The way around the wall takes 12 pushes, but the wall has a gap. */
const GAP = ['###########', '#         #', '# @$      #', '# # ####  #', '#  .      #', '###########'];
const CLOSED = GAP.with(3, '# ######  #');

test('from an empty board to a collection, with a shortcut found and closed on the way', async () => {
  const page = await openPage(app, '#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  await draw(page, GAP);
  await expect.poll(() => drawn(page)).toBe(GAP.join('\n'));
  await expect.poll(() => result(page)).toMatch(/^Solvable in 2 pushes, proven\./);

  // The author plays the long way around.
  await page.keyboard.press('l');
  await shown(page, 'Play the level with the arrow keys. Your line ends when it is solved.');
  await pressMoves(page, 'rrrrrurddrdlllll');
  await shown(page, 'Your line has 12 pushes.');
  const shortcut = note(page, /^Your line has 12 pushes; 2 are enough\. They part at push 1\./);
  await shortcut.getByRole('button', { name: 'Show' }).click();
  const cells = page.getByRole('table', { name: 'The drawing as text' }).getByRole('cell');
  await cells.filter({ hasText: 'arrow down' }).waitFor();

  // Both are there after a reload.
  await expect
    .poll(async () => (await kept(page, 'drafts')).map((draft) => draft.line?.split(' ').length))
    .toEqual([12]);
  await page.reload();
  await note(page, /^Your line has 12 pushes; 2 are enough/).waitFor();

  // One wall closes the gap.
  await focusBoard(page);
  await pressTimes(page, 'ArrowUp', 12);
  await pressTimes(page, 'ArrowLeft', 16);
  await pressTimes(page, 'ArrowDown', 4);
  await pressTimes(page, 'ArrowRight', 4);
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await expect.poll(() => drawn(page)).toBe(CLOSED.join('\n'));
  await expect.poll(() => result(page)).toMatch(/^Solvable in 12 pushes, proven\./);
  await expect.poll(() => line(page).textContent()).toContain('12 pushes. It solves the level.');
  expect(await note(page, /^Your line/).count()).toBe(0);

  // A wall in its way: the note names the push, the board shows the position before it.
  await pressTimes(page, 'ArrowRight', 5);
  await page.keyboard.press(' ');
  const blocked = note(page, /^Your line can’t be played here: push 6 is blocked\./);
  await blocked.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => cells.filter({ hasText: 'corners' }).count()).toBe(2);
  expect(await cells.filter({ hasText: 'corners' }).allTextContents()).toContain('box corners');
  await page.keyboard.press('u');
  await expect.poll(() => drawn(page)).toBe(CLOSED.join('\n'));

  await page.getByRole('textbox', { name: 'Title' }).fill('The long way');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(async () => (await kept(page, 'collections')).length).toBe(1);
  const [collection] = await kept(page, 'collections');
  expect(collection?.text).toContain(CLOSED.join('\n'));
  expect(collection?.text).toContain('The long way');
  expect(collection?.text).toContain('RRRRRurDDrdLLLLL');
  await expect.poll(async () => (await kept(page, 'drafts'))[0]?.versions.map(({ why }) => why)).toContain('added');
  // It is not told that it is the level that it became.
  await page.reload();
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^Solvable in 12 pushes/ })
    .waitFor();
  expect(await note(page, /^The same board/).count()).toBe(0);
  await closePage(page);
});

test('every opened level is a drawing of its own; a deleted one comes back; a version too', async () => {
  const page = await openPage(app, linkTo(DRAWN, '', 'Mine', 'editor'));
  await expect.poll(() => drawn(page)).toBe(DRAWN.join('\n'));
  await page.evaluate(`location.hash = ${JSON.stringify(linkTo(OTHER, '', 'Other', 'editor'))}`);
  await shown(page, 'The level is open as a new drawing. The earlier one is saved.');
  await expect.poll(() => texts(page)).toEqual([DRAWN.join('\n'), OTHER.join('\n')].sort());

  // A version with what is known of it, then another drawing in its place, then the version again.
  await page
    .getByText(/Solvable in \d push|can’t be solved|No solution/)
    .first()
    .waitFor();
  await focusBoard(page);
  await page.keyboard.press('Control+s');
  await shown(page, 'Version saved.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => drawn(page)).toBe('');
  await page.locator('.drafts summary').nth(1).click();
  await page
    .getByRole('button', { name: /^Compare with the version of/ })
    .last()
    .click();
  await shown(page, '19 cells are different now. They are marked.');
  // What is known of both, side by side; the empty drawing is not a valid level.
  const figures = page.locator('.version-figures tr');
  await expect.poll(() => figures.first().innerText()).toBe('\tThis version\tNow');
  await expect.poll(() => figures.nth(1).innerText()).toMatch(/^Result\t(Solvable|No solution)\tNot known$/);
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .last()
    .click();
  await expect.poll(() => drawn(page)).toBe(OTHER.join('\n'));

  await page.locator('.drafts summary').first().click();
  await page.getByRole('button', { name: 'Delete Other' }).click();
  await expect.poll(() => drawn(page)).toBe(DRAWN.join('\n'));
  await expect.poll(() => texts(page)).toEqual([DRAWN.join('\n')]);
  await page.locator('.status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drawn(page)).toBe(OTHER.join('\n'));
  await page.getByRole('button', { name: 'Open Mine' }).click();
  await expect.poll(() => drawn(page)).toBe(DRAWN.join('\n'));
  await expect.poll(() => texts(page)).toEqual([DRAWN.join('\n'), OTHER.join('\n')].sort());
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(DRAWN.join('\n'));
  await closePage(page);
});

test('two tabs that change one drawing both keep theirs', async () => {
  const page = await openPage(app, linkTo(DRAWN, '', 'Mine', 'editor'));
  await expect.poll(() => texts(page)).toEqual([DRAWN.join('\n')]);
  const other = await watchedPage(page.context());
  await other.goto(`${app.address}#/editor`);
  await expect.poll(() => drawn(other)).toBe(DRAWN.join('\n'));
  for (const [each, tile] of [
    [page, '1'],
    [other, '3'],
    [page, '2'],
  ] as const) {
    await focusBoard(each);
    await each.keyboard.press(tile);
    await each.keyboard.press(' ');
    await each.keyboard.press('ArrowRight');
    // Saved at each stroke.
    const now = (await drawn(each)) ?? '';
    await expect.poll(() => texts(each)).toContain(now);
  }
  await shown(other, 'Another tab is changing this drawing, too. You continue with a copy.');
  expect(await texts(page)).toHaveLength(2);
  expect(await texts(page)).toEqual([await drawn(page), await drawn(other)].sort());
  await closePage(page);
});

test('the drawings of earlier builds are drawings now', async () => {
  const page = await openPage(app, '#/settings');
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('masu');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('settings', 'readwrite');
      const put = (key, value) => change.objectStore('settings').put({ key, value, at: 5000 }, key);
      put('web.drawing', ${JSON.stringify(['Mine', 'Ana', ...DRAWN].join('\n'))});
      put('web.drawings.replaced', ${JSON.stringify(['Other', '', ...OTHER].join('\n'))});
      change.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`);
  await page.goto(`${app.address}#/editor`);
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(DRAWN.join('\n'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Mine');
  await expect.poll(() => texts(page)).toEqual([DRAWN.join('\n'), OTHER.join('\n')].sort());
  await expect
    .poll(async () => (await kept(page, 'settings')).filter(({ key }) => key.startsWith('web.drawing')))
    .toEqual([]);
  await closePage(page);
});

test('a position of a game is drawn further as a new drawing', async () => {
  const page = await openPage(app, linkTo(OTHER, '', 'Played'));
  await pressMoves(page, 'rr');
  await chooseInBoardMenu(page, 'Draw from here');
  await expect.poll(() => drawn(page)).toBe(['#######', '#  @$.#', '#######'].join('\n'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Played');
  await closePage(page);
});
