// A language is a folder of catalogs and a row, nothing else: a copy of the sources gets German, made from English by a
// script, is built, and shows it in the browser and in the terminal. It has no grammar, so hints are in English.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { pseudoMessage } from '../../scripts/languages/messages.mjs';
import { closePage, openPage, useApp } from './browser.js';
import { ROOT } from './masu.js';
import { run } from './npm.js';
import { file, SMALL, start } from './pty-game.js';
import { serveFrom } from './serve.js';

const app = useApp();
const copy = mkdtempSync(join(tmpdir(), 'masu-german-'));
const GERMAN = { LANG: 'de_DE.UTF-8' };

/** The sources, with the packages that are installed here. */
function copySources(): void {
  const left = new Set(['node_modules', 'dist', '.git', 'coverage']);
  const filter = (path: string): boolean => path === ROOT || !left.has(basename(path));
  cpSync(ROOT, copy, { recursive: true, preserveTimestamps: true, filter });
  mkdirSync(join(copy, 'node_modules'));
  // What was built last is noted in a folder of its own.
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '.masu')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
}

function addGerman(): void {
  const languages = join(copy, 'languages');
  const names = JSON.parse(readFileSync(join(languages, 'languages.json'), 'utf8')) as Record<string, string>;
  writeFileSync(join(languages, 'languages.json'), JSON.stringify({ ...names, de: 'Deutsch' }));
  mkdirSync(join(languages, 'de'));
  for (const name of readdirSync(join(languages, 'en'))) {
    const english = JSON.parse(readFileSync(join(languages, 'en', name), 'utf8')) as Record<string, string>;
    const messages = Object.entries(english).filter(([key]) => !key.startsWith('@'));
    const german = Object.fromEntries(messages.map(([key, message]) => [key, pseudoMessage(message) as string]));
    writeFileSync(join(languages, 'de', name), JSON.stringify({ '@@locale': 'de', ...german }));
  }
}

beforeAll(() => {
  copySources();
  addGerman();
  const built = run(process.execPath, ['scripts/setup.mjs'], copy);
  expect(built.code, built.stderr).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the check finds nothing missing in it', () => {
  const checked = run(process.execPath, ['scripts/check-languages.mjs'], copy);
  expect([checked.code, checked.stderr]).toEqual([0, '']);
  expect(checked.stdout).toContain('5 languages');
});

test('the pages are in German for a browser in German', async () => {
  const { server, address } = await serveFrom(copy, '--port', '0');
  try {
    const german = { browser: app.browser, address };
    const page = await openPage(german, '#/sokoban/first-steps/3', { locale: 'de-AT' });
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await page.getByRole('button', { name: '⟦Uñdó' }).first().waitFor();
    for (const fragment of ['#/futoshiki', '#/levels', '#/daily/2026-11-10', '#/lab/first-steps/3', '#/settings']) {
      await page.goto(`${address}${fragment}`);
      await page.locator('main h1').waitFor();
      await page.locator('main').filter({ hasText: '⟦' }).waitFor();
    }
    // The language is offered by its own name.
    await page.locator('option[value=de]', { hasText: 'Deutsch' }).waitFor({ state: 'attached' });
    await page.goto(`${address}#/lessons/a-star/3`);
    await page.locator('main h1').filter({ hasText: '⟦' }).waitFor();
    await closePage(page);
  } finally {
    server.kill();
  }
});

test('the terminal is in German where the system is', async () => {
  const program = join(copy, 'dist/bin/masu.js');
  const game = start(['play', file('small.txt', ...SMALL)], { env: GERMAN, program });
  await game.until('⟦');
  expect(game.screen).toMatch(/⟦\p{L}*[áéíóúçñ]/u);
  game.send('q');
  expect(await game.end()).toBe(0);
});
