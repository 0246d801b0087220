// The board by pinch, wheel, and mouse; what is in view on a phone; undo by single moves as an option.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, counted, linkTo, openPage, pressMoves, shown, useApp } from './browser.js';

const app = useApp();
const HUGE = [
  '#'.repeat(255),
  `#@$.${' '.repeat(250)}#`,
  ...Array.from({ length: 252 }, () => `#${' '.repeat(253)}#`),
  '#'.repeat(255),
];
const TALL = ['######', '#@ $.#', ...Array.from({ length: 30 }, () => '#    #'), '######'];
const PHONES = [
  [390, 844],
  [360, 640],
] as const;
/** In landscape. */
const LOW_PHONES = [
  [844, 390],
  [667, 375],
  [740, 360],
] as const;
const phone = ([width, height]: readonly [number, number]) => ({
  hasTouch: true,
  isMobile: true,
  viewport: { width, height },
});

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
  const page = await openPage(app, linkTo(HUGE), phone([390, 844]));
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

const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const { top, bottom, left, right } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  })()`) as Promise<boolean>;

test.each(PHONES)('on a phone of %i × %i, board, message and tools are in view on every page', async (...size) => {
  const page = await openPage(app, '', phone(size));
  await shown(page, /tap a cell/);
  await page.waitForLoadState('networkidle');
  const greeting = await page.locator('.status').boundingBox();
  // The news that the page works offline moves nothing: it waits for a message with room for it.
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  expect(await page.locator('.status').boundingBox()).toEqual(greeting);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  for (const [fragment, board] of [
    ['#/sokoban/first-steps/1', '.board'],
    ['#/sokoban/first-steps/3', '.board'],
    [linkTo(TALL), '.board'],
    ['#/futoshiki', '.futo'],
    ['#/editor', '.board'],
  ] as const) {
    await page.goto(`${app.address}${fragment}`);
    await page.locator(board).waitFor();
    await page.waitForLoadState('networkidle');
    for (const selector of [board, '.status', '.tools']) {
      await expect.poll(() => isInView(page, selector), { message: `${fragment} ${selector}` }).toBe(true);
    }
    const [above, below] = [await page.locator('.status').boundingBox(), await page.locator('.tools').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), fragment).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await closePage(page);
});

/** A solved corridor, as a replay shows it. */
const REPLAY = linkTo(['#######', '#@ $ .#', '#######'], 'rRR');
const LOW_PLACES: readonly [name: string, fragment: string, board: string][] = [
  ['a small level', '#/sokoban/first-steps/3', '.board'],
  ['a large level', '#/sokoban/masters/7', '.board'],
  ['a level far taller than wide', linkTo(TALL), '.board'],
  ['a replay', REPLAY, '.board'],
  ['a Futoshiki of 4', '#/futoshiki/trivial/1', '.futo'],
  ['a Futoshiki of 9', '#/futoshiki/extreme/6', '.futo'],
  ['the Sokoban of a day', '#/sokoban/daily-sokoban-2026-11-10/1', '.board'],
  ['the Futoshiki of a day', '#/futoshiki/daily-futoshiki-2026-11-10/1', '.futo'],
  ['the editor', '#/editor', '.board'],
];

test('on a phone on its side, board, message and tools are in view', async () => {
  const page = await openPage(app, '', phone(LOW_PHONES[0]));
  const allInView = async (name: string, selectors: readonly string[]): Promise<void> => {
    for (const [width, height] of LOW_PHONES) {
      await page.setViewportSize({ width, height });
      for (const selector of selectors) {
        const message = `${name} at ${width} × ${height}: ${selector}`;
        await expect.poll(() => isInView(page, selector), { message }).toBe(true);
      }
    }
  };
  for (const [name, fragment, board] of LOW_PLACES) {
    await page.goto(`${app.address}${fragment}`);
    await page.locator('.status p').waitFor();
    await page.locator(board).waitFor();
    await page.waitForLoadState('networkidle');
    await allInView(name, [board, '.status', '.tools', '.tools .btn:last-child']);
    const [left, right] = [await page.locator(board).boundingBox(), await page.locator('.tools').boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), name).toBeLessThanOrEqual(right?.x ?? 0);
    expect(left?.height, name).toBeGreaterThan(180);
  }
  await page.goto(`${app.address}#/sokoban/first-steps/3`);
  await page.getByRole('button', { name: 'Reverse mode' }).dispatchEvent('click');
  await shown(page, /^Pull every box/);
  await allInView('reverse mode', ['.board', '.status', '.tools']);
  // The board of an exercise, and the button that checks the answer.
  await page.goto(`${app.address}#/lessons/deadlocks/5`);
  await page.locator('.cell-choice').waitFor();
  await allInView('an exercise', ['.cell-choice', '.exercise .btn']);
  await closePage(page);
});

test('the message of a large Futoshiki leaves the digits free, and in a low window its tools are in view', async () => {
  const page = await openPage(app, '#/futoshiki/extreme/6', phone([390, 844]));
  await shown(page, /^Place each digit once/);
  const room = async (): Promise<number> => {
    const [pad, message] = [await page.locator('.futo-pad').boundingBox(), await page.locator('.status').boundingBox()];
    return (message?.y ?? 0) - (pad?.y ?? 0) - (pad?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  // A conflict has a button, too.
  await page.keyboard.press('5');
  await shown(page, 'Conflict: two 5s in row 1.');
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await closePage(page);
  const desk = await openPage(app, '#/futoshiki/extreme/6', { viewport: { width: 1280, height: 720 } });
  for (const selector of ['.futo', '.status', '.tools'])
    await expect.poll(() => isInView(desk, selector), { message: selector }).toBe(true);
  await closePage(desk);
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
