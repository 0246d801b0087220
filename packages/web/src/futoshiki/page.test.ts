// The page where one plays Futoshiki, from the key or the click to what its cells say and what is saved.

import { expect, test } from 'vitest';
import { nameOf, openHere, type PageHere, usePages } from '../../../../test/web/page-here.js';

usePages();

async function open(address = '#/futoshiki/easy/1', after?: PageHere): Promise<PageHere> {
  const page = await openHere(address, after ? { after } : {});
  await page.until('Undo');
  return page;
}

/** What the cells say, but for empty ones: `12: 3` is a 3 in row 1, column 2. */
const cells = ({ all }: PageHere): string =>
  all('.cell')
    .filter((cell) => nameOf(cell).startsWith('Row'))
    .map((cell) => /^Row (\d+), column (\d+), (.*?)\d*$/.exec(nameOf(cell))?.slice(1) ?? [])
    .filter(([, , says = '']) => says !== 'empty' && !says.startsWith('given'))
    .map(([row, column, says = '']) => `${row}${column}: ${says.trim()}`)
    .join(', ');
const cellNames = ({ all }: PageHere): string[] => all('.cell').map(nameOf);

const KEYS: readonly (readonly [keys: string, cells: RegExp])[] = [
  ['ArrowRight 2', /^Row 1, column 2, 2/],
  ['Home 2', /^Row 1, column 1, 2/],
  ['Home ArrowDown 3', /^Row 2, column 1, 3/],
  ['Ctrl+End 2', /^Row 4, column 4, 2/],
  ['Ctrl+End ArrowLeft ArrowUp 2', /^Row 3, column 3, 2/],
  ['ArrowRight 2 3', /^Row 1, column 2, 3/],
  ['ArrowRight 2 x 3', /^Row 1, column 2, 3/],
  ['ArrowRight m 2 3', /^Row 1, column 2, marks 2 3/],
  ['ArrowRight m 3 2 3', /^Row 1, column 2, marks 2/],
  ['ArrowRight m 3 m 4', /^Row 1, column 2, 4/],
  ['ArrowRight 1', /^Row 1, column 2, 1, conflict/],
  ['ArrowRight 2 u y', /^Row 1, column 2, 2/],
  ['ArrowRight 2 Ctrl+z Ctrl+y', /^Row 1, column 2, 2/],
  ['ArrowRight 2 r u', /^Row 1, column 2, 2/],
];

test.each(KEYS)('%s', async (keys, cell) => {
  const page = await open();
  const before = cellNames(page);
  await page.press(...keys.split(' '));
  const changed = cellNames(page).filter((name, at) => name !== before[at] && !/given/.test(name));
  expect(changed).toEqual([expect.stringMatching(cell)]);
});

test.each([
  'ArrowRight 2 u',
  'ArrowRight 2 x',
  'ArrowRight 2 0',
  'ArrowRight 2 Delete',
  'ArrowRight 2 Backspace',
  'ArrowRight 2 r',
  'ArrowRight m 2 2',
  'ArrowRight 9',
  'ArrowRight Alt+2',
])('%s leaves the cell empty', async (keys) => {
  const page = await open();
  const before = cells(page);
  await page.press(...keys.split(' '));
  expect(cells(page)).toBe(before);
});

test('the cells that are left are counted, and a game goes on where it was left', async () => {
  const page = await open();
  await page.press('Home', '2', 'Ctrl+End', '2');
  await page.until('12 cells left');
  const before = cells(page);
  const again = await open('#/futoshiki/easy/1', page);
  expect(cells(again)).toBe(before);
  await again.press('u');
  await again.until('13 cells left');
});

test('hints lead from a cell to its digit; entered to the end, they solve the puzzle, and the record says so', async () => {
  const page = await open();
  const before = cells(page);
  await page.press('i');
  await page.until(/Look at /);
  expect(cells(page)).toBe(before);
  const enter = (): HTMLElement | undefined => page.controls().find((control) => /^Enter/.test(nameOf(control)));
  const empty = (): number => cellNames(page).filter((name) => name.endsWith('empty')).length;
  for (let left = empty(); left > 0; left--) {
    while (!enter()) await page.press('i');
    await page.click(enter() as HTMLElement);
    await page.until(() => empty() === left - 1);
  }
  await page.until('Solved');
  await page.go('#/level/easy/1');
  await page.until(/Solved in .*, 14 hints/);
});
