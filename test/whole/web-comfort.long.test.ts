// The board by pinch, wheel, and mouse; undo by single moves as an option.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, counted, linkTo, openPage, pressMoves, useApp } from './browser.js';

const app = useApp();
const HUGE = [
  '#'.repeat(255),
  `#@$.${' '.repeat(250)}#`,
  ...Array.from({ length: 252 }, () => `#${' '.repeat(253)}#`),
  '#'.repeat(255),
];
const TALL = ['######', '#@ $.#', ...Array.from({ length: 30 }, () => '#    #'), '######'];
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const cellSize = async (page: Page): Promise<number> =>
  ((await page.locator('.pitch').boundingBox())?.width ?? 0) / 255;
const scrolled = (page: Page): Promise<[number, number]> =>
  page.evaluate(
    `(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('.board'))`,
  ) as Promise<[number, number]>;
/** The color in the middle of the canvas: something is painted there. */
const middleAlpha = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const box = document.querySelector('.board').getBoundingClientRect();
    const canvas = document.querySelector('.board canvas');
    const at = canvas.getBoundingClientRect();
    const scale = canvas.width / at.width;
    const [x, y] = [(box.x + box.width / 2 - at.x) * scale, (box.y + box.height / 2 - at.y) * scale];
    return canvas.getContext('2d').getImageData(Math.round(x), Math.round(y), 1, 1).data[3];
  })()`) as Promise<number>;

test('Ctrl and wheel zoom about the pointer, the wheel and the mouse move the board, and it is painted everywhere', async () => {
  const page = await openPage(app, linkTo(HUGE));
  await page.getByRole('group', { name: 'Zoom' }).waitFor();
  const box = await page.locator('.board').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  const fit = await cellSize(page);
  await page.keyboard.down('Control');
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect.poll(() => cellSize(page)).toBeGreaterThan(4 * fit);
  const [left, top] = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  // The canvas is no larger than what is in view and half as much on each side.
  expect(await page.evaluate(`document.querySelector('.board canvas').width`)).toBeLessThan(3000);
  await page.mouse.wheel(900, 1200);
  await expect.poll(async () => (await scrolled(page))[1]).toBeGreaterThan(top + 900);
  await expect.poll(() => middleAlpha(page)).toBe(255);
  const before = await scrolled(page);
  await page.mouse.down();
  await page.mouse.move(x - 100, y - 80, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await scrolled(page))[0]).toBe(before[0] + 100);
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  // A move brings the player back into view.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrolled(page)).toEqual([0, 0]);
  await closePage(page);
});

test('two fingers zoom and move the board, and make no move', async () => {
  const page = await openPage(app, linkTo(HUGE), PHONE);
  await page.getByRole('group', { name: 'Zoom' }).waitFor();
  const session = await page.context().newCDPSession(page);
  const box = await page.locator('.board').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  const fit = await cellSize(page);
  await touch('touchStart', 20);
  for (const apart of [30, 50, 80, 100]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(() => cellSize(page)).toBeGreaterThan(3 * fit);
  expect(await page.locator('.counts-line b').first().textContent()).toBe('0');
  await closePage(page);
});

test('undo takes back single moves if the player chose that', async () => {
  const page = await openPage(app, '#/settings');
  await page.getByLabel('One undo takes back').selectOption('move');
  await page.goto(`${app.address}${linkTo(TALL)}`);
  await page.getByRole('application').waitFor();
  await page.keyboard.press('Control+ArrowDown');
  await pressMoves(page, 'r');
  const { moves } = await counted(page);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => counted(page)).toEqual({ moves: String(Number(moves) - 2), pushes: '0' });
  await page.keyboard.press('Shift+U');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});
