// The page of levels: lists that are searched, sorted, and filtered, collections that are added and removed, and files.

import { expect, test } from 'vitest';
import { nameOf, openHere, type PageHere, usePages } from '../../../../test/web/page-here.js';

usePages();

async function open(address = '#/levels/first-steps', after?: PageHere): Promise<PageHere> {
  const page = await openHere(address, after ? { after } : {});
  await page.until('Down the well');
  return page;
}

/** The numbers of the levels in view, in their order. */
const shown = ({ controls }: PageHere): number[] =>
  controls().flatMap((control) => {
    const number = control.tagName === 'A' ? /^(\d+)\. /.exec(nameOf(control))?.[1] : undefined;
    return number === undefined ? [] : [Number(number)];
  });
async function choose(page: PageHere, list: RegExp, option: string): Promise<void> {
  const select = page.control(list) as HTMLSelectElement;
  const value = [...select.options].find(({ textContent }) => textContent === option)?.value;
  expect(value, option).toBeDefined();
  await page.fill(select, value ?? '');
}

test('a search, the orders, and the filters show the levels they say', async () => {
  const page = await open();
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  await page.until(() => shown(page).length === 12);
  expect(shown(page)).toEqual(all);
  await choose(page, /^Sort by/, 'Fewest pushes');
  expect(shown(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12]);
  await choose(page, /^Sort by/, 'Boxes');
  expect(shown(page)).toEqual([1, 2, 4, 6, 3, 5, 7, 8, 9, 10, 11, 12]);
  await choose(page, /^Sort by/, 'Title');
  expect(shown(page)[0]).toBe(1);
  expect(shown(page).at(-1)).toBe(9);
  await choose(page, /^Sort by/, 'Number');
  await choose(page, /^Difficulty/, 'Easy');
  expect(shown(page)).toEqual([9, 10, 11, 12]);
  await choose(page, /^Difficulty/, 'Any');
  await choose(page, /^Show/, 'Solved');
  expect(shown(page)).toEqual([]);
  await choose(page, /^Show/, 'Unsolved');
  expect(shown(page)).toEqual(all);
  await page.fill(page.control('Search'), 'round');
  expect(shown(page)).toEqual([2, 4]);
  await page.fill(page.control('Search'), '');
  expect(shown(page)).toEqual(all);
});

test('a level in progress is where it belongs', async () => {
  const page = await openHere('#/sokoban/first-steps/1');
  await page.until('Undo');
  await page.go('#/sokoban/first-steps/8');
  await page.until('Not into the corner');
  await page.until('Undo');
  await page.press('a');
  await page.until('1 move');
  await page.go('#/levels/first-steps');
  await page.until(() => shown(page).length === 12);
  await choose(page, /^Show/, 'In progress');
  // The game is saved after its move, not with it.
  await page.until(() => shown(page).length > 0);
  expect(shown(page)).toEqual([8]);
});

const TWO = '#####\n#@$.#\n#####\nTitle: One\n\n######\n#@ $.#\n######\nTitle: Two\n';

test('pasted levels are a collection of their own, kept, opened, and played', async () => {
  const page = await open();
  await page.fill(page.find('textarea'), TWO);
  await page.until('Add 2 levels');
  await page.click('Add 2 levels');
  await page.until('1. One');
  const address = page.window.location.hash;
  const again = await openHere(address, { after: page });
  await again.until('2. Two');
  expect(shown(again)).toEqual([1, 2]);
  await again.click(/^1\. One/);
  await again.until('Undo');
  await again.press('ArrowRight');
  await again.until('Solved');
});

test('text without a level adds nothing', async () => {
  const page = await open();
  await page.fill(page.find('textarea'), 'nonsense');
  await page.until(() => !page.text().includes('Reading…'));
  expect(page.controls().filter((control) => /^Add \d/.test(nameOf(control)))).toEqual([]);
});

test('a collection is saved as a file in each of its formats', async () => {
  const page = await open();
  const format = page.control(/^Format/) as HTMLSelectElement;
  for (const { value } of [...format.options]) {
    await page.fill(page.control(/^Format/), value);
    const before = (await page.downloads()).length;
    await page.click('Download');
    await page.until(() => !page.text().includes('Reading…'));
    const files = await page.downloads();
    expect(files).toHaveLength(before + 1);
    expect(files.at(-1)?.[0]).toMatch(/^First steps\./);
    expect(files.at(-1)?.[1]).toContain('Down the well');
  }
});
