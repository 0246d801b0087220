// The built web app in a real browser, served by the built program: what every test of the web app begins with. One
// browser and one server for all of them; a fresh context, with nothing saved, for each test.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SavedData } from '@masu/core/play/saved-data.js';
import { makeLevelLink } from '@masu/web/share/level-link.js';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed } from 'vitest';
import { sharedThing } from './shared-thing.js';

export { serve } from './serve.js';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** How long to wait for anything in the page: a machine under load is slow. */
const PATIENCE_MILLIS = 60_000;

export interface App {
  readonly browser: Browser;
  /** Ends with a slash. */
  readonly address: string;
}

/** The app, in a browser of all test files. Call it once, at the top. */
export function useApp(): App {
  const app: { browser?: Browser; address: string } = { address: '' };
  beforeAll(async () => {
    const { address, browser } = await sharedThing('app');
    app.address = address;
    app.browser = await chromium.connect(browser, { timeout: 300_000 });
  });
  afterAll(() => app.browser?.close());
  return app as App;
}

/** Errors of the page itself: a thrown error, a refused resource, a console error. */
const errors = new WeakMap<Page, string[]>();
/** What a page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

export const pageErrors = (page: Page): readonly string[] => errors.get(page) ?? [];

/** A new page that records its errors; a failing test prints what the page showed. */
export async function watchedPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(PATIENCE_MILLIS);
  const page = await context.newPage();
  const found: string[] = [];
  errors.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  const underWay = new Set<Request>();
  asked.set(page, underWay);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  onTestFailed(async () => {
    console.error(await lookOf(page));
    // Work that is still running must not slow the next test down.
    await context.close().catch(() => {});
  });
  return page;
}

/** The address of a page, its errors, and what it shows, in a few lines; the page may hang or be gone. */
async function lookOf(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'the page does not answer'));
  const told = page.evaluate(`document.querySelector('[role=status]')?.textContent + '\\n' + document.body.innerText`);
  const text = await Promise.race([told.catch(String), late]);
  const shown = String(text).replace(/\s*\n\s*/g, ' | ');
  return [`page: ${page.url()}`, `errors: ${JSON.stringify(errors.get(page))}`, `shows: ${shown.slice(0, 1500)}`].join(
    '\n',
  );
}

/** `prepare` gets the context before there is a page in it. */
export async function openPage(
  app: App,
  fragment = '',
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Page> {
  const context = await app.browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await prepare(context);
  const page = await watchedPage(context);
  await page.goto(app.address + fragment);
  await page.locator('main').waitFor();
  // Wait until the level is loaded, or a message says why not.
  await page
    .locator('.board, .futo, .cards, .daily, .progress-parts, .level-page, .lab, .lesson, .lesson-cards, .status p')
    .first()
    .waitFor();
  return page;
}

/** Ends a test and checks that the page had no errors. */
export async function closePage(page: Page): Promise<void> {
  expect(errors.get(page)).toEqual([]);
  await page.context().close();
}

/** The address of a level and moves, as in a share link. */
export function linkTo(rows: readonly string[], moves = '', title = 'Test level', page = 'sokoban'): string {
  return `#/${page}?${makeLevelLink({ rows, title }, moves)}`;
}

/** Longer than any pause after which a page does something by itself, such as saving a game. */
const QUIET_MILLIS = 450;
/** A page that plays a solution is never quiet. */
const RESTLESS_MILLIS = 5000;

/** Waits until a page has neither changed, grown, nor scrolled for a while by its own clock: what it meant to do is done. */
const QUIET = `new Promise((settled) => {
  const began = performance.now();
  let last = began;
  const touch = () => { last = performance.now(); };
  const changes = new MutationObserver(touch);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('scroll', touch, true);
  const sizes = new ResizeObserver(touch);
  sizes.observe(document.documentElement);
  const look = () => {
    const now = performance.now();
    if (now - last < ${QUIET_MILLIS} && now - began < ${RESTLESS_MILLIS}) return setTimeout(look, 30);
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('scroll', touch, true);
    settled();
  };
  look();
})`;

/** The server is on this machine: what has not come by then, such as what a worker asked for that was ended, never comes. */
const ANSWER_MILLIS = 10_000;

/** Waits until a page is at rest: it has got everything that it asked for, and is quiet. */
export async function settled(page: Page): Promise<void> {
  const underWay = asked.get(page) ?? new Set();
  do {
    const end = performance.now() + ANSWER_MILLIS;
    while (underWay.size > 0 && performance.now() < end) await page.waitForTimeout(20);
    underWay.clear();
    await page.evaluate(QUIET);
  } while (underWay.size > 0);
}

export const status = (page: Page): Promise<string | null> => page.getByRole('status').textContent();

/** Waits until the page has spoken a sentence. */
export async function spoken(page: Page, sentence: RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: sentence }).waitFor();
}

/** Waits until the page shows a sentence; it may be spoken, too, and so occur twice. */
export async function shown(page: Page, sentence: string | RegExp): Promise<void> {
  await page.getByText(sentence).first().waitFor();
}

/** Opens a panel that is behind one line, if it is closed. */
export async function unfold(
  page: Page,
  heading: 'Explain' | 'Solver' | 'View' | 'Snapshots' | 'Share and export',
): Promise<void> {
  const line = page.locator('.fold > summary').filter({ has: page.getByRole('heading', { name: heading }) });
  if ((await line.locator('..').getAttribute('open')) === null) await line.click();
}

/** Opens the menu above the board and chooses one of its lines. */
export async function chooseInBoardMenu(page: Page, name: string): Promise<void> {
  await page.locator('.board-menu > summary').click();
  await page.locator('.board-menu li > *').getByText(name, { exact: true }).click();
}

/** Starts the solver by its button. */
export async function pressSolve(page: Page): Promise<void> {
  await unfold(page, 'Solver');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
}

/** Presses LURD letters as arrow keys. */
export async function pressMoves(page: Page, moves: string): Promise<void> {
  const keys: Readonly<Record<string, string>> = { l: 'ArrowLeft', u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown' };
  for (const letter of moves) await page.keyboard.press(keys[letter.toLowerCase()] ?? letter);
}

/** The board as words, read through the accessibility tree: one word per cell. */
export async function boardWords(page: Page): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: 'The board as text' }).getByRole('row').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()));
}

/** Moves and pushes as the page counts them. */
export async function counted(page: Page): Promise<{ moves: string; pushes: string }> {
  const [moves = '', pushes = ''] = await page.locator('.counts dd').allTextContents();
  return { moves, pushes };
}

/** All entries of a list, read from the database itself. */
export function kept<L extends keyof SavedData>(page: Page, list: L): Promise<SavedData[L]> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('masu');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asking = opening.result.transaction('${list}').objectStore('${list}').getAll();
      asking.onsuccess = () => { opening.result.close(); resolve(asking.result); };
    };
  })`) as Promise<SavedData[L]>;
}

/** The middle of a cell of the board's picture, on the page. */
export async function cellPoint(
  page: Page,
  rows: readonly string[],
  row: number,
  column: number,
): Promise<{ readonly x: number; readonly y: number }> {
  // Everything that could move the board is loaded.
  await page.getByText('Solver settings').waitFor({ state: 'attached' });
  const box = await page.locator('.board canvas').boundingBox();
  if (!box) throw new Error('the board is not visible');
  return {
    x: box.x + ((column + 0.5) / (rows[0]?.length ?? 1)) * box.width,
    y: box.y + ((row + 0.5) / rows.length) * box.height,
  };
}
