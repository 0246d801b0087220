// "Next for you" in the browser: a level is offered, solved at the proven minimum, rated, and followed by the next offer.

import { mkdirSync } from 'node:fs';
import { rowColumn } from '@masu/core/base/grid.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxRuns, type SolvedLevel, solvedLevel } from '../own-levels.js';
import { closePage, kept, openPage, pressMoves, shown, useApp } from './browser.js';

const app = useApp();

test('a level is offered from the list, given up for the next, and the progress page shows the rating', async () => {
  const page = await openPage(app, '#/levels');
  const panel = page.getByRole('region', { name: 'Next for you' });
  await panel.getByRole('button', { name: 'Easygoing' }).click();
  await shown(page, 'You should solve about 85% of these without help.');
  await panel.getByRole('button', { name: 'Play' }).click();
  await page.locator('.board').waitFor();
  const address = page.url();
  await expect.poll(() => page.url()).toContain('#/sokoban/');
  await page.locator('.board').focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await shown(page, 'If you have begun this level, it counts as given up.');
  await page.getByRole('region', { name: 'Next for you' }).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect.poll(async () => (await kept(page, 'attempts')).length).toBe(1);
  expect((await kept(page, 'attempts'))[0]).toMatchObject({ puzzle: 'sokoban', result: 'given-up', hints: 0 });

  await page.goto(`${app.address}#/progress`);
  await shown(page, /^\d+, give or take \d+, from 0 levels solved and 1 given up\.$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await shown(page, 'The rating was reset. It starts again with the next level.');
  await page.getByRole('checkbox', { name: 'Keep a rating and suggest levels' }).uncheck();
  await page.getByRole('region', { name: 'Next for you' }).waitFor({ state: 'detached' });
  await closePage(page);
});

test('a win at the minimum says so, and is noted with what it took', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  await page.locator('.board').focus();
  await pressMoves(page, 'rR');
  await shown(page, 'Proven minimum!');
  await expect.poll(async () => (await kept(page, 'attempts')).length).toBe(1);
  const [attempt] = await kept(page, 'attempts');
  expect(attempt).toMatchObject({ result: 'solved', undos: 0, hints: 0 });
  expect(attempt?.pushes).toBe(attempt?.optimum);
  await closePage(page);
});

/** A room in which a box can be pushed up and down again. */
const ROOM = '6.7w.w5-w.w5-w.w-b-o-w.wp4-w.7w';

test('a win over the minimum is compared with a shortest solution: the push that cost more is named and shown', async () => {
  const page = await openPage(app, `#/sokoban?l=${ROOM}`);
  await page.locator('.board').focus();
  await pressMoves(page, 'uRdrUluurDldR');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your solution and a shorter one' });
  await dialog.getByRole('heading', { name: 'Yours: 4 pushes' }).waitFor();
  await dialog.getByRole('heading', { name: 'Proven minimum: 2 pushes' }).waitFor();
  await dialog.getByText('They are the same for 2 moves.').waitFor();
  const slider = dialog.getByRole('slider');
  expect(await slider.inputValue()).toBe('2');
  await dialog.getByRole('button', { name: 'Push 2, up: 2 pushes more than necessary' }).click();
  expect(await slider.inputValue()).toBe('4');
  await dialog.getByRole('button', { name: 'Go to end' }).click();
  expect(await slider.inputValue()).toBe('13');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await closePage(page);
});

test('a playlist is a link to its levels, which follow one another', async () => {
  const page = await openPage(app, '#/levels');
  const panel = page.getByRole('region', { name: 'Playlists' });
  await panel.getByRole('button', { name: 'Given up' }).click();
  await panel.getByText('No level was given up.').waitFor();
  await panel.getByRole('button', { name: 'Today’s three' }).click();
  await page.getByRole('heading', { name: 'Today’s three' }).waitFor();
  await expect.poll(() => page.url()).toMatch(/#\/levels\/list-sokoban-today-[0-9a-f]{16}(\.[0-9a-f]{16}){2}$/);
  await expect.poll(() => page.locator('.card').count()).toBe(3);
  await page.goto(`${page.url().replace('#/levels/', '#/sokoban/')}/2`);
  await page
    .getByText(/2 of 3/)
    .first()
    .waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => page.url()).toMatch(/\/3$/);
  await page.goto(`${app.address}#/levels/list-sokoban-today-0000000000000000`);
  await page.getByRole('heading', { name: 'Collection not found on this device.' }).waitFor();
  await closePage(page);
});

/** Solves the level by pointing: at a box, then at where it goes. */
async function point(page: Page, own: SolvedLevel, by: 'mouse' | 'touch'): Promise<void> {
  const { width, height } = own.level;
  for (const cell of boxRuns(own).flat()) {
    const box = await page.locator('.board canvas').boundingBox();
    if (!box) throw new Error('the board is not visible');
    const [row, column] = rowColumn(cell, width);
    const x = box.x + ((column + 0.5) / width) * box.width;
    const y = box.y + ((row + 0.5) / height) * box.height;
    await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
}

test.each([
  ['touch', 390, 844],
  ['mouse', 1280, 800],
] as const)('ten levels, each the next for you, by keys and by %s, at %i × %i', async (hand, width, height) => {
  const isTouch = hand === 'touch';
  const page = await openPage(app, '#/levels', { viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });
  const press = (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true }).first();
    return isTouch ? button.tap() : button.click();
  };
  const panel = page.getByRole('region', { name: 'Next for you' });
  await panel.getByRole('button', { name: 'Easygoing' }).click();
  await panel.getByRole('button', { name: 'Play' }).click();
  const met = new Set<string>();
  for (let played = 1; played <= 10; played++) {
    await expect.poll(() => met.has(page.url()) || !page.url().includes('#/sokoban/')).toBe(false);
    met.add(page.url());
    await page.locator('.board canvas').waitFor();
    await page.getByText('Solver settings').waitFor({ state: 'attached' });
    const [, name = '', number = ''] = /#\/sokoban\/([^/]+)\/(\d+)$/.exec(page.url()) ?? [];
    const own = solvedLevel(name, Number(number));
    if (played % 2 === 0) await pressMoves(page, own.moves);
    else await point(page, own, hand);
    await page.locator('.status .seal').waitFor();
    const folder = process.env.MASU_LOOK;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/ten-${width}-${played}.png` });
    }
    // The message of the win is in view, with one way on and one replay.
    const message = await page.locator('.status .row').boundingBox();
    expect(message && message.y >= 0 && message.y + message.height <= height).toBe(true);
    await expect.poll(async () => (await kept(page, 'attempts')).length).toBe(played);
    if (played % 2 === 0) await page.keyboard.press('Enter');
    else await press('Next for you');
  }
  const attempts = await kept(page, 'attempts');
  expect(attempts.every(({ result, hints }) => result === 'solved' && hints === 0)).toBe(true);
  await closePage(page);
});
