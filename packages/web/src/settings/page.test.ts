// Every setting of the page of settings: changed by its control, saved, and there the next time.

import { expect, test } from 'vitest';
import { nameOf, openHere, usePages } from '../../../../test/web/page-here.js';

usePages();

type Field = HTMLInputElement | HTMLSelectElement;
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const valueShown = (field: Field): string => (isSwitch(field) ? String(field.checked) : field.value);

test('every switch and every list keeps what was chosen, each its own', async () => {
  const page = await openHere('#/settings');
  await page.until('Highlight conflicts');
  const fields = (): Field[] => page.all('main input:not([type=file]), main select') as Field[];
  expect(fields().length).toBeGreaterThan(15);
  const chosen: [name: string, value: string][] = [];
  for (let at = 0; at < fields().length; at++) {
    const field = fields()[at] as Field;
    // The language loads the page again.
    if (nameOf(field).startsWith('Language')) continue;
    const before = fields().map((each) => [each, valueShown(each)] as const);
    if (isSwitch(field)) await page.click(field);
    else {
      const options = [...field.options].map(({ value }) => value);
      await page.fill(field, options.find((option) => option !== valueShown(field)) ?? '');
    }
    const changed = before.filter(([each, value]) => valueShown(each) !== value).map(([each]) => nameOf(each));
    expect(changed).toEqual([nameOf(field)]);
    chosen.push([`${at} ${nameOf(field)}`, valueShown(field)]);
  }
  const again = await openHere('#/settings', { after: page });
  await again.until('Highlight conflicts');
  const kept = (again.all('main input:not([type=file]), main select') as Field[]).map((field, at) => [
    `${at} ${nameOf(field)}`,
    valueShown(field),
  ]);
  expect(kept).toEqual(expect.arrayContaining(chosen));
});

test('all data is saved as a file, and not deleted by one click', async () => {
  const page = await openHere('#/sokoban/first-steps/1');
  await page.until('Undo');
  await page.press('d', 's');
  await page.go('#/settings');
  await page.until('1 game, 0 records');
  await page.click('Export all data');
  const [[name = '', text = ''] = []] = await page.downloads();
  expect(name).toMatch(/\.json$/);
  expect(JSON.parse(text)).toMatchObject({ games: [{ moves: 2, title: 'A first push' }] });
  await page.click('Delete all data');
  expect(page.text()).toContain('1 game, 0 records');
});

test('the theme and the contrast are on the page at once', async () => {
  const page = await openHere('#/settings');
  await page.until('Theme');
  const root = page.window.document.documentElement;
  const look = (): string => `${root.outerHTML.slice(0, root.outerHTML.indexOf('>'))}`;
  const seen = new Set([look()]);
  for (const value of ['dark', 'light']) {
    await page.fill(page.control(/^Theme/), value);
    seen.add(look());
  }
  expect(seen.size).toBeGreaterThan(1);
});
