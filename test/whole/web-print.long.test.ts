// Print on a collection's page: the book is in a frame of the page, styled and complete, within the page's content security
// policy; the dialog opens for the frame alone; the file has the same book.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { playLink } from '@masu/engine/print/play-link.js';
import { expect, test } from 'vitest';
import { boardWords, closePage, openPage, pageErrors, useApp } from './browser.js';
import { FOLDER } from './masu.js';

const app = useApp();
/** Headless, there is no dialog: notes which window asked for it. */
const DIALOG = `window.print = () => { top.printedFrom = (top.printedFrom ?? []).concat(window === top); }`;

test.each<[string, string, string, string, string]>([
  ['first-steps', 'en', 'Print', 'Save page', 'proven'],
  ['first-steps', 'fr', 'Imprimer', 'Enregistrer la page', 'prouvé'],
])('%s in %s', async (collection, language, print, download, word) => {
  const page = await openPage(app, `#/levels/${collection}`, { locale: language }, (context) =>
    context.addInitScript(DIALOG),
  );
  const panel = page.locator('section.panel', { has: page.getByRole('heading', { name: print, exact: true }) });
  await panel.getByRole('button', { name: print, exact: true }).click();
  await expect.poll(() => page.evaluate('window.printedFrom?.length'), { timeout: 60_000 }).toBe(1);
  expect(await page.evaluate('window.printedFrom')).toEqual([false]);
  const frame = page.frameLocator('.print-frame');
  const boards = await frame.locator('figure').count();
  expect(boards).toBeGreaterThan(5);
  expect(await frame.locator('.answers > p:not(.about)').count()).toBe(boards);
  expect(await frame.locator('.facts').first().textContent()).toContain(word);
  // The style sheet is in force.
  const display = `getComputedStyle(document.querySelector('.print-frame').contentDocument.querySelector('.grid')).display`;
  expect(await page.evaluate(display)).toBe('grid');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: download }).click(),
  ]);
  const file = join(FOLDER, `${language}.html`);
  await saved.saveAs(file);
  const html = readFileSync(file, 'utf8');
  expect([saved.suggestedFilename().endsWith('.html'), html.match(/<figure/g)?.length]).toEqual([true, boards]);
  expect(pageErrors(page)).toEqual([]);
  await page.context().close();
});

test.each<[string, string, string, readonly string[]]>([
  ['sokoban', '#####\n#@$.#\n#####\n', '.board canvas', ['wall', 'player', 'box', 'goal', 'wall']],
  ['futoshiki', '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n', '.futo', []],
])('the address in a QR code opens the level: %s', async (_puzzle, text, board, words) => {
  const read = readLevels(text);
  const level = read.ok ? read.value.levels[0] : undefined;
  if (!level) throw new Error('expected a level');
  const link = playLink(app.address, level.puzzle, level.draft as never) ?? '';
  const page = await openPage(app, link.slice(link.indexOf('#')));
  await page.locator(board).first().waitFor();
  if (words.length > 0) expect((await boardWords(page))[1]).toEqual(words);
  else expect(await page.locator('.futo .given').count()).toBe(2);
  await closePage(page);
});
