// What the page says can be read in every window, with all of it on request; and what a sentence names is called by its
// letter and lights on the board.

import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../sample.js';
import { randomFor } from '../seed.js';
import { closePage, linkTo, openPage, pressMoves, settled, shown, spoken, useApp } from './browser.js';
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

test('in a low window the tools are in view, and on a tablet the counts', async () => {
  const page = await openIn('en', '#/sokoban/corners/9');
  const isInView = async (selector: string): Promise<boolean> => {
    const box = await page.locator(selector).first().boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  await page.setViewportSize({ width: 1366, height: 640 });
  await expect.poll(() => isInView('.tools .btn')).toBe(true);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => isInView('.counts-line')).toBe(true);
  await closePage(page);
});

test('the box of a hint comes into view on a zoomed board', async () => {
  const empty = `#${' '.repeat(48)}#`;
  const rows = ['#'.repeat(50), `#@${' '.repeat(47)}#`, ...Array.from({ length: 46 }, () => empty)];
  rows.push(`#${' '.repeat(44)}$.  #`, '#'.repeat(50));
  const page = await openIn('en', linkTo(rows));
  for (let times = 0; times < 8; times++) await page.keyboard.press('.');
  await settled(page);
  /** Whether the box, in row 48 and column 45, is within the part of the board that is shown. */
  const isBoxShown = (): Promise<unknown> =>
    page.evaluate(`(() => {
      const board = document.querySelector('.board');
      const cell = document.querySelector('.pitch').offsetWidth / 50;
      const [x, y] = [45.5 * cell - board.scrollLeft, 48.5 * cell - board.scrollTop];
      return x > 0 && y > 0 && x < board.clientWidth && y < board.clientHeight;
    })()`);
  expect(await isBoxShown()).toBe(false);
  await page.keyboard.press('i');
  await page.locator('.ladder .step').waitFor();
  await page.keyboard.press('i');
  await expect.poll(isBoxShown).toBe(true);
  await closePage(page);
});
