// The page where one plays Sokoban, from the key or the click to what it shows, copies, and saves.

import { expect, test } from 'vitest';
import { openHere, type PageHere, usePages } from '../../../../test/web/page-here.js';
import { makeLevelLink } from '../share/level-link.js';

usePages();

const ROWS = ['#########', '#@ $  . #', '#       #', '#########'];
const LINK = `#/sokoban?${makeLevelLink({ rows: ROWS, title: 'Lane' })}`;

async function open(address = LINK, after?: PageHere): Promise<PageHere> {
  const page = await openHere(address, after ? { after } : {});
  await page.until('Undo');
  return page;
}

/** Moves, pushes, and boxes on goals. */
const counts = ({ text }: PageHere): string =>
  /(\d+) moves?(\d+) push(?:es)?(\d+) of \d+ on goal/.exec(text())?.slice(1).join(' ') ?? '';
/** The board as a screen reader reads it. */
const status = ({ all }: PageHere): string => all('main .status')[0]?.textContent?.trim() ?? '';

const KEYS: readonly (readonly [keys: string, counts: string])[] = [
  ['ArrowRight', '1 0 0'],
  ['ArrowRight ArrowRight ArrowRight', '3 2 0'],
  ['ArrowUp', '0 0 0'],
  ['ArrowDown', '1 0 0'],
  ['ArrowDown ArrowLeft ArrowUp', '2 0 0'],
  ['d s a w', '4 0 0'],
  ['l j h k', '4 0 0'],
  ['D', '1 0 0'],
  ['Ctrl+ArrowDown', '1 0 0'],
  ['Ctrl+ArrowRight', '1 0 0'],
  ['Shift+ArrowRight', '4 3 1'],
  ['s d u', '1 0 0'],
  ['s d u u y y', '2 0 0'],
  ['s d z', '1 0 0'],
  ['s d Backspace', '1 0 0'],
  ['s d Ctrl+z', '1 0 0'],
  ['s d Ctrl+z Ctrl+y', '2 0 0'],
  ['s d Ctrl+z Ctrl+Shift+Z', '2 0 0'],
  ['s d d r', '0 0 0'],
  ['s d d r u', '3 0 0'],
  ['s d d Home', '0 0 0'],
  ['s d d Home End', '3 0 0'],
  ['s Ctrl+1 d d 1', '1 0 0'],
  ['s Ctrl+1 d Ctrl+2 d 1 2', '2 0 0'],
];

test.each(KEYS)('%s: %s', async (keys, expected) => {
  const page = await open();
  await page.press(...keys.split(' '));
  expect(counts(page)).toBe(expected);
  expect(page.errors).toEqual([]);
});

test('a level is solved, recorded, and its game is gone; the next time it is solved better', async () => {
  const page = await open();
  await page.press('s', 'w', 'd', 'd', 'd', 'd');
  await page.until('Solved');
  expect(counts(page)).toBe('6 3 1');
  expect(page.copied).toEqual([]);
  await page.click('Copy moves');
  expect(page.copied).toEqual(['durRRR']);
  await page.go('#/games');
  await page.until('No games in progress');
  const again = await open(LINK, page);
  expect(counts(again)).toBe('0 0 0');
  await again.press('d', 'd', 'd', 'd');
  await again.until('Solved');
  await again.until(/Best|best/);
  await again.click('Undou');
  expect(counts(again)).toBe('3 2 0');
  await again.click('Redoy');
  expect(counts(again)).toBe('4 3 1');
  await again.click('Restartr');
  expect(counts(again)).toBe('0 0 0');
});

test('a game that is left is listed, continued where it was, and deleted; the deletion is undone', async () => {
  const page = await open('#/sokoban/first-steps/8');
  await page.press('a', 'd', 'd');
  const left = counts(page);
  await page.go('#/games');
  await page.until('Not into the corner');
  expect(page.text()).toContain(`${left.split(' ')[0]} moves`);
  await page.go('#/sokoban/first-steps/8');
  await page.until('Undo');
  expect(counts(page)).toBe(left);
  const again = await openHere('#/games', { after: page });
  await again.until('Not into the corner');
  await again.click(/^Delete/);
  await again.until('No games in progress');
  await again.click('Undo');
  await again.until('Not into the corner');
  await again.click(/^Delete/);
  const third = await openHere('#/games', { after: page });
  await third.until('No games in progress');
});

test('a hint opens step by step, and moves nothing', async () => {
  const page = await open('#/sokoban/first-steps/8');
  await page.press('i');
  await page.until(() => !/^$|Searching/.test(status(page)));
  const steps = new Set([status(page)]);
  // Its words depend on whether the explanation was there in time; there are five steps at most.
  for (let step = 0; step < 5; step++) {
    await page.press('i');
    steps.add(status(page));
  }
  expect(steps.size).toBeGreaterThan(3);
  expect(counts(page)).toBe('0 0 0');
});

test('n and p go through the levels and back, and the buttons do, too', async () => {
  const page = await open('#/sokoban/first-steps/1');
  const where = (): string => page.window.location.hash;
  const shown = (): string | undefined => /(\d+) of 12/.exec(page.text())?.[1];
  await page.press('n');
  await page.until('2 of 12');
  expect([where(), shown()]).toEqual(['#/sokoban/first-steps/2', '2']);
  await page.press('p');
  await page.until('1 of 12');
  await page.press('p');
  expect([where(), shown()]).toEqual(['#/sokoban/first-steps/1', '1']);
  await page.click('Next');
  await page.until('2 of 12');
  await page.click('Previous level');
  await page.until('1 of 12');
  expect(where()).toBe('#/sokoban/first-steps/1');
});

test('a link has the level and the moves, and opens as a game of its own', async () => {
  const page = await open();
  await page.press('d', 'd');
  await page.click('Copy link');
  const [link = ''] = page.copied;
  const other = await open(new URL(link).hash);
  expect(counts(other)).toBe('2 1 0');
  expect(other.text()).toContain('Lane');
});

test('a selected box is pushed to where it can go, by keys alone', async () => {
  const page = await open();
  await page.press('m');
  await page.until(/Box selected at row 2, column 4/);
  await page.press('Escape');
  expect(status(page)).not.toContain('Box selected');
});
