// A new build of the app on the same server: it is announced, used after an update or on the next visit, never mixed
// with the old one, and loses no game in progress. The second build is the first with every file renamed, so that the
// server doesn't have what the old page would request.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { makeServer } from '@masu/node-host/serve/server.js';
import { loadStaticFiles, type StaticFile } from '@masu/node-host/serve/static-files.js';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { boardWords, counted, linkTo, openPage, pressMoves, ROOT, spoken, unfold, useApp } from './browser.js';

const app = useApp();
const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];
const OLD_WORDS = 'Skip to the board';
const NEW_WORDS = 'Straight to the board';

const folder = mkdtempSync(join(tmpdir(), 'masu-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shortHash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/** The built app under other names, with another sentence in it, and the list of its files to match. */
function makeSecondBuild(): string {
  const first = join(ROOT, 'dist/web');
  cpSync(first, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true });
  // Two files whose names differ only in the hash would become one without the number.
  const renamed = assets
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }, index) => ({
      within: relative(folder, parentPath),
      name,
      next: name.replace(/-[\w-]{8}\./, `-${1000 + index}2222.`),
    }));
  const texts = [join(folder, 'index.html'), ...renamed.map(({ within, name }) => join(folder, within, name))];
  for (const path of texts) {
    let text = readFileSync(path, 'utf8').replaceAll(OLD_WORDS, NEW_WORDS);
    for (const { name, next } of renamed) text = text.replaceAll(name, next);
    writeFileSync(path, text);
  }
  for (const { within, name, next } of renamed) renameSync(join(folder, within, name), join(folder, within, next));
  const worker = join(folder, 'service-worker.js');
  let list = readFileSync(worker, 'utf8');
  for (const { within, name, next } of renamed) {
    list = list
      .replaceAll(name, next)
      .replaceAll(shortHash(join(first, within, name)), shortHash(join(folder, within, next)));
  }
  list = list.replaceAll(shortHash(join(first, 'index.html')), shortHash(join(folder, 'index.html')));
  writeFileSync(worker, list);
  return folder;
}

const BUILDS = [loadStaticFiles(join(ROOT, 'dist/web')), loadStaticFiles(makeSecondBuild())] as const;
const served = new Map<string, StaticFile>();
let server: ReturnType<typeof makeServer>;
let address = '';

function deploy(build: ReadonlyMap<string, StaticFile>): void {
  served.clear();
  for (const [path, file] of build) served.set(path, file);
}

beforeEach(async () => {
  deploy(BUILDS[0]);
  server = makeServer(served, '127.0.0.1').listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A page of the first build, stored by its service worker; refused requests are recorded. */
async function visit(fragment = linkTo(ROWS)): Promise<{ page: Page; refused: string[] }> {
  const page = await openPage({ ...app, address }, fragment);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await page.locator('.board').first().waitFor();
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  return { page, refused };
}

const words = (page: Page): Promise<string | null> => page.locator('.skip').textContent();
const askForUpdate = 'navigator.serviceWorker.getRegistration().then((registration) => registration.update())';
const workersOnTheirWay =
  'navigator.serviceWorker.getRegistration().then(({ installing, waiting }) => [installing, waiting].filter(Boolean).length)';
/** The states of the service workers that are not redundant. */
async function workerStates(context: BrowserContext): Promise<unknown[]> {
  const state = (worker: Worker) => worker.evaluate('serviceWorker.state').catch(() => 'redundant');
  return (await Promise.all(context.serviceWorkers().map(state))).filter((each) => each !== 'redundant');
}
const newVersion = (page: Page) => page.getByRole('button', { name: 'Update' });
const toPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();

test('a new build is announced and used after an update; the game continues, online and offline', async () => {
  const { page, refused } = await visit();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.board').first().waitFor();
  expect(await words(page)).toBe(OLD_WORDS);
  await page.context().setOffline(false);
  await pressMoves(page, 'rr');
  await page.keyboard.press('Alt+1');

  deploy(BUILDS[1]);
  await page.evaluate(askForUpdate);
  await newVersion(page).waitFor();
  await spoken(page, /A new version of masu is ready\./);
  // Nothing changes until the update: a part not opened yet still comes from the old build, which the server no longer
  // has.
  expect(await words(page)).toBe(OLD_WORDS);
  await toPage(page, 'Editor');
  await page.getByRole('application', { name: /Drawing board/ }).waitFor();
  await page.goBack();
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '1' });

  const board = await boardWords(page);
  await newVersion(page).click();
  await page.locator('.skip', { hasText: NEW_WORDS }).waitFor({ state: 'attached' });
  await expect.poll(() => boardWords(page)).toEqual(board);
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '1' });
  await unfold(page, 'Snapshots');
  await page.getByRole('button', { name: 'Restore snapshot 1' }).waitFor();
  expect(await newVersion(page).count()).toBe(0);

  await page.context().setOffline(true);
  await page.reload();
  expect(await words(page)).toBe(NEW_WORDS);
  await expect.poll(() => boardWords(page)).toEqual(board);
  await pressMoves(page, 'r');
  await spoken(page, /^Solved/);
  await toPage(page, 'Lab');
  await page.locator('.lab .pane').first().waitFor();
  expect(refused).toEqual([]);
  await page.context().close();
});

test('a page left open while another one updates keeps its own build until it is reloaded', async () => {
  const { page } = await visit();
  const other = await page.context().newPage();
  const refused: string[] = [];
  other.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await other.goto(`${address}#/futoshiki`);
  await other.locator('.futo').waitFor();
  deploy(BUILDS[1]);
  await page.evaluate(askForUpdate);
  await newVersion(page).click();
  await page.locator('.skip', { hasText: NEW_WORDS }).waitFor({ state: 'attached' });

  await newVersion(other).waitFor();
  expect(await words(other)).toBe(OLD_WORDS);
  for (const [name, shown] of [
    ['Levels', '.cards'],
    ['Lab', '.lab .pane'],
  ] as const) {
    await toPage(other, name);
    await other.locator(shown).first().waitFor();
  }
  await newVersion(other).click();
  await other.locator('.skip', { hasText: NEW_WORDS }).waitFor({ state: 'attached' });
  expect(refused).toEqual([]);
  await page.context().close();
});

test('a new build without an update is used on the next visit', async () => {
  const { page } = await visit();
  deploy(BUILDS[1]);
  await page.evaluate(askForUpdate);
  await newVersion(page).waitFor();
  const context = page.context();
  const blank = await context.newPage();
  await page.close();
  // The browser activates it once no page of the old build is left.
  await expect.poll(() => workerStates(context)).toEqual(['activated']);
  await blank.goto(address);
  await blank.locator('.board').first().waitFor();
  expect(await words(blank)).toBe(NEW_WORDS);
  expect(await newVersion(blank).count()).toBe(0);
  await context.close();
});

test('a partly deployed build is not used, but the complete one is later', async () => {
  const { page } = await visit();
  // The new list of files is deployed, the page itself is still the old one.
  deploy(BUILDS[1]);
  for (const path of ['/', '/index.html']) served.set(path, BUILDS[0].get(path) as StaticFile);
  await page.evaluate(`${askForUpdate}.catch(() => undefined)`);
  await expect.poll(() => page.evaluate(workersOnTheirWay)).toBe(0);
  expect(await newVersion(page).count()).toBe(0);
  await page.reload();
  expect(await words(page)).toBe(OLD_WORDS);
  await toPage(page, 'Levels');
  await page.locator('.cards').waitFor();
  deploy(BUILDS[1]);
  await page.evaluate(askForUpdate);
  await newVersion(page).click();
  await page.locator('.skip', { hasText: NEW_WORDS }).waitFor({ state: 'attached' });
  await page.context().close();
});
