// The packed package in a real browser: a page bundled by Vite runs the programs of docs/library.md in web workers, and in its
// own thread if workers are forbidden; the page of docs/library.md does so with the one file for a script tag, opened from the disk.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, useApp, watchedPage } from './browser.js';
import { sharedThing } from './shared-thing.js';
import { type Served, serveFolder } from './static-server.js';

const DOCUMENT = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
const PROGRAMS = [...DOCUMENT.matchAll(/```ts\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/g)];

/** Runs one program after the other; the page shows what they print. */
const PAGE = `
const printed = [];
const shown = (value) => (Array.isArray(value) ? '[ ' + value.join(', ') + ' ]' : String(value));
console.log = (...values) => printed.push(values.map(shown).join(' '));
const programs = import.meta.glob('./program-*.ts');
for (let i = 0; i < ${PROGRAMS.length}; i++) await programs['./program-' + i + '.ts']();
document.body.textContent = printed.join('\\n');
`;

const app = useApp();
let folder = '';
let host: Served;

beforeAll(async () => {
  const { consumer } = await sharedThing('package');
  folder = join(consumer, 'browser-page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js'), PAGE);
  for (const [i, [, code = '']] of PROGRAMS.entries()) writeFileSync(join(folder, `program-${i}.ts`), code);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>page</title><script type="module" src="page.js"></script>',
  );
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es' },
    build: { target: 'es2022' },
  });
  host = await serveFolder(join(folder, 'dist'), {
    headersOf: ({ search }) => (search === '?no-workers' ? { 'content-security-policy': "worker-src 'none'" } : {}),
  });
});
afterAll(() => host?.server.close());

const origin = () => `${host.origin}/plain/`;

test.each([
  ['in a web worker', '', 1],
  ['in the thread of the page where workers are forbidden', '?no-workers', 0],
])('a page runs every program of docs/library.md %s', async (_, query, workers) => {
  const context = await app.browser.newContext();
  const page = await watchedPage(context);
  let opened = 0;
  page.on('worker', () => opened++);
  await page.goto(`${host.origin}/${query}`);
  await page.waitForFunction("document.body.textContent !== ''");
  expect(PROGRAMS).toHaveLength(10);
  expect(await page.textContent('body')).toBe(
    PROGRAMS.map(([, , prints]) => prints)
      .join('')
      .trimEnd(),
  );
  expect(opened).toBe(workers);
  await context.close();
});

test.each([
  ['from the disk', (path: string) => pathToFileURL(path).href, 1],
  ['from a host', () => origin(), 1],
  ['in the thread of the page where workers are forbidden', () => `${origin()}?no-workers`, 0],
])('a script tag solves a level %s', async (_, address, workers) => {
  const { consumer } = await sharedThing('package');
  const [, html = ''] = /^```html\n([\s\S]*?)^```$/m.exec(DOCUMENT) ?? [];
  const plain = join(folder, 'dist/plain');
  mkdirSync(plain, { recursive: true });
  writeFileSync(join(plain, 'index.html'), html);
  copyFileSync(join(consumer, 'node_modules/masu/dist/script-tag/masu.js'), join(plain, 'masu.js'));
  const context = await app.browser.newContext();
  const page = await watchedPage(context);
  let opened = 0;
  page.on('worker', () => opened++);
  await page.goto(address(join(plain, 'index.html')));
  await page.getByText('solved in 5 pushes').waitFor();
  expect(opened).toBe(workers);
  await context.close();
});
