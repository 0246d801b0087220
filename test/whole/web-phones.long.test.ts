// On a phone, everything you play with is in view at once: the board, the message, the digits, the tools, and in
// landscape the replay bar. Nothing overlaps, and every button is large enough for a finger.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInBoardMenu, closePage, linkTo, openPage, pressMoves, settled, useApp } from './browser.js';

const app = useApp();
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 700],
  [390, 844],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
] as const;
const phone = ([width, height]: readonly [number, number]) => ({
  hasTouch: true,
  isMobile: true,
  viewport: { width, height },
});

/** Parts that are outside the window, overlap, are cut off, or are smaller than 24 pixels (WCAG 2.2, 2.5.8). */
const LAYOUT_ERRORS = `(async () => {
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const errors = [];
  const isLow = innerWidth >= 560 && innerHeight < 500;
  const section = document.querySelector('section:has(> .tools)');
  const boxOf = (element) => element.getBoundingClientRect();
  const isShown = (element) => element !== null && element.getClientRects().length > 0;
  const parts = new Map();
  const names = ['.head', '.counts-line', '.board', '.flush', '.futo-pad', '.status', '.arrows', '.tools'];
  for (const name of [...names, ...(isLow ? ['.replay'] : [])]) {
    const part = section.querySelector(':scope > ' + name);
    if (isShown(part)) parts.set(name, boxOf(part));
  }
  const grid = section.querySelector('.futo');
  if (grid) {
    const cells = [...grid.querySelectorAll('.cell')].map(boxOf);
    parts.set('cells', {
      left: cells[0].left,
      top: cells[0].top,
      right: cells.at(-1).right,
      bottom: cells.at(-1).bottom,
    });
    if (cells[1].left - cells[0].left < 24) errors.push('cells ' + (cells[1].left - cells[0].left) + ' apart');
    if (getComputedStyle(grid).overflowX !== 'visible') errors.push('the grid slides');
  }
  for (const name of ['.board, .flush', '.status', '.tools']) {
    if (!section.querySelector(name)) errors.push('no ' + name);
  }
  for (const [name, box] of parts) {
    const isIn = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
    if (!isIn) errors.push(name + ' is not in view: ' + Math.round(box.top) + ' to ' + Math.round(box.bottom));
    for (const [other, otherBox] of parts) {
      if (other <= name || (name === '.flush' && other === 'cells')) continue;
      const wide = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const high = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      if (wide > 0.5 && high > 0.5) errors.push(name + ' and ' + other + ' share ' + wide + ' × ' + high);
    }
  }
  for (const tool of section.querySelectorAll('.tools .btn')) {
    if (tool.scrollWidth > tool.clientWidth + 1) errors.push('cut off: ' + tool.textContent);
  }
  const message = section.querySelector('.status');
  if (message.scrollHeight > message.clientHeight + 1) errors.push('the message is cut off');
  for (const button of section.querySelectorAll(':scope .btn')) {
    if (!isShown(button)) continue;
    const { width, height } = boxOf(button);
    if (Math.min(width, height) < 24) errors.push(button.textContent + ': ' + width + ' × ' + height);
  }
  return errors;
})()`;

const layoutErrors = (page: Page): Promise<unknown> => page.evaluate(LAYOUT_ERRORS);

const TALL = ['######', '#@ $.#', ...Array.from({ length: 30 }, () => '#    #'), '######'];
const SMALL = ['#####', '#@  #', '# $ #', '#  .#', '#####'];
const TRAP = ['#######', '#  .  #', '#@ $  #', '#     #', '#  $. #', '#######'];
/** A Latin square of 9 with one cell open. */
const OPEN_CELL = Array.from({ length: 81 }, (_, cell) => (cell === 80 ? 0 : ((Math.floor(cell / 9) + cell) % 9) + 1));
const ALMOST = `#/futoshiki?l=${encodeURIComponent(`9:${OPEN_CELL.join(',')},`)}&t=Almost`;

const pressTool = (page: Page, index: number): Promise<void> =>
  page.locator('.tools .btn').nth(index).dispatchEvent('click');
const nothing = async (): Promise<void> => {};

type State = readonly [name: string, language: string, fragment: string, act: (page: Page) => Promise<unknown>];

/** The longest messages of each kind, each in one of the languages. */
const STATES: readonly State[] = [
  ['a first visit', 'fr', '', nothing],
  ['a small level', 'en', '#/sokoban/first-steps/3', nothing],
  ['a level far taller than wide', 'pt-BR', linkTo(TALL), nothing],
  [
    'the largest level, with a replay bar',
    'es',
    '#/sokoban/hard-levels/14',
    async (page) => {
      await pressMoves(page, 'lr');
      await page.locator('.replay').waitFor();
    },
  ],
  [
    'a deadlock',
    'fr',
    linkTo(TRAP),
    async (page) => {
      await pressMoves(page, 'ddrrr');
      await page.locator('.status.ink .btn + .btn').waitFor();
    },
  ],
  [
    'a solved level',
    'pt-BR',
    linkTo(SMALL),
    async (page) => {
      await pressMoves(page, 'rdldr');
      await page.locator('.status .seal').waitFor();
      await page.locator('.replay').waitFor();
    },
  ],
  [
    'reverse mode',
    'es',
    '#/sokoban/hard-levels/14',
    async (page) => {
      await chooseInBoardMenu(page, 'Modo inverso');
      await page.locator('.tools .btn[aria-pressed]').waitFor();
    },
  ],
  ['the Sokoban of a day', 'fr', '#/sokoban/daily-sokoban-2026-11-10/1', nothing],
  ['the Futoshiki of a day', 'fr', '#/futoshiki/daily-futoshiki-2026-11-10/1', nothing],
  ['the editor', 'es', '#/editor', nothing],
  ['the Futoshiki editor with a grid of 5', 'fr', '#/editor/futoshiki', nothing],
  ['the Futoshiki editor with a grid of 9', 'es', '#/editor/trivial/6', nothing],
  ['a Futoshiki of 4', 'es', '#/futoshiki/trivial/1', nothing],
  [
    'a hint for a Futoshiki of 7',
    'pt-BR',
    '#/futoshiki/trivial/4',
    async (page) => {
      await pressTool(page, 3);
      await page.locator('.cell.target').waitFor();
    },
  ],
  [
    'a conflict in a Futoshiki of 9',
    'fr',
    '#/futoshiki/trivial/6',
    async (page) => {
      const own = page.locator('.futo .cell:not(.given)');
      for (const cell of [0, 1]) {
        await own.nth(cell).dispatchEvent('click');
        await page.locator('.futo-pad .btn').nth(8).dispatchEvent('click');
      }
      await page.locator('.status.ink .btn').waitFor();
    },
  ],
  [
    'a solved Futoshiki of 9',
    'es',
    ALMOST,
    async (page) => {
      await page.locator('.futo .cell').last().dispatchEvent('click');
      await page.locator('.futo-pad .btn').nth(7).dispatchEvent('click');
      await page.locator('.status .seal').waitFor();
    },
  ],
];

test.each(STATES)('%s (%s) is in view on every phone', async (name, language, fragment, act) => {
  const page = await openPage(app, fragment, { ...phone(SIZES[0]), serviceWorkers: 'block' }, (context) =>
    context.addInitScript(`localStorage.setItem('masu.language', '${language}')`),
  );
  await page.locator('.board, .futo').first().waitFor();
  await page.locator('.status p').waitFor();
  await settled(page);
  await act(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const message = `${name} at ${width} × ${height}`;
    // The board is laid out again after the window has changed.
    await expect.poll(() => layoutErrors(page), { message }).toEqual([]);
  }
  await closePage(page);
});

const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const { top, bottom, left, right } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  })()`) as Promise<boolean>;

test('a long message shrinks a board that fills the window, and no other', async () => {
  const heights = async (page: Page): Promise<number[]> => {
    const found: number[] = [];
    for (const size of [SIZES[0], SIZES[3]]) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await expect.poll(() => layoutErrors(page)).toEqual([]);
      found.push((await page.locator('.futo').boundingBox())?.height ?? 0);
    }
    return found;
  };
  const page = await openPage(app, ALMOST, phone(SIZES[0]));
  const [small = 0, large = 0] = await heights(page);
  await page.locator('.futo .cell').last().dispatchEvent('click');
  // Two digits of a row are in conflict.
  await page.locator('.futo-pad .btn').nth(0).dispatchEvent('click');
  await page.locator('.status.ink .btn').waitFor();
  await page
    .locator('.status p')
    .evaluate((words: { textContent: string }) => (words.textContent = 'Many words. '.repeat(8)));
  const after = await heights(page);
  expect(after[0]).toBeLessThan(small);
  expect(after[1]).toBe(large);
  await closePage(page);
});

test('in landscape the board of an exercise is in view, and its cells match the picture', async () => {
  const page = await openPage(app, '#/lessons/deadlocks/5', phone([568, 320]), (context) =>
    context.addInitScript(`localStorage.setItem('masu.language', 'es')`),
  );
  await page.locator('.cell-choice').waitFor();
  for (const [width, height] of SIZES.filter(([wide]) => wide >= 560)) {
    await page.setViewportSize({ width, height });
    const message = `${width} × ${height}`;
    await expect.poll(() => isInView(page, '.cell-choice'), { message }).toBe(true);
    await expect.poll(() => isInView(page, '.exercise .btn'), { message }).toBe(true);
    const picture = await page.locator('.cell-choice .mini').boundingBox();
    expect(await page.locator('.cell-grid').boundingBox(), message).toEqual(picture);
  }
  await closePage(page);
});

test('in a low window the tools of a large Futoshiki are in view', async () => {
  const page = await openPage(app, '#/futoshiki/extreme/6', { viewport: { width: 1280, height: 720 } });
  for (const selector of ['.futo', '.status', '.tools'])
    await expect.poll(() => isInView(page, selector), { message: selector }).toBe(true);
  await closePage(page);
});
