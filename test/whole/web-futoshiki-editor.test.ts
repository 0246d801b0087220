// A Futoshiki is designed from an empty grid: solutions counted, the clue that leaves one added, a clue that could go
// removed, a contradiction named and undone; then it is played, and the drawing is still there.

import { finish } from '@masu/core/base/outcome.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { analyzeFutoshiki } from '@masu/studio/futoshiki/analyze/analyze.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';
import { closePage, kept, openPage, shown, spoken, useApp } from './browser.js';

const app = useApp();

const result = (page: Page): Promise<string | null> => page.locator('.review .result').textContent();
const note = (page: Page, sentence: RegExp) => page.locator('.review .note').filter({ hasText: sentence });
const cell = (page: Page, row: number, column: number, what: string) =>
  page.getByRole('button', { name: `Row ${row}, column ${column}, ${what}`, exact: true });
const ONE = /^One solution\. \w+\.$/;
const gap = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a puzzle with one solution from an empty grid, by keys and mouse, played to its end', async () => {
  const page = await openPage(app, '#/editor/futoshiki');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('3');
  await expect.poll(() => result(page)).toBe('12 solutions.');
  await cell(page, 1, 1, 'empty').click();
  for (const key of ['1', 'ArrowRight', '2']) await page.keyboard.press(key);
  await shown(page, '2 placed at row 1, column 2.');
  await expect.poll(() => result(page)).toBe('2 solutions.');
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^2 solutions\. 1 note\.$/ })
    .waitFor();

  // True candidates, with the number of solutions of each at the selected cell.
  await page.keyboard.press('c');
  await cell(page, 2, 1, 'can be 2 3').click();
  await shown(page, 'Row 2, column 1, 2 in 1 solution, 3 in 1 solution');
  await page.keyboard.press('c');

  // The clue that leaves one solution: shown, then added.
  const finishing = note(page, /one solution is left/);
  await finishing.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => page.locator('.gap.offered').count()).toBe(1);
  await finishing.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => result(page)).toMatch(ONE);
  expect(await page.locator('.gap svg').count()).toBe(1);

  // A clue that says nothing new could go; a sign by mouse that contradicts is named, and undone.
  await cell(page, 1, 3, 'empty').click();
  await page.keyboard.press('3');
  const spare = note(page, /could go/);
  await spare.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => page.locator('.cell .badge').count()).toBeGreaterThan(0);
  const below = 'Row 1, column 2 and the cell to its right';
  await gap(page, `${below}, no sign`).click();
  await gap(page, `${below}, less than`).click();
  await expect.poll(() => result(page)).toBe('No solution.');
  await note(page, /contradict/i)
    .first()
    .waitFor();
  await gap(page, `${below}, greater than`).click();
  await expect.poll(() => result(page)).toMatch(ONE);
  await spare.getByRole('button', { name: 'Remove' }).click();
  await shown(page, /\d clues? removed\./);
  await expect.poll(() => spare.count()).toBe(0);
  await expect.poll(() => result(page)).toMatch(ONE);

  // Played with hints to its end.
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await page.locator('.cell.chosen').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mine' }).waitFor();
  await page.locator('.cell').first().focus();
  for (let left = await page.locator('.futo .cell:not(.given)').count(); left > 0; left--) {
    // Where to look, why, and the digit.
    for (const shownNow of [
      '.cell.target',
      '.step-number:not(.unopened):nth-child(2)',
      '.step-number:not(.unopened):nth-child(3)',
    ]) {
      await page.keyboard.press('i');
      await page.locator(shownNow).waitFor();
    }
    await page.getByRole('button', { name: /^Enter \d$/ }).click();
  }
  await spoken(page, /Solved\./);

  // The drawing is where it was, also after a reload.
  const clues = async (): Promise<number> =>
    (await page.locator('.futo .cell.given').count()) + (await page.locator('.gap svg').count());
  await page.keyboard.press('Escape');
  await page.locator('.gap').first().waitFor();
  const before = await clues();
  await page.reload();
  await page.getByRole('heading', { name: 'Mine' }).waitFor();
  await expect.poll(clues).toBe(before);
  await closePage(page);
});

test('signs by Shift and arrows and by the pad, harder by a swap, a puzzle opened from the game and undone', async () => {
  const page = await openPage(app, '#/futoshiki/easy/2');
  const clues = page.locator('.futo .cell.given');
  const count = await clues.count();
  await page.getByRole('link', { name: 'Open in editor' }).click();
  await expect.poll(() => result(page)).toBe('One solution. Easy.');
  expect(await clues.count()).toBe(count);
  await page.getByText('Why this difficulty?').first().click();
  await shown(page, /^Steps in the order they are first needed: /);
  await page.getByRole('button', { name: 'Harder' }).click();
  const answer = note(page, /^With .* instead of .*: (tricky|extreme|recursive)\./);
  await answer.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => result(page)).toMatch(/^One solution\. (Tricky|Extreme|Recursive)\.$/);
  await page.keyboard.press('u');
  await expect.poll(() => result(page)).toBe('One solution. Easy.');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => result(page)).toMatch(/solutions/);
  await page.locator('.cell').first().click();
  await page.keyboard.press('Shift+ArrowRight');
  await shown(page, 'Row 1, column 1 is less than the cell to its right.');
  await page.keyboard.press('Shift+ArrowUp');
  await shown(page, 'There is no cell on that side.');
  await page.getByRole('button', { name: 'greater than the cell below' }).filter({ visible: true }).click();
  await shown(page, 'Row 1, column 1 is greater than the cell below.');
  await page.keyboard.press('v');
  await shown(page, 'Sign removed.');
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
  await expect.poll(() => page.locator('.gap.wanted').count()).toBe(1);
  await closePage(page);
});

test('drawings are saved by themselves, with versions, and added to a collection with title and author', async () => {
  const page = await openPage(app, '#/editor/futoshiki');
  await cell(page, 1, 1, 'empty').click();
  await page.keyboard.press('1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await page.getByRole('textbox', { name: 'Author' }).fill('Ana');
  await page.locator('.cell.chosen').focus();
  await page.keyboard.press('Control+s');
  await shown(page, 'Version saved.');
  await page.keyboard.press('2');
  await page.getByText('1 version', { exact: true }).click();
  await page.getByRole('button', { name: /^Compare with/ }).click();
  await shown(page, '1 cell is different now. It is marked.');
  await expect.poll(() => page.locator('.futo .badge').textContent()).toBe('≠');
  await page.getByRole('button', { name: /^Restore/ }).click();
  await cell(page, 1, 1, 'given 1').waitFor();

  // A puzzle that is opened is another drawing.
  await page.goto(`${app.address}#/editor/easy/2`);
  await expect.poll(() => result(page)).toBe('One solution. Easy.');
  expect(await note(page, /^The same puzzle as/).count()).toBe(0);
  await page.getByRole('button', { name: 'Earlier drawing' }).click();
  await page.getByRole('heading', { name: 'Mine' }).waitFor();
  await cell(page, 1, 1, 'given 1').waitFor();
  await page.getByText('2 drawings', { exact: true }).click();
  await page.getByRole('button', { name: 'Open Easy 5 × 5' }).click();
  await expect.poll(() => result(page)).toBe('One solution. Easy.');
  await page.getByRole('textbox', { name: 'Author' }).fill('Ana');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await shown(page, /My puzzles/);
  const [collection] = await kept(page, 'collections');
  expect(collection).toMatchObject({ puzzle: 'futoshiki', title: 'My puzzles' });
  expect(collection?.text).toMatch(/^; Easy 5 × 5\n; Author: Ana\n5\n/);
  // A copy of the drawing is from no collection, so that those that have the puzzle are named.
  await page.keyboard.press('Control+d');
  await note(page, /^The same puzzle as Easy 2\.$/).waitFor();
  await page.goto(`${app.address}#/level/${collection?.id}/1`);
  await shown(page, /by Ana/);
  await closePage(page);
});

/** What every stage of a new analysis of these digits says; the last is the result. */
function resultsFor(digits: string): string[] {
  const size = Math.sqrt(digits.length);
  const level = validateLevel({ size, cells: [...digits].map(Number), inequalities: [] });
  if (!level.ok) throw new Error(level.error.message);
  const said: string[] = [];
  const { status } = finish(analyzeFutoshiki(level.value, (stage) => said.push(stage.status.message)));
  return [...said, status.message];
}

test('edits at random intervals: no result is that of another drawing, and the last is that of the last one', async () => {
  const page = await openPage(app, '#/editor/futoshiki');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await expect.poll(() => result(page)).toBe('576 solutions.');
  /** The digits and the result at one moment. */
  const moment = (): Promise<[string, string]> =>
    page.evaluate(`[
      [...document.querySelectorAll('.futo .cell')].map((each) => /given (\\d)/.exec(each.textContent)?.[1] ?? 0).join(''),
      document.querySelector('.review .result').textContent.trim(),
    ]`);
  const random = randomFor(9);
  await page.locator('.cell').first().click();
  let answered = 0;
  for (let edit = sampled(40, 200); edit > 0; edit--) {
    const keys = ['1', '2', '3', '4', 'u', 'Backspace', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    await page.keyboard.press(keys[random.below(keys.length)] as string);
    await page.waitForTimeout([0, 20, 70, 150][random.below(4)] as number);
    const [digits, said] = await moment();
    const words = resultsFor(digits);
    if (words.includes(said)) answered++;
    else expect([digits, said]).toEqual([digits, expect.stringMatching(/^(|Analyzing…)$/)]);
  }
  expect(answered).toBeGreaterThan(5);
  const [digits] = await moment();
  await expect.poll(() => result(page)).toBe(resultsFor(digits).at(-1));
  await closePage(page);
});
