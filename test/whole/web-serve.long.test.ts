// `masu serve` and the stored app: headers, caching, what is refused; a given file; offline use; export, import, and
// damage of saved data.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseSavedData } from '@masu/core/play/saved-data.js';
import { expect, test } from 'vitest';
import {
  boardWords,
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  pressSolve,
  serve,
  shown,
  spoken,
  useApp,
  watchedPage,
} from './browser.js';
import { FOLDER, file, MASU, masu } from './masu.js';

const app = useApp();
const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];
const LEVEL = `${ROWS.join('\n')}\nTitle: Given\n`;

/** A request with its path unchanged: fetch would normalize it. */
async function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(app.address);
  const asked = request({ hostname, port, path, method, headers });
  asked.end();
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, headers: response.headers, body };
}

test('the page comes with a strict policy and isolation', async () => {
  const { status, headers, body } = await raw('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['cache-control']).toBe('no-cache');
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  const asset = await raw(script, { 'accept-encoding': 'gzip' });
  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await raw('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test.each([
  ['a way out of the folder', '/../package.json', 404],
  ['the same, escaped', '/%2e%2e/%2e%2e/package.json', 404],
  ['a broken escape', '/%', 404],
  ['a file that is not there', '/absent.js', 404],
  ['what was not opened', '/opened', 404],
])('%s is not served', async (_name, path, status) => {
  expect((await raw(path)).status).toBe(status);
});

test('other methods and other names are refused', async () => {
  expect((await raw('/', {}, 'POST')).status).toBe(405);
  expect((await raw('/', { host: 'example.org' })).status).toBe(421);
});

test('the page is isolated, so that shared memory is available', async () => {
  const page = await openPage(app);
  expect(await page.evaluate('crossOriginIsolated')).toBe(true);
  await closePage(page);
});

test('a port in use is named and the next one suggested', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = await masu(['serve', '--no-open', '--port', String(port)]);
  other.close();
  expect(ended.code).toBe(32);
  expect(ended.stderr).toMatch(new RegExp(`Port ${port} is in use\\. Port \\d+ is free: masu serve --port \\d+`));
});

test.each([
  ['a file that is not there', ['absent.txt'], 30],
  ['a file without a level', [file('prose.txt', 'no level here\n')], 30],
  ['an invalid port', ['--port', '99999'], 31],
])('%s is reported', async (_name, words, code) => {
  expect((await masu(['serve', '--no-open', ...words])).code).toBe(code);
});

test('a file given opens the page at its level', async () => {
  const given = file('given.txt', `${LEVEL}\n######\n#.$@ #\n######\nTitle: Second\n`);
  const { server, address } = await serve('--port', '0', given, '--level', '2');
  const page = await openPage({ ...app, address });
  await page.getByRole('heading', { name: 'Second' }).waitFor();
  expect(await page.locator('.over').first().textContent()).toMatch(/^given\.txt · 2 of 2/);
  await closePage(page);
  server.kill();
});

test('the course’s graphical play opens the page at its map', async () => {
  const map = file('map.in', '5 3\n#####\n#@$.#\n#####\n');
  const game = spawn(process.execPath, [MASU, 'course', 'in101', 'play', map, '--gui']);
  const [line] = (await once(game.stdout, 'data')) as [Buffer];
  const page = await openPage({ ...app, address: String(line).trim() });
  await pressMoves(page, 'r');
  await spoken(page, /Solved/);
  await closePage(page);
  game.kill('SIGINT');
  const [code] = await once(game, 'exit');
  expect(code).toBe(130);
});

test('the app works offline and solves', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  await expect.poll(() => page.evaluate('caches.keys().then((names) => names.length)')).toBe(1);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.board').waitFor();
  await pressMoves(page, 'rrr');
  await spoken(page, /Solved/);
  for (const name of ['Futoshiki', 'Levels', 'Editor', 'Lab']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await page.locator('.futo, .cards, .board, .lab .pane').first().waitFor();
  }
  await page.goto(`${app.address}${linkTo(ROWS)}`);
  await pressSolve(page);
  await spoken(page, /Solution found/);
  await page.context().close();
});

test('of all languages, the one of the page is stored for use offline', async () => {
  const page = await openPage(app, linkTo(ROWS), { locale: 'fr-FR' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})');
  const catalogs = () =>
    page.evaluate(`caches.keys().then(async ([name]) => {
      const stored = await (await caches.open(name)).keys();
      return stored.flatMap(({ url }) => /\\w+[.](?:fr|es|pt-BR)(?=-[\\w-]{8}[.]js$)/.exec(url) ?? []).sort();
    })`);
  const all = ['errors', 'explanations', 'frame', 'futoshiki', 'lab', 'lessons', 'pages', 'reasons'];
  await expect.poll(catalogs).toEqual(all.map((name) => `${name}.fr`));
  await page.context().setOffline(true);
  await page.goto(`${app.address}#/lessons`);
  await page.reload();
  await page.getByRole('heading', { name: 'Leçons' }).waitFor();
  await page.context().close();
});

test('all saved data is exported as one file that the program reads, and imported again', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'rrr');
  await spoken(page, /Solved/);
  // A solved game is not in progress; undo makes it one again.
  await page.keyboard.press('u');
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '1' });
  // The level is graded before the attempt at it is saved.
  await expect.poll(async () => (await kept(page, 'attempts')).length).toBe(1);
  await page.getByRole('link', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all data' }).click(),
  ]);
  const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  const read = parseSavedData(text);
  expect(read.ok && read.value.dropped).toEqual([]);
  expect(read.ok && read.value.data.records).toHaveLength(1);
  expect(read.ok && read.value.data.games).toHaveLength(1);
  expect(read.ok && read.value.data.attempts).toHaveLength(1);
  // The terminal takes it as it is, and what it writes itself is taken here.
  const env = { MASU_HOME: join(FOLDER, 'home') };
  const imported = await masu(['import', file('masu-saved.json', text)], { env });
  expect(imported.stdout).toMatch(/^Merged 1 game, 1 record, 0 collections, \d+ settings?, 1 attempt, 1 grade\./);
  const exported = await masu(['export', '--all'], { env });
  expect(parseSavedData(exported.stdout)).toMatchObject({ ok: true, value: { dropped: [] } });

  const other = await openPage(app, linkTo(ROWS));
  await expect.poll(() => other.locator('.best .win').first().textContent()).toBe('–');
  await other.getByRole('link', { name: 'Settings' }).click();
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: 'Import data' }).click(),
  ]);
  await chooser.setFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(exported.stdout) });
  await shown(other, /^Imported \d+ entries\. Your existing data was kept\./);
  await other.goBack();
  await expect.poll(() => other.locator('.best .win').first().textContent()).toBe('3');

  // A record is accepted only if its solution solves its level.
  const boast = text.replaceAll('"moves":3', '"moves":2').replaceAll('"moves": 3', '"moves": 2');
  await other.getByRole('link', { name: 'Settings' }).click();
  const [again] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: 'Import data' }).click(),
  ]);
  await again.setFiles({ name: 'boast.json', mimeType: 'application/json', buffer: Buffer.from(boast) });
  await shown(other, /Skipped 1 record: the solution doesn’t solve the level\./);
  await other.goBack();
  await expect.poll(() => other.locator('.best .win').first().textContent()).toBe('3');
  await closePage(page);
  await closePage(other);
});

test('saved entries that cannot be read are moved aside unchanged, and the others stay', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressMoves(page, 'rrr');
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  const inDatabase = (work: string) => `new Promise((resolve, reject) => {
    const opening = indexedDB.open('masu');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction(['records', 'aside'], 'readwrite');
      let result;
      ${work}
      change.oncomplete = () => { opening.result.close(); resolve(result?.result); };
    };
  })`;
  await page.evaluate(inDatabase(`change.objectStore('records').put({ puzzle: 'sokoban', hash: 5 }, 'broken');`));
  await page.reload();
  await shown(page, /Couldn’t read part of your saved data\. That part is set aside, and exports include it\./);
  expect(await page.evaluate(inDatabase(`result = change.objectStore('aside').getAll();`))).toEqual([
    { list: 'records', key: 'broken', entry: { puzzle: 'sokoban', hash: 5 } },
  ]);
  await expect.poll(() => page.locator('.best .win').first().textContent()).toBe('3');
  await closePage(page);
});

test('a page without storage says so and still plays', async () => {
  const context = await app.browser.newContext();
  await context.addInitScript('Object.defineProperty(globalThis, "indexedDB", { value: undefined });');
  const page = await watchedPage(context);
  await page.goto(app.address + linkTo(ROWS));
  await shown(page, /Saving isn’t available in this browser/);
  await page.locator('.board').first().waitFor();
  await pressMoves(page, 'rrr');
  await spoken(page, /Solved/);
  await expect.poll(async () => (await counted(page)).moves).toBe('3');
  expect((await boardWords(page)).flat()).toContain('box on goal');
  await context.close();
});
