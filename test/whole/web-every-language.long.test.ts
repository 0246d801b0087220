// The pages in every language and skin: no accessibility violation on a desktop and on a phone, and nothing wider than
// the window from 320 to 1,920 pixels, which also covers zoom levels of 200% and 400%. The seed of the run chooses the
// languages; the longest of all and the made-up one always take part.

import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { columnsOfText } from '@masu/core/base/safe-text.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomFor } from '../seed.js';
import { loadCatalog, OTHER_LANGUAGES } from '../translations.js';
import { closePage, openPage, pressMoves, settled, useApp } from './browser.js';

const app = useApp();

const DESK = { viewport: { width: 1280, height: 860 }, colorScheme: 'light' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true } as const;

/** Opens a page with a language and a skin in local storage. */
async function openChosen(fragment: string, options: BrowserContextOptions, chosen: object): Promise<Page> {
  const script = Object.entries(chosen).map(
    ([key, value]) => `localStorage.setItem('${key}', ${JSON.stringify(value)});`,
  );
  const page = await openPage(app, fragment, options, (context) => context.addInitScript(script.join('\n')));
  await settled(page);
  return page;
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page: page as never }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

/** As many languages, each at most once, chosen by the seed. */
function languagesOf(use: number, count: number): readonly string[] {
  const random = randomFor(use);
  const left: string[] = [...OTHER_LANGUAGES];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 'en');
}

/** All texts of a table without arguments, one after the other. */
const textsOf = (table: unknown): string =>
  typeof table === 'object' && table !== null
    ? Object.values(table).map(textsOf).join('')
    : typeof table === 'string'
      ? table
      : '';
/** The language whose pages have most to show, in columns. */
async function longestLanguage(): Promise<string> {
  const lengths = await Promise.all(
    OTHER_LANGUAGES.map(async (id) => {
      const tables = [await loadCatalog('play', id), await loadCatalog('pages', id)];
      return [id, columnsOfText(textsOf(tables))] as const;
    }),
  );
  return lengths.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

const [FIRST, SECOND, THIRD] = languagesOf(1, 3) as [string, string, string];
test.each([
  [FIRST, '#/sokoban/warehouse/3', '#/daily/2026-11-10'],
  [SECOND, '#/futoshiki', '#/settings'],
  [THIRD, '#/levels', '#/lab/first-steps/3'],
])('in %s, %s and %s have no accessibility violation', async (language, ...fragments) => {
  for (const fragment of fragments) {
    for (const options of [DESK, PHONE]) {
      const page = await openChosen(fragment, options, { 'masu.language': language });
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      expect([fragment, await violations(page)]).toEqual([fragment, []]);
      await closePage(page);
    }
  }
});

/** With MASU_LOOK set to a folder, pictures of what is tested. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.MASU_LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** No accessibility violation, and nothing wider than the window. */
async function sound(page: Page, name: string): Promise<void> {
  await settled(page);
  await look(page, name);
  expect([name, await violations(page)]).toEqual([name, []]);
  expect([name, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([name, 0]);
}

test.each(languagesOf(2, 3))(
  'in %s on a phone: the menu of the board, the win, its comparison, the collections',
  async (language) => {
    const room = '6.7w.w5-w.w5-w.w-b-o-w.wp4-w.7w';
    const page = await openChosen(`#/sokoban?l=${room}`, PHONE, { 'masu.language': language });
    await page.locator('.board-menu > summary').click();
    await page.locator('.board-menu li').first().waitFor();
    await sound(page, `menu-${language}`);
    await page.keyboard.press('Escape');
    await pressMoves(page, 'uRdrUluurDldR');
    await page.locator('.status .seal').waitFor();
    await sound(page, `win-${language}`);
    await page.locator('.status .btn').last().click();
    await page.locator('dialog[open] input[type=range]').waitFor();
    await sound(page, `compare-${language}`);
    await page.keyboard.press('Escape');
    await page.goto(`${app.address}#/levels`);
    await page.locator('.sets-button').click();
    await page.locator('.sets.open input').waitFor();
    await sound(page, `collections-${language}`);
    await closePage(page);
  },
);

test.each(['plain', 'night'])('with the skin %s, board and editor have no accessibility violation', async (skin) => {
  const look = JSON.stringify({ skin });
  for (const [fragment, options] of [
    ['#/sokoban/warehouse/3', PHONE],
    ['#/editor', DESK],
  ] as const) {
    const page = await openChosen(fragment, options, { 'masu.look': look });
    expect([fragment, await violations(page)]).toEqual([fragment, []]);
    await closePage(page);
  }
});

/** 320 by 256 is a window of 1280 by 1024 at 400%, 640 by 512 the same at 200%. */
const SIZES = [
  [320, 256],
  [360, 640],
  [390, 844],
  [640, 512],
  [768, 1024],
  [1024, 768],
  [1100, 800],
  [1280, 860],
  [1920, 1080],
] as const;
const PAGES = [
  '#/sokoban/warehouse/3',
  '#/futoshiki',
  '#/daily/2026-11-10',
  '#/levels',
  '#/level/warehouse/3',
  '#/progress',
  '#/editor',
  '#/editor/futoshiki',
  '#/lab/first-steps/3',
  '#/lab/trivial/1',
  '#/lessons',
  '#/lessons/a-star/3',
  '#/games',
  '#/settings',
];

/** The last is English with longer words. */
const WIDE_LANGUAGES = new Set([await longestLanguage(), ...languagesOf(3, 2), 'x-pseudo']);
test.each([...WIDE_LANGUAGES])('in %s no page scrolls sideways at any width', async (language) => {
  const page = await openChosen('', {}, { 'masu.language': language });
  for (const fragment of PAGES) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(app.address + fragment);
    await page.locator('main h1').waitFor();
    await settled(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // What is measured by script is laid out again after the window has changed.
      await expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `${fragment} at ${width}` })
        .toBeLessThanOrEqual(width);
    }
  }
  await closePage(page);
});
