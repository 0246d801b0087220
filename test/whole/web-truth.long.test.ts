// The page's messages are true: messages stay on their page, counts agree with each other, a solution is reported as
// one, and unknown addresses and files without content are reported.

import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  pressSolve,
  shown,
  unfold,
  useApp,
} from './browser.js';

const app = useApp();
const ROOM = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];
const said = (page: Page): Promise<string | null> => page.locator('.status').first().textContent();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
const bar = async (page: Page): Promise<string> =>
  ((await page.locator('.replay .where div').textContent()) ?? '').replace(/\s/g, '');

test('a message stays on its page', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdR');
  await expect.poll(() => said(page)).toMatch(/^Pushed right\./);
  for (const [name, selector] of [
    ['Futoshiki', '.futo'],
    ['Editor', '.tiles'],
  ] as const) {
    await follow(page, name);
    await page.locator(selector).waitFor();
    expect(await said(page)).not.toMatch(/Pushed/);
    if (name === 'Futoshiki') await page.keyboard.press('1');
    else await page.keyboard.press(' ');
    await follow(page, 'Sokoban');
    await expect.poll(() => said(page)).toMatch(/^Pushed right\./);
  }
  await closePage(page);
});

test('the message and the replay bar count the same moves', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdRRldR');
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(() => said(page)).toMatch(/^Move 5 of 7\./);
  expect(await bar(page)).toBe('5/7');
  await expect.poll(async () => (await kept(page, 'games')).map(({ moves }) => moves)).toEqual([5]);
  await page.reload();
  await expect.poll(() => said(page)).toMatch(/^Continued where you left off, after 5 moves\./);
  expect(await bar(page)).toBe('5/7');
  await closePage(page);
});

test('after a restart the bar is empty and Space replays nothing', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdR');
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('.replay:visible').count()).toBe(0);
  await page.keyboard.press(' ');
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  expect(await counted(page)).toEqual({ moves: '0', pushes: '0' });
  await page.keyboard.press('u');
  await expect.poll(() => bar(page)).toBe('3/3');
  await closePage(page);
});

test('a link with a full solution shows its end without a seal, and so does coming back to it', async () => {
  const page = await openPage(app, linkTo(ROOM, 'rdRRldR'));
  await expect.poll(() => said(page)).toMatch(/^End of the solution: 7 moves, 3 pushes\./);
  // It is not a record.
  expect(await page.locator('.best .win').first().textContent()).toBe('–');
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('button', { name: 'Next move' }).click();
  await expect.poll(() => said(page)).toMatch(/^End of the solution: 7 moves, 3 pushes\./);
  await page.reload();
  await expect.poll(() => said(page)).toMatch(/^End of the solution: 7 moves, 3 pushes\./);
  await closePage(page);
});

test('a proven minimum replaces the bound', async () => {
  const page = await openPage(app, '#/sokoban/corners/1');
  await shown(page, /^At least \d+ pushes to go\./);
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  await pressSolve(page);
  const found = page.locator('.status').getByText(/^Solution found/);
  await found.waitFor();
  const pushes = /(\d+) pushes/.exec((await found.textContent()) ?? '')?.[1];
  await shown(page, `${pushes} pushes to go. Proven minimum.`);
  expect(await page.locator('.bound').count()).toBe(1);
  await closePage(page);
});

test.each([
  ['a level past the last', '#/sokoban/first-steps/99', /^Level not found\. This collection has \d+ levels\./],
  ['a negative level', '#/sokoban/first-steps/-1', /^Level not found\./],
  ['level 0', '#/sokoban/first-steps/0', /^Level not found\./],
  ['no number', '#/sokoban/first-steps/x', /^Level not found\./],
  ['a puzzle past the last', '#/futoshiki/easy/999', /^Puzzle not found\. This collection has \d+ puzzles\./],
  ['no page', '#/nowhere', /^Page not found\./],
  ['a level past the last in the lab', '#/lab/first-steps/99', /^Level not found\./],
  ['a level past the last in the editor', '#/editor/first-steps/99', /^Level not found\./],
])('%s is reported', async (_name, fragment, sentence) => {
  const page = await openPage(app, fragment);
  await expect.poll(() => said(page)).toMatch(sentence);
  await closePage(page);
});

test('an unknown address is reported while a level is open', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await page.evaluate(`location.hash = '#/nowhere'`);
  await expect.poll(() => said(page)).toMatch(/^Page not found\./);
  await closePage(page);
});

async function choose(page: Page, button: string, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test.each([
  ['an empty file', 'none.xsb', '', /^none\.xsb is empty\./],
  ['a file of blanks', 'none.xsb', ' \n\n', /^none\.xsb is empty\./],
  [
    'rubbish',
    'photo.txt',
    'lorem ipsum dolor',
    /^Unrecognized level format\. The supported formats are listed below\.$/,
  ],
])('levels: %s is reported, without a word of the command line', async (_name, name, text, sentence) => {
  const page = await openPage(app, '#/levels');
  await choose(page, 'Open files', name, text);
  await page.locator('.add').getByText(sentence).waitFor();
  expect(await page.locator('.add').textContent()).not.toMatch(/masu /);
  await closePage(page);
});

test.each([
  ['an empty file', '', /^mine\.json This file is empty\./],
  ['rubbish', 'lorem ipsum', /the JSON is invalid/],
])('import: %s is reported', async (_name, text, sentence) => {
  const page = await openPage(app, '#/settings');
  await choose(page, 'Import data', 'mine.json', text);
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toMatch(sentence);
  await closePage(page);
});

test('several files are imported at once, with a result for each', async () => {
  const page = await openPage(app, '#/settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import data' }).click(),
  ]);
  const settings = JSON.stringify({ masu: 1, settings: [{ key: 'timer', value: false, at: 1 }] });
  const files = [
    ['one.json', settings],
    ['none.json', ''],
    ['two.json', settings],
  ] as const;
  await chooser.setFiles(
    files.map(([name, text]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
  );
  const rows = page.getByRole('alert').getByRole('listitem');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      'one.json Imported 1 entry. Your existing data was kept.',
      expect.stringMatching(/^none\.json This file is empty\./),
      'two.json Imported 1 entry. Your existing data was kept.',
    ]);
  // Saved data can be dropped on any page.
  await page.goto(`${app.address}#/levels`);
  const dropped = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([${JSON.stringify(settings)}], 'three.json'));
    return transfer;
  })()`);
  await page.locator('.add').dispatchEvent('drop', { dataTransfer: dropped });
  await expect
    .poll(() => rows.allTextContents())
    .toEqual(['three.json Imported 1 entry. Your existing data was kept.']);
  await closePage(page);
});

test('entries that could not be read are exported with the others', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'r');
  await expect
    .poll(() =>
      page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('masu');
    opening.onsuccess = () => {
      const change = opening.result.transaction('games', 'readwrite');
      change.objectStore('games').put({ id: 'odd', from: 'the future' }, 'odd');
      change.oncomplete = () => { opening.result.close(); resolve(true); };
    };
  })`),
    )
    .toBe(true);
  await page.reload();
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all data' }).click(),
  ]);
  const { games } = JSON.parse(await text(await download.createReadStream())) as { games: unknown[] };
  expect(games).toContainEqual({ id: 'odd', from: 'the future' });
  await closePage(page);
});

test('editor: digits choose a tile and change nothing; Space places it; Clear is reported', async () => {
  const page = await openPage(app, '#/editor');
  const text = (): Promise<string | null> => page.locator('pre.xsb').textContent();
  const before = await text();
  await page.keyboard.press('3');
  await expect.poll(() => said(page)).toMatch(/^Goal selected\./);
  expect(await text()).toBe(before);
  await page.keyboard.press(' ');
  await expect.poll(text).not.toBe(before);
  await expect.poll(() => said(page)).toMatch(/^Goal placed/);
  for (const [button, sentence] of [
    ['Rotate', /^Drawing rotated\./],
    ['Mirror', /^Drawing mirrored\./],
    ['Trim', /^Empty edges removed\./],
    ['Clear', /^Drawing cleared\./],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => said(page)).toMatch(sentence);
  }
  await page.keyboard.press('u');
  await closePage(page);
});
