// With the keyboard alone: when a button is replaced by another, the focus moves to the new one, and back.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, linkTo, openPage, unfold, useApp } from './browser.js';
import { largeRoom } from './large-room.js';
import { HALL, ROWS } from './web-puzzles.js';

const app = useApp();

const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement.textContent');

/** Presses what has the focus, and waits until the focus is on a button of this name. */
async function pressTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(name);
}

async function focusOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
}

test('Solve and Stop, from the start and from here', async () => {
  const page = await openPage(app, linkTo(HALL));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  for (const name of ['Solve', 'Solve from here']) {
    await focusOn(page, name);
    await pressTo(page, 'Stop');
    await pressTo(page, name);
  }
  await closePage(page);
});

test('the steps of a hint', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await focusOn(page, 'Show where to look');
  await pressTo(page, 'Show the box');
  await pressTo(page, 'Show where it belongs');
  await pressTo(page, 'Show the push');
  await closePage(page);
});

test('a hint that takes long, and Stop', async () => {
  const page = await openPage(app, linkTo(largeRoom(40, 60).trimEnd().split('\n')));
  await focusOn(page, 'Show where to look');
  await pressTo(page, 'Stop');
  await pressTo(page, 'Show where to look');
  await closePage(page);
});

test('Generate and Stop', async () => {
  const page = await openPage(app, '#/levels');
  const panel = page.locator('.generate');
  await panel.getByRole('combobox', { name: 'Difficulty' }).selectOption('Extreme');
  await panel.getByRole('combobox', { name: 'Boxes' }).selectOption('12');
  await focusOn(page, 'Generate');
  await pressTo(page, 'Stop');
  await pressTo(page, 'Generate');
  await closePage(page);
});

test('the solution in the lab, and back to the search', async () => {
  const page = await openPage(app, `${linkTo(ROWS, '', 'Small', 'lab')}&at=99999`);
  await focusOn(page, 'Play solution');
  await pressTo(page, 'Pause');
  await pressTo(page, 'Play solution');
  await focusOn(page, 'Back to the search');
  await pressTo(page, 'Play solution');
  await closePage(page);
});

test('a search of the lab that is removed, and the last that is added', async () => {
  const page = await openPage(app, linkTo(ROWS, '', 'Small', 'lab'));
  const panes = page.locator('.pane');
  const isLast = (): Promise<boolean> =>
    panes.last().evaluate((pane) => pane.querySelector('summary') === pane.ownerDocument.activeElement);
  await expect.poll(() => panes.count()).toBe(2);
  for (const left of [1, 0]) {
    await focusOn(page, 'Add search');
    await page.keyboard.press('Enter');
    await expect.poll(() => panes.count()).toBe(4 - left);
  }
  await expect.poll(isLast).toBe(true);
  for (const left of [3, 2, 1]) {
    await panes.last().locator('summary').first().click();
    await panes
      .last()
      .getByRole('button', { name: /^Remove/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => panes.count()).toBe(left);
    await expect.poll(isLast).toBe(true);
  }
  await closePage(page);
});

test('the language, after the page is loaded again in it', async () => {
  const page = await openPage(app, '#/settings');
  await page.getByLabel('Language').selectOption('fr');
  const language = page.getByLabel('Langue');
  await expect.poll(() => language.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  await closePage(page);
});

test('the question before everything is deleted: Enter pressed twice deletes nothing', async () => {
  const page = await openPage(app, '#/settings');
  await focusOn(page, 'Delete all data');
  await pressTo(page, 'Cancel');
  await pressTo(page, 'Delete all data');
  await closePage(page);
});

test('after the player continues elsewhere, nothing takes the focus later', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.getByRole('button', { name: 'Show where to look' }).click();
  await page.getByRole('button', { name: 'Show the box' }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN');
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Show where it belongs' }).waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
  await closePage(page);
});
