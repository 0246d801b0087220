// The undo advice in a deadlock: the number of pushes is checked by a search, and right.

import { expect, test } from 'vitest';
import { closePage, counted, linkTo, openPage, pressMoves, shown, useApp } from './browser.js';

const app = useApp();

test('Side door, three bad pushes: undoing as many as advised makes the level solvable', async () => {
  const page = await openPage(app, '#/sokoban/corners/11');
  await pressMoves(page, 'dlllluudrdr');
  await shown(page, 'Deadlock: this position can’t be solved.');
  await shown(page, /Undo \d+ pushes to reach a position that can be solved\./);
  const before = Number((await counted(page)).pushes);
  const button = page.locator('.status').getByRole('button', { name: /^Undo \d+ pushes$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  await button.click();
  await expect.poll(async () => Number((await counted(page)).pushes)).toBe(before - count);
  // From there a hint is found, so the advice was right.
  await page.keyboard.press('i');
  await shown(page, /^Look at /);
  await closePage(page);
});

test('one push undone from there is still a deadlock, and the page says so', async () => {
  const page = await openPage(app, '#/sokoban/corners/11');
  await pressMoves(page, 'dlllluudrdr');
  await shown(page, /Undo \d+ pushes to reach/);
  await page.keyboard.press('u');
  await page.keyboard.press('i');
  await shown(page, /No hint: this position is a deadlock\./);
  await shown(page, /Undo \d+ push(es)? to reach a position that can be solved\./);
  expect(await page.locator('.status').textContent()).not.toMatch(/the way is open/);
  await closePage(page);
});

test('a level without a solution is reported as such; no undo is offered', async () => {
  const page = await openPage(app, linkTo(['########', '#$ @$ .#', '#     .#', '########']));
  await pressMoves(page, 'r');
  await shown(page, 'Deadlock: this position can’t be solved.');
  // Known before the first push; after it, the advice is computed again.
  const undo = page.locator('.status').getByRole('button', { name: /Undo/ });
  await expect.poll(() => undo.count()).toBe(0);
  await shown(page, /Proven: this level has no solution\./);
  await closePage(page);
});
