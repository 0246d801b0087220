// What the page says can be read in every window, with all of it on request; and what a sentence names is called by its
// letter and lights on the board.

import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../sample.js';
import { randomFor } from '../seed.js';
import { closePage, openPage, pressMoves, settled, shown, spoken, useApp } from './browser.js';
import { unreadableWords, WINDOWS } from './web-clipped.js';

const app = useApp();

const LANGUAGES = readdirSync('languages', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const openIn = (language: string, fragment: string): Promise<Page> =>
  openPage(app, fragment, { viewport: { width: 1280, height: 800 } }, (context) =>
    context.addInitScript(`localStorage.setItem('masu.language', '${language}')`),
  );

/** All that is said now can be read in all windows. */
async function isReadable(page: Page, said: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The board is laid out again after the window has changed.
    await expect.poll(() => unreadableWords(page), { message: `${said}, ${width} × ${height}` }).toEqual([]);
  }
}

/** Opens what a message has no room for. */
async function readOn(page: Page): Promise<void> {
  for (const more of await page.locator('.and-more[aria-expanded=false]').all())
    if (await more.isVisible()) await more.click();
}

test.each(sample(LANGUAGES, 1))(
  'a warning and the steps of a hint in %s can be read in every window',
  async (language) => {
    const page = await openIn(language, '#/sokoban/corners/9');
    await pressMoves(page, 'dru');
    await page.locator('.status.ink .btn.main').waitFor();
    await isReadable(page, 'a warning');
    await readOn(page);
    await isReadable(page, 'all of the warning');
    await page.keyboard.press('r');
    for (let step = 1; step <= 4; step++) {
      await page.keyboard.press('i');
      await page.locator(step === 1 ? '.ladder .step' : `.step-number:not(.unopened):nth-child(${step})`).waitFor();
      await isReadable(page, `step ${step}`);
    }
    await closePage(page);
  },
);

test.each(sample(LANGUAGES, 1))('a hint for a Futoshiki in %s can be read in every window', async (language) => {
  const number = 1 + randomFor(7).below(5);
  const page = await openIn(language, `#/futoshiki/extreme/${number}`);
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('i');
    await page
      .locator(step === 1 ? '.ladder .step' : `.step-number:not(.unopened):nth-child(${step})`)
      .waitFor({ state: 'attached' });
    await isReadable(page, `step ${step} of extreme ${number}`);
  }
  await closePage(page);
});

test('a name in a sentence lights its box on the board, by mouse and by keys', async () => {
  const page = await openIn('en', '#/sokoban/corners/9');
  await page.keyboard.press('i');
  await page.locator('.ladder .step').waitFor();
  await page.keyboard.press('i');
  await spoken(page, /^Box B is next\./);
  await settled(page);
  const picture = async (): Promise<string> => (await page.locator('.board canvas').screenshot()).toString('base64');
  const plain = await picture();
  const name = page.locator('.status .name', { hasText: 'C' });
  await name.hover();
  await settled(page);
  const lit = await picture();
  expect(lit).not.toBe(plain);
  await page.mouse.move(2, 2);
  await settled(page);
  expect(await picture()).toBe(plain);
  await name.focus();
  await settled(page);
  expect(await picture()).toBe(lit);
  await closePage(page);
});

test('“Why not?” by doing it, on a phone: the push is shown, answered above the tools, and taken back', async () => {
  const page = await openPage(app, '#/sokoban/corners/9', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('.tools').getByRole('button', { name: 'Why not?' }).tap();
  await page.locator('.status').getByRole('button', { name: 'Done' }).waitFor();
  const picture = async (): Promise<string> => (await page.locator('.board canvas').screenshot()).toString('base64');
  await pressMoves(page, 'dr');
  await settled(page);
  const before = await picture();
  await pressMoves(page, 'u');
  await shown(page, 'That push loses: boxes A, B, and C can then never be pushed again.');
  expect(await picture()).not.toBe(before);
  expect(await unreadableWords(page)).toEqual([]);
  // It was shown, not made.
  expect(await page.locator('.counts-line b').allTextContents()).toEqual(['2', '0', '0']);
  await expect.poll(picture).toBe(before);
  await page.locator('.status').getByRole('button', { name: 'Done' }).tap();
  await pressMoves(page, 'u');
  await page.locator('.status.ink').waitFor();
  expect(await page.locator('.counts-line b').allTextContents()).toEqual(['3', '1', '0']);
  await closePage(page);
});
