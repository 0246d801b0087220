// Outside input to the page: damaged links, markup in titles, pastes of ten megabytes, the largest board. Each is shown
// or gets a message; nothing is executed, nothing hangs.

// @module-tag alone

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardWords, closePage, linkTo, openPage, pressMoves, shown, spoken, useApp } from './browser.js';

const app = useApp();

const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];

const HOSTILE: readonly (readonly [name: string, fragment: string, sentence: RegExp])[] = [
  [
    'a link cut short',
    `${linkTo(ROWS).slice(0, 24)}`,
    /Incomplete link: the level breaks off|doesn’t contain a valid level/,
  ],
  ['a link of noise', '#/sokoban?l=%00%ff&m=%%%', /doesn’t contain a valid level/],
  ['a link with a bomb of runs', `#/sokoban?l=255.${'255w.'.repeat(2000)}`, /doesn’t contain a valid level/],
  ['a level without a player', linkTo(['#####', '# $.#', '#####']), /no player/],
  ['a collection that is not there', '#/sokoban/nowhere/9', /Level not found/],
  ['a Futoshiki of noise', '#/futoshiki?l=99:zzz', /doesn’t contain a valid puzzle/],
];

test.each(HOSTILE)('%s gets a sentence', async (_name, fragment, sentence) => {
  const page = await openPage(app, fragment);
  await expect.poll(() => page.locator('.status').first().textContent()).toMatch(sentence);
  await closePage(page);
});

test('markup in a title is text, wherever it is shown', async () => {
  const title = '<img src=x onerror="globalThis.bad=1"><script>globalThis.bad=1</script>';
  const page = await openPage(app, '#/levels');
  await page.getByRole('textbox', { name: 'Level text' }).fill(`${ROWS.join('\n')}\nTitle: ${title}\n`);
  await page.getByRole('button', { name: 'Add level' }).click();
  await page.locator('.card > a').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.evaluate('globalThis.bad')).toBeUndefined();
  await closePage(page);
});

/** Pastes ten megabytes of one level, again and again, as a person would. */
async function pasteTenMegabytes(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Level text' }).focus();
  await page.evaluate(`(() => {
    const level = ${JSON.stringify(`${rows.join('\n')}\n\n`)};
    const data = new DataTransfer();
    data.setData('text', level.repeat(Math.ceil(1e7 / level.length)));
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  })()`);
  await shown(page, /is too large to display/);
}

test('ten megabytes of pasted text are read in a worker, and the page stays responsive', async () => {
  const page = await openPage(app, '#/levels');
  const wide = ['#'.repeat(99), `#@$.${' '.repeat(94)}#`, '#'.repeat(99)];
  await pasteTenMegabytes(page, wide);
  await expect.poll(() => page.getByRole('button', { name: /^Add [\d,]+ levels$/ }).count()).toBe(1);
  await closePage(page);
});

test('more levels than a collection can have are refused with a sentence', async () => {
  const page = await openPage(app, '#/levels');
  await pasteTenMegabytes(page, ROWS);
  await shown(page, /a collection can have 100,000\./);
  expect(await page.getByRole('button', { name: /^Add [\d,]+ levels$/ }).count()).toBe(0);
  await closePage(page);
});

test('the largest possible board is shown and played', async () => {
  const inner = `#${' '.repeat(253)}#`;
  const rows = [
    '#'.repeat(255),
    `#@$.${' '.repeat(250)}#`,
    ...Array.from({ length: 252 }, () => inner),
    '#'.repeat(255),
  ];
  const page = await openPage(app, linkTo(rows));
  await pressMoves(page, 'r');
  await spoken(page, /Solved/);
  expect((await boardWords(page)).length).toBe(255);
  await closePage(page);
});
