// What must hold on every page: links and Back, no accessibility violation, no horizontal scrolling, no shortcuts while
// the help is open.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, counted, linkTo, openPage, settled, useApp } from './browser.js';
import { ROWS } from './web-puzzles.js';

const app = useApp();

test('the page follows a click on a link; the browser handles other clicks, Back, and Forward', async () => {
  const page = await openPage(app, '#/levels');
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Editor' });
  await link.click();
  await page.getByRole('application', { name: /Drawing board/ }).waitFor();
  await page.goBack();
  await page.locator('.cards').waitFor();
  await page.goForward();
  await page.getByRole('application', { name: /Drawing board/ }).waitFor();
  await page.goBack();
  await page.locator('.cards').waitFor();
  for (const way of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click(way)]);
    await other.getByRole('application', { name: /Drawing board/ }).waitFor();
    await other.close();
    expect(page.url()).toContain('#/levels');
  }
  await closePage(page);
});

const PAGES = [
  '#/sokoban/first-steps/2',
  '#/futoshiki',
  '#/daily/2026-11-10',
  '#/levels',
  '#/level/warehouse/3',
  '#/progress',
  '#/editor',
  '#/editor/futoshiki',
  '#/lab',
  '#/lab/trivial/1',
  '#/lessons',
  '#/settings',
];
const THERE = '.board, .futo, .cards, .daily-puzzle .why, .progress-parts, .level-page, .lab, .lesson-cards';

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page: page as never }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

test.each(PAGES)(
  '%s has no accessibility violation, light on a desktop or dark with more contrast on a phone',
  async (fragment) => {
    for (const options of [
      { colorScheme: 'light' as const },
      { colorScheme: 'dark' as const, contrast: 'more' as const, viewport: { width: 390, height: 844 } },
    ]) {
      const page = await openPage(app, fragment, options);
      await page.locator(THERE).first().waitFor();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await closePage(page);
    }
  },
);

test('the help is a dialog without a violation, and the keys of the page are off while it is open', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});

test('no page scrolls sideways on a phone', async () => {
  const page = await openPage(app, '', { viewport: { width: 390, height: 844 } });
  for (const fragment of PAGES) {
    await page.goto(app.address + fragment);
    await page.locator(THERE).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  }
  await closePage(page);
});
