// Futoshiki in the browser: a puzzle played to its end by keys, one made by size and grade, and one that is given up
// while it is being made.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../src/base/outcome.js';
import { FUTOSHIKI, FUTOSHIKI_FORMATS, validateLevel as soundFutoshiki } from '../../src/futoshiki/index.js';
import { closePage, openPage, shown, spoken, useApp } from './browser.js';
import { made, SQUARE } from './web-puzzles.js';

const app = useApp();

test('a Futoshiki is played to its end by keys: marks, a conflict, a hint, the last digit', async () => {
  const sound = soundFutoshiki(SQUARE);
  if (!sound.ok) throw new Error(sound.error.message);
  const outcome = finish(FUTOSHIKI.solvers[0]!.solve(sound.value, {}, PATIENT));
  if (outcome.verdict !== 'solved') throw new Error('the test’s puzzle has no solution');
  const line = made(FUTOSHIKI_FORMATS.find(({ id }) => id === 'unequal')!.make([SQUARE])).trim();
  const page = await openPage(app, `#/futoshiki?${new URLSearchParams({ l: line, t: 'Small' })}`);
  await page.getByRole('button', { name: 'Row 1, column 1, empty' }).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Row 1, column 1, marks 2' }).waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await shown(page, 'Conflict: two 1s in row 1.');
  await expect.poll(() => page.locator('.cell.conflict').count()).toBe(2);
  await page.keyboard.press('u');
  await page.keyboard.press('i');
  await page.locator('.reason .so').waitFor();
  await page.getByRole('button', { name: /^Enter \d$/ }).click();
  await page.getByRole('button', { name: 'Row 1, column 1' }).first().click();
  for (const [cell, digit] of outcome.answer.entries()) {
    const chosen = page.locator('.cell.chosen .hide');
    if (/empty|marks/.test((await chosen.textContent()) ?? '')) await page.keyboard.press(String(digit));
    if (cell % 4 < 3) await page.keyboard.press('ArrowRight');
    else for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  }
  await spoken(page, /Solved\./);
  await closePage(page);
});

test('a new Futoshiki is made by size and grade, and says why another has no solution', async () => {
  const page = await openPage(app, '#/futoshiki');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('easy');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('heading', { name: 'Easy 4 × 4' }).waitFor();
  await page.getByRole('button', { name: 'Check for a unique solution' }).click();
  await shown(page, 'Exactly one solution. Difficulty: easy.');
  await page.goto(`${app.address}#/futoshiki?${new URLSearchParams({ l: '4:1R,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0' })}`);
  await page.getByRole('heading', { name: 'Shared puzzle' }).waitFor();
  await page.getByRole('button', { name: 'Check for a unique solution' }).click();
  await spoken(page, /contradict|no solution/i);
  await expect.poll(() => page.locator('.cell .badge').count()).toBeGreaterThan(0);
  await closePage(page);
});

/** Holds back every puzzle that is made; `handOver()` in the page brings the last of them as the worker would have, then. */
const HOLD_MADE = `(() => {
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (type, take) {
    listen.call(this, type, (event) => {
      if (event.data?.reported?.value?.verdict === 'generated') globalThis.handOver = () => take(event);
      else take(event);
    });
  };
})()`;

async function makeAndHold(page: Page): Promise<void> {
  await page.evaluate('globalThis.handOver = undefined');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => page.evaluate('globalThis.handOver !== undefined')).toBe(true);
}

test('a Futoshiki being made is given up for a hint, or when the page is left', async () => {
  const page = await openPage(app, '#/futoshiki', {}, (context) => context.addInitScript(HOLD_MADE));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('easy');
  await makeAndHold(page);
  await page.getByRole('button', { name: 'Show hint' }).click();
  await page.locator('.reason .so').waitFor();
  await page.getByRole('button', { name: 'Generate' }).waitFor();
  // It is there with the very click that leaves, before the browser has told of the new address.
  for (const [leave, shown] of [
    [`document.querySelector('.nav a[href="#/levels"]').click()`, '.cards'],
    ['location.hash = "#/editor"', '.tiles'],
  ] as const) {
    await page.goto(`${app.address}#/futoshiki`);
    await page.locator('.futo').waitFor();
    await makeAndHold(page);
    await page.evaluate(`${leave}; handOver();`);
    await page.locator(shown).waitFor();
    // The way back leads to the puzzle that was left: nothing came between.
    await page.goBack();
    await page.locator('.futo').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  }
  await makeAndHold(page);
  await page.evaluate('handOver()');
  await page.getByRole('heading', { name: 'Easy 4 × 4' }).waitFor();
  await closePage(page);
});
