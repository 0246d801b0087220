// Nothing is wider than the page: every page at every width from a small phone to a wide screen, upright and low, with
// titles of one long word and with boards that cannot fit.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, linkTo, openPage, pressMoves, settled, shown, useApp } from './browser.js';

const app = useApp();
const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [640, 844],
  [844, 390],
  [960, 844],
  [1024, 844],
  [1120, 480],
  [1280, 844],
  [1920, 1080],
] as const;
const SMALL = ['#####', '#@$.#', '#####'];
const TITLE = 'W'.repeat(61);
const WIDE = ['#'.repeat(70), `#@$.${' '.repeat(65)}#`, '#'.repeat(70)];
const HUGE = [
  '#'.repeat(255),
  `#@$.${' '.repeat(250)}#`,
  ...Array.from({ length: 252 }, () => `#${' '.repeat(253)}#`),
  '#'.repeat(255),
];

const PLACES: readonly [name: string, fragment: string][] = [
  ['Sokoban', '#/sokoban'],
  ['Futoshiki', '#/futoshiki'],
  ['a day', '#/daily/2026-11-10'],
  ['levels', '#/levels'],
  ['a level', '#/level/warehouse/3'],
  ['progress', '#/progress'],
  ['the editor', '#/editor'],
  ['the Futoshiki editor', '#/editor/trivial/6'],
  ['the lab', '#/lab'],
  ['the lab of a Futoshiki', '#/lab/trivial/1'],
  ['the lessons', '#/lessons'],
  ['a lesson', '#/lessons/deadlocks/5'],
  ['a title of one long word', linkTo(SMALL, '', TITLE)],
  ['the same in the editor', linkTo(SMALL, '', TITLE, 'editor')],
  ['the same in the lab', linkTo(SMALL, '', TITLE, 'lab')],
  ['70 columns', linkTo(WIDE)],
  ['70 columns in the editor', linkTo(WIDE, '', 'Wide', 'editor')],
  ['70 columns in the lab', linkTo(WIDE, '', 'Wide', 'lab')],
  ['255 by 255', linkTo(HUGE)],
];

const width = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth') as Promise<number>;

test('no page scrolls sideways, from 320 to 1920 pixels', async () => {
  const page = await openPage(app);
  for (const [name, fragment] of PLACES) {
    await page.goto(`${app.address}${fragment}`);
    await page
      .locator('.board, .futo, .cards, .daily, .progress-parts, .level-page, .lab, .lesson-cards, .lesson')
      .first()
      .waitFor();
    await settled(page);
    for (const [wide, high] of SIZES) {
      await page.setViewportSize({ width: wide, height: high });
      await expect.poll(() => width(page), { message: `${name} at ${wide} × ${high}` }).toBeLessThanOrEqual(wide);
    }
  }
  await closePage(page);
});

test('in a page from right to left, text turns around and grids do not', async () => {
  const page = await openPage(app, '#/futoshiki/easy/3');
  await page.locator('.futo').waitFor();
  await page.evaluate(`document.documentElement.dir = 'rtl'`);
  const left = async (selector: string, index = 0): Promise<number> =>
    (await page.locator(selector).nth(index).boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await left('.side')) < (await left('.futo'))).toBe(true);
  expect(await left('.futo .cell')).toBeLessThan(await left('.futo .cell', 1));
  for (const [wide, high] of SIZES) {
    await page.setViewportSize({ width: wide, height: high });
    await expect.poll(() => width(page), { message: `${wide} × ${high}` }).toBeLessThanOrEqual(wide);
  }
  await closePage(page);
});

test('a huge board scrolls in its own box, next to the panels, and follows the player', async () => {
  const page = await openPage(app, linkTo(HUGE));
  const [board, side] = [await page.locator('.board').boundingBox(), await page.locator('.side').boundingBox()];
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
  const scrolled = (): Promise<number> =>
    page.evaluate(`document.querySelector('.board').scrollTop`) as Promise<number>;
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Control+ArrowDown');
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.keyboard.press('Control+ArrowUp');
  await expect.poll(scrolled).toBe(0);
  await closePage(page);
});

const PHONE = { viewport: { width: 390, height: 700 } };
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  })()`) as Promise<boolean>;

test('on a phone a new puzzle is brought into view', async () => {
  const page = await openPage(app, '#/futoshiki', PHONE);
  const before = page.url();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect.poll(() => isInView(page, '.head h1')).toBe(true);
  await closePage(page);
});

test('on a phone the full solution can be played from where the hint was requested', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1', PHONE);
  for (const sentence of [/^Look at/, /^Box [A-Z] is next/, /^In the solution found/, /^Push box/, /push(es)? to go/]) {
    await page.locator('.tools').getByRole('button', { name: 'Hint' }).click();
    await page.locator('.status').getByText(sentence).waitFor();
  }
  const play = page.locator('.status').getByRole('button', { name: 'Play solution' });
  await expect.poll(() => isInView(page, '.status .btn')).toBe(true);
  await play.click();
  await shown(page, /^End of the solution/);
  await closePage(page);
});

test('in the panel each next button is brought above the bar', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1', { ...PHONE, serviceWorkers: 'block' });
  for (let step = 1; step <= 5; step++) {
    // Pressed by script: a click of Playwright's scrolls by itself.
    await page.locator('.ladder .btn').dispatchEvent('click');
    await expect.poll(() => page.locator('.step-number:not(.unopened)').count()).toBe(step === 1 ? 0 : step);
  }
  // It is scrolled there smoothly.
  const room = async (): Promise<number> => {
    const [button, bar] = [
      await page.locator('.ladder .btn').boundingBox(),
      await page.locator('.tools').boundingBox(),
    ];
    return (bar?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  // The message above has by now room for a button of its own.
  await page.locator('.status').getByRole('button', { name: 'Play solution' }).waitFor();
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await closePage(page);
});

test('the page after a long run of moves shows no more than it needs', async () => {
  const page = await openPage(app, linkTo(SMALL, '', TITLE), { viewport: { width: 390, height: 844 } });
  await pressMoves(page, 'r');
  await shown(page, /^Solved/);
  expect(await width(page)).toBeLessThanOrEqual(390);
  await closePage(page);
});

test('a list of levels draws the pictures near the view and loads no other collection', async () => {
  const asked: string[] = [];
  const page = await openPage(app, '#/levels/hard-levels', { ...PHONE, serviceWorkers: 'block' }, async (context) => {
    context.on('request', (request) => asked.push(request.url()));
  });
  const pictures = page.locator('.card .mini');
  await expect.poll(() => page.locator('.card').count()).toBe(40);
  await pictures.first().waitFor();
  expect(await pictures.count()).toBeLessThan(20);
  const last = page.locator('.card').last();
  expect(await last.locator('.mini').count()).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await last.locator('.mini').waitFor();
  const counts = await page.locator('.sets .num').allTextContents();
  expect(counts.length).toBeGreaterThan(10);
  for (const count of counts) expect(count).toMatch(/^0\/[1-9]\d*$/);
  expect(asked.filter((address) => /-levels-|-masters-|-warehouse-/.test(address))).toHaveLength(1);
  await closePage(page);
});
