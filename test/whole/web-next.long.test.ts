// "Next for you" in the browser: a level is offered, solved at the proven minimum, rated, and followed by the next offer.

import { expect, test } from 'vitest';
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
