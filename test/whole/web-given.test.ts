// Levels that are pasted or dropped are played in one step and kept on request; and the keys belong to the board while a
// level is open, whatever was clicked before.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, kept, linkTo, openPage, pressMoves, shown, spoken, useApp } from './browser.js';

const app = useApp();

const TWO = '; Two rooms\n\n#####\n#@$.#\n#####\nTitle: One push\n\n######\n#@ $.#\n######\nTitle: Two moves\n';

const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }`);

test('pasted levels are played at once, and kept by one press', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/3');
  await paste(page, TWO);
  await page.getByRole('heading', { name: 'One push' }).waitFor();
  await shown(page, 'This is the first of 2 levels you gave. Keep in a collection?');
  // Nothing around the page shows the focus.
  expect(await page.evaluate(`getComputedStyle(document.querySelector('main')).outlineStyle`)).toBe('none');
  expect(await kept(page, 'collections')).toEqual([]);
  await page.locator('.status').getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: /1 of 2/ }).waitFor();
  expect(await kept(page, 'collections')).toHaveLength(1);
  await pressMoves(page, 'r');
  await spoken(page, /^Solved\./);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Two moves' }).waitFor();
  await closePage(page);
});

test('a dropped file is played; one without a playable level is shown with its errors', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/3');
  const drop = (text: string): Promise<unknown> =>
    page.evaluate(`{
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([${JSON.stringify(text)}], 'dropped.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }`);
  await drop(TWO);
  await page.getByRole('heading', { name: 'One push' }).waitFor();
  await drop('#####\n# $.#\n#####\n');
  await page.getByText('The board has no player', { exact: false }).first().waitFor();
  await closePage(page);
});

test('after a click on a tab of the header, and after Esc in Compare, the keys are those of the board', async () => {
  const page = await openPage(app, '#/levels');
  await page.locator('.nav').getByRole('link', { name: 'Sokoban' }).click();
  await page.locator('.board').waitFor();
  expect(await page.evaluate(`document.activeElement.closest('.top')`)).toBe(null);
  await page.goto(`${app.address}${linkTo(['########', '#@ $ . #', '#      #', '########'])}`);
  await page.getByRole('heading', { name: 'Test level' }).waitFor();
  // Reached by keys, a tab keeps the focus until the level is solved.
  await page.locator('.nav').getByRole('link', { name: 'Daily' }).focus();
  // Two pushes more than needed.
  await pressMoves(page, 'rrdrruldllurr');
  await spoken(page, /^Solved\./);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.locator('dialog.compare').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.compare').waitFor({ state: 'detached' });
  expect(await page.evaluate(`document.activeElement.className`)).toMatch(/board/);
  await page.keyboard.press('Enter');
  expect(await page.locator('dialog.compare').count()).toBe(0);
  await closePage(page);
});
