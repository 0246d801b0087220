// A level is designed in the editor: dead, told why, repaired by one edit, solved with a proven optimum, a note shown on
// the board, and everything undone; a drawing that exists already.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, linkTo, openPage, shown, useApp } from './browser.js';

const app = useApp();
const DEAD = ['########', '#      #', '#  @ . #', '#$ $ . #', '#      #', '########'];

const drawn = (page: Page): Promise<string | null> => page.getByRole('group', { name: 'Level as text' }).textContent();
const result = (page: Page): Promise<string | null> => page.locator('.review .result').textContent();
const note = (page: Page, sentence: RegExp) => page.locator('.review .note').filter({ hasText: sentence });
/** The words of the cells of the drawing that have a mark. */
const marked = async (page: Page, mark: string): Promise<number> =>
  (await page.getByRole('table', { name: 'The drawing as text' }).getByRole('cell').allTextContents()).filter((word) =>
    word.includes(mark),
  ).length;

test('a dead drawing: why, one edit that repairs it, the proven optimum, a note on the board, undo', async () => {
  const page = await openPage(app, linkTo(DEAD, '', 'Mine', 'editor'));
  await expect.poll(() => result(page)).toBe('No solution, proven.');
  const why = note(page, /^The box at row 5, column 4 can’t reach any goal/);
  await why.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => marked(page, 'cross')).toBe(1);
  // Once the analysis has ended, the result is spoken, with the number of notes.
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^No solution, proven\. 2 notes\.$/ })
    .waitFor();

  const repair = note(page, /^Move the box/).first();
  await repair.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => marked(page, 'arrow')).toBe(1);
  await repair.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => result(page)).toMatch(/^Solvable in \d+ pushes, proven\. \w+ \(\d\.\d\)\.$/);
  expect(await drawn(page)).not.toBe(DEAD.join('\n'));
  await shown(page, 'Change made.');

  // The keys: the next note on the board, and none again.
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await note(page, /cells aren’t needed/)
    .first()
    .waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => marked(page, 'hatching')).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => marked(page, 'hatching')).toBe(0);

  // The repair was one step.
  await page.keyboard.press('u');
  await expect.poll(() => drawn(page)).toBe(DEAD.join('\n'));
  await expect.poll(() => result(page)).toBe('No solution, proven.');

  // The drawing in the lab.
  await page.getByRole('button', { name: 'Open in lab' }).and(page.locator(':visible')).click();
  await page.locator('.pane').first().waitFor();
  expect(page.url()).toContain('#/lab?l=');
  await closePage(page);
});

test('a drawing that is a level of a collection is named, but not one that was only opened from there', async () => {
  const page = await openPage(app, '#/editor/hard-levels/3');
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^Solvable in \d+ pushes/ })
    .waitFor();
  expect(await note(page, /^The same board/).count()).toBe(0);
  await page.getByRole('button', { name: 'Mirror' }).click();
  await note(page, /^The same board as Hard levels 3, turned or mirrored\.$/).waitFor();
  // One more wall, and it is another level.
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await expect.poll(() => note(page, /^The same board/).count()).toBe(0);
  await closePage(page);
});
