// The pages of experiments in a real browser: no request, no script, accessible in light and dark, and printable.

// @module-tag alone

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longLevel, plan, run, tinyLevels } from '../experiment.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDER = mkdtempSync(join(tmpdir(), 'masu-page-'));
let browser: Browser;
const pages: string[] = [];

beforeAll(async () => {
  const { CHROMIUM_FLAGS, ensureChromium } = (await import(join(ROOT, 'scripts/needs/chromium.mjs'))) as {
    CHROMIUM_FLAGS: string[];
    ensureChromium: () => string;
  };
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS, timeout: 300_000 });
  const levels = `${tinyLevels(12)}\n${longLevel()}`;
  const old = await plan(FOLDER, 'old', levels, '--solvers', 'bfs-hash,dijkstra', '--nodes', '20');
  const next = await plan(FOLDER, 'new', levels, '--solvers', 'bfs-hash,dijkstra', '--nodes', '500');
  for (const folder of [old, next]) expect((await run(['batch', 'run', folder])).code).toBe(0);
  pages.push(join(FOLDER, 'report.html'), join(FOLDER, 'changes.html'));
  expect((await run(['batch', 'report', next, '-o', pages[0] as string])).code).toBe(0);
  expect([0, 11]).toContain((await run(['batch', 'compare', old, next, '-o', pages[1] as string])).code);
});
afterAll(async () => {
  await browser?.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

test.each(['light', 'dark'] as const)(
  '%s: no request beyond the page, nothing refused, no violation',
  async (colorScheme) => {
    const context = await browser.newContext({ colorScheme });
    for (const path of pages) {
      const page = await context.newPage();
      const seen: string[] = [];
      page.on('request', (request) => seen.push(request.url()));
      page.on('console', (message) => seen.push(message.text()));
      page.on('pageerror', (error) => seen.push(error.message));
      const address = pathToFileURL(path).href;
      await page.goto(address);
      expect(seen).toEqual([address]);
      expect(await page.locator('script').count()).toBe(0);
      for (const closed of await page.locator('details:not([open])').all()) await closed.locator('summary').click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.close();
    }
    await context.close();
  },
);

test('read by a screen reader: headings in order, tables with captions, plots with a description', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(pages[0] as string).href);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Results of');
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'What was run, and where',
    'Totals',
    'Solvers compared',
    'Levels decided within a time',
    'By collection',
    expect.stringContaining(' against '),
    'Solved by only one solver',
    'Unsolved levels',
  ]);
  expect(await page.getByRole('img', { name: 'Levels decided within a time' }).count()).toBe(1);
  expect(await page.locator('table:not(:has(caption))').count()).toBe(0);
  await page.close();
});

test('printed, it shows what is folded on the screen', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(pages[0] as string).href);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Levels that no solver decided' });
  expect(await table.isVisible()).toBe(true);
  await page.close();
});
