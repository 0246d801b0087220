// Levels into and out of the browser: added from text in every format, from a file dropped or opened, with an error shown
// in its place; a collection exported and removed; a level drawn in the editor.

import { FUTOSHIKI_FORMATS } from '@masu/core/futoshiki/formats/formats.js';
import { SOKOBAN_FORMATS } from '@masu/core/sokoban/formats/formats.js';
import { expect, test } from 'vitest';
import { closePage, openPage, pressMoves, shown, spoken, useApp } from './browser.js';
import { made, ROWS, SQUARE } from './web-puzzles.js';

const app = useApp();

const FORMATS: readonly (readonly [id: string, text: string])[] = [
  ...SOKOBAN_FORMATS.map((format) => [format.id, made(format.make([{ rows: ROWS, title: 'Corridor' }]))] as const),
  ...FUTOSHIKI_FORMATS.map((format) => [format.id, made(format.make([SQUARE]))] as const),
];

test.each(FORMATS)('levels are added from %s', async (_id, text) => {
  const page = await openPage(app, '#/levels');
  await page.getByRole('textbox', { name: 'Level text' }).fill(text);
  await page.getByRole('button', { name: 'Add level' }).click();
  await page.locator('.card > a').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('.board, .futo').count()).toBeGreaterThan(0);
  await closePage(page);
});

test('an error is shown in its place, and the valid level beside it can be added', async () => {
  const page = await openPage(app, '#/levels');
  const text = `Title: Low bridge\n${ROWS.join('\n').replace('$', 'x')}\n\nTitle: Kiln\n######\n#.$@ #\n######\n`;
  await page.getByRole('textbox', { name: 'Level text' }).fill(text);
  const bad = page.locator('.bad-line');
  await bad.waitFor();
  expect(await bad.getAttribute('style')).toMatch(/--line: ?2/);
  expect(await bad.locator('mark').textContent()).toBe('x');
  await shown(page, /Low bridge: Unknown character "x"/);
  await page.getByRole('button', { name: 'Line 3, column 4' }).click();
  expect(await page.evaluate('getSelection().toString()')).toBe('x');
  await page.getByRole('button', { name: 'Add 1 valid level' }).click();
  await spoken(page, /1 level added/);
  await expect.poll(() => page.locator('.card').count()).toBe(1);
  await closePage(page);
});

test('a file is dropped, a collection exported and deleted, and the deletion undone', async () => {
  const page = await openPage(app, '#/levels');
  const data = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(`${ROWS.join('\n')}\n`)}], 'dropped.xsb'));
    return data;
  })()`);
  await page.dispatchEvent('.add', 'drop', { dataTransfer: data });
  await page.getByRole('button', { name: 'Add level' }).click();
  await page.getByRole('heading', { name: 'dropped' }).waitFor();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('sok');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.sok$/);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /dropped/ }).waitFor();
  await closePage(page);
});

test('several files are added at once, each named and with its own errors', async () => {
  const page = await openPage(app, '#/futoshiki');
  await page.locator('.futo').waitFor();
  const wide = ['######', '#@ $.#', '######'];
  const files = [
    ['dawn.xsb', `${ROWS.join('\n')}\n\n${wide.join('\n')}\n`],
    ['dusk.xsb', `${wide.join('\n')}\n\n####\n#@x#\n####\n`],
    ['none.xsb', ' \n'],
    ['again.xsb', `${ROWS.join('\n')}\n\n${wide.join('\n')}\n`],
  ];
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [name, text] of ${JSON.stringify(files)}) data.items.add(new File([text], name));
    document.querySelector('.futo').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);
  const rows = page.getByRole('list', { name: 'Files to add' }).getByRole('listitem');
  for (const [index, sentence] of [
    /^dawn\.xsb 2 levels\. Collection name: dawn\.$/,
    /^dusk\.xsb 1 of 2 levels can be added\. Collection name: dusk\.Line 6, column 3: /,
    /^none\.xsb This file is empty\./,
    /^again\.xsb 2 levels\./,
  ].entries()) {
    await expect.poll(() => rows.nth(index).textContent()).toMatch(sentence);
  }
  // The same text twice is one collection.
  await page.getByRole('button', { name: 'Add 2 collections' }).click();
  await shown(page, '2 collections with 3 levels added.');
  await page.getByRole('link', { name: /^dusk/ }).click();
  await page.getByText('1 level', { exact: true }).waitFor();
  await closePage(page);
});

test('a file is opened, in another encoding, and one that is too large is refused unread', async () => {
  const page = await openPage(app, '#/levels');
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open files' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer });
  };
  await choose('opened.sok', Buffer.from(`\ufeff${ROWS.join('\r\n')}\r\nTitle: Größe\r\n`, 'utf16le'));
  await page.getByRole('button', { name: 'Add level' }).click();
  await page.getByRole('link', { name: /^1\. Größe/ }).waitFor();
  // Two megabytes, decoded in a worker.
  const long = `${ROWS.join('\n')}\n\n`.repeat(2 ** 16);
  await choose('long.xsb', Buffer.from(`\ufeff${long}`, 'utf16le'));
  await page.getByRole('button', { name: /^Add 65,536 levels$/ }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(65 * 2 ** 20)], 'large.txt'));
    document.querySelector('.add').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);
  await expect.poll(() => page.getByText('File too large: 65 MiB (limit: 64 MiB).').count()).toBeGreaterThan(0);
  await closePage(page);
});

test('a level is drawn by mouse and keys, checked at each stroke, proven solvable, and played', async () => {
  const page = await openPage(app, '#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  await shown(page, 'No box. Place at least one.');
  // A fast stroke: the cells in between are drawn, too, and one undo takes the stroke back.
  const sheet = await page.locator('.board canvas').boundingBox();
  if (!sheet) throw new Error('the sheet is not visible');
  await page.mouse.move(sheet.x + sheet.width * 0.2, sheet.y + sheet.height / 2);
  await page.mouse.down();
  await page.mouse.move(sheet.x + sheet.width * 0.8, sheet.y + sheet.height / 2);
  await page.mouse.up();
  const text = page.getByRole('group', { name: 'Level as text' });
  await expect.poll(() => text.textContent()).toMatch(/^#{7,9}$/);
  await page.keyboard.press('u');
  await expect.poll(() => text.textContent()).toBe('');
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  const draw = async (letters: string) => {
    const digits: Readonly<Record<string, string>> = { '#': '1', ' ': '2', '.': '3', $: '4', '@': '6' };
    for (const letter of letters) {
      await page.keyboard.press(digits[letter] ?? '2');
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
    }
    for (const _ of letters) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
  };
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  for (const row of ['#####', '#@$.#']) await draw(row);
  await shown(page, /Gap in the wall at/);
  await draw('#####');
  await shown(page, /^Solvable in 1 push, proven\./);
  await expect.poll(() => text.textContent()).toBe('#####\n#@$.#\n#####');
  await page.keyboard.press('u');
  await page.keyboard.press('y');
  await page.locator('.head').getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Open as a game' }).click();
  await page.getByRole('application', { name: /Sokoban board/ }).waitFor();
  await pressMoves(page, 'r');
  await spoken(page, /Solved\. 1 move, 1 push/);
  await closePage(page);
});
