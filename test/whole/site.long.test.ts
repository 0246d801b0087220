// The website as a plain host serves it, from two paths: built, every link followed, read without scripts, searched, and
// looked at for violations of accessibility in light and dark, wide and narrow.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageErrors, ROOT, settled, useApp, watchedPage } from './browser.js';
import { undocumentedNames } from './documented-names.js';
import { fileBelow, type Served, serveFolder } from './static-server.js';

const app = useApp();
const OUT = join(ROOT, 'site/dist');
const LIGHT_WIDE: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 800 } };
const DARK_NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 390, height: 844 } };

let site: Served;
let origin = '';

/** Any path before the site's own: `/masu/docs/web.html` and `/a/b/docs/web.html` are the same file. */
const pathOf = (path: string): string => path.replace(/^\/(masu|a\/b)\//, '/');
const fileOf = (path: string): string | undefined => fileBelow(OUT, pathOf(path));

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build-site.mjs'], { cwd: ROOT });
  site = await serveFolder(OUT, { pathOf });
  origin = site.origin;
});
afterAll(() => site?.server.close());

const pages = (): string[] =>
  readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !/^(app\/|docs\/results)/.test(name) && name !== '404.html',
  );

async function openSite(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await watchedPage(await app.browser.newContext(options));
  await page.goto(`${origin}${path}`);
  await page.locator('main h1').first().waitFor();
  return page;
}

async function closeSite(page: Page): Promise<void> {
  expect(pageErrors(page)).toEqual([]);
  await page.context().close();
}

test('every link of every page leads to a page, and to a part of it that is there', () => {
  const names = pages();
  expect(names.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  const htmlOf = new Map(names.map((name) => [name, readFileSync(join(OUT, name), 'utf8')]));
  for (const [name, html] of htmlOf) {
    for (const [, link] of html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g)) {
      const [path = '', fragment] = (link as string).split('#');
      if (/^(https?:|mailto:|data:)/.test(path)) continue;
      const target = path === '' ? name : posix.join(posix.dirname(name), path);
      const file = fileOf(`/${target}`);
      const id = decodeURIComponent(fragment ?? '');
      const isThere = file && (!id || !file.endsWith('.html') || readFileSync(file, 'utf8').includes(`id="${id}"`));
      if (path.startsWith('/') || !isThere) wrong.push(`${name}: ${link}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the first page is light: its own text, styles, scripts, and three small pictures', () => {
  const html = readFileSync(join(OUT, 'index.html'), 'utf8');
  const files = [...html.matchAll(/<(?:link|script)\b[^>]*?\s(?:href|src)="([^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path,
  );
  const pictures = [...html.matchAll(/srcset="(\S+) 480w/g)].map(([, path]) => path);
  expect([files.length > 3, pictures.length]).toEqual([true, 3]);
  const sizes = ['index.html', ...files, ...pictures].map(
    (path) => gzipSync(readFileSync(join(OUT, path ?? ''))).length,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(140_000);
});

test('every name of every entry point has a sentence, every function an example, every field a sentence', () => {
  const lacking = [...undocumentedNames()];
  expect(lacking.length).toBeGreaterThan(10);
  for (const [entry, names] of lacking) expect(names, entry).toEqual({ sentence: [], example: [], field: [] });
});

test('without scripts the pages can be read, and lead to each other and to the app', async () => {
  const page = await openSite('/masu/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'The optimal solvers, and what each technique contributes' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'The optimal solvers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/masu/docs/solvers.html');
  expect(await page.getByRole('link', { name: 'Play in the browser' }).first().getAttribute('href')).toBe(
    '../app/index.html',
  );
  await closeSite(page);
});

test('without scripts the pages are dark where the system is, and show no button', async () => {
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openSite('/masu/docs/library.html', { ...LIGHT_WIDE, colorScheme, javaScriptEnabled });
      grounds.push(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
      if (!javaScriptEnabled) expect(await page.locator('#app button:visible').count()).toBe(0);
      await closeSite(page);
    }
  }
  const [light, lightWithout, dark, darkWithout] = grounds;
  expect([lightWithout, darkWithout, light === dark]).toEqual([light, dark, false]);
});

test.each([
  ['the list of pages', 'Menu', '.VPSidebar.open'],
  ['the other pages', 'mobile navigation', '.VPNavScreen'],
  ['the search', 'Search', '.VPLocalSearchBox'],
])('on a phone no script of VitePress runs until the first touch, which opens %s', async (_what, name, opened) => {
  const page = await openSite('/masu/docs/web.html', { ...DARK_NARROW, hasTouch: true });
  await settled(page);
  expect(await page.evaluate('"__VITEPRESS__" in globalThis')).toBe(false);
  await page.getByRole('button', { name }).first().tap();
  await page.locator(opened).waitFor();
  await closeSite(page);
});

test.each(['/masu/', '/a/b/'])('from %s: a search, a page, a name of the library, and a game', async (base) => {
  const page = await openSite(`${base}docs/formats.html`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('corral');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(`${base}docs/formats.html`);
  expect(new URL(page.url()).pathname.startsWith(base)).toBe(true);
  await page.locator('main').getByText('corral').first().waitFor();
  await page.getByRole('link', { name: 'masu/play' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'masu/play' }).waitFor();
  await page.getByRole('link', { name: 'Play in the browser' }).first().click();
  await page.locator('.board canvas').waitFor();
  expect(new URL(page.url()).pathname).toBe(`${base}app/index.html`);
  await closeSite(page);
});

test.each([
  ['light, wide', LIGHT_WIDE, ''],
  ['dark, narrow', DARK_NARROW, 'api/core/play/public/'],
  ['light, wide: code with comments', LIGHT_WIDE, 'api/node-host/library/variables/solve.html'],
])('%s: no violation, nothing wider than the page', async (_name, options, path) => {
  const page = await openSite(`/masu/${path}`, options);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await closeSite(page);
});
