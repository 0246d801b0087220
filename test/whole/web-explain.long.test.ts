// Explanations in play, in a real browser: the hint that says an idea, a reason, and the push; "Why not this push?"; the
// reason of a lost position; what a level takes; and a replay told run by run. Nothing is said before it is asked for.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardWords, closePage, openPage, pressMoves, pressSolve, shown, spoken, unfold, useApp } from './browser.js';

const app = useApp();

/** With MASU_LOOK set to a folder, pictures of what is tested. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.MASU_LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

// "Not into the corner": box A is the key, and box B has to make room first.
const CORNER = '#/sokoban/first-steps/8';
const KEY = 'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.';

/** The names that the board gives to boxes and goals, as assistive technology reads them. */
const names = async (page: Page): Promise<string[]> =>
  (await boardWords(page)).flat().filter((word) => / [A-Za-z]?\s?\d?$/.test(word) && !/^\w+$/.test(word));

const SIZES = [
  [390, 844],
  [1280, 860],
] as const;

for (const [width, height] of SIZES) {
  test(`the hint ladder, at ${width} pixels: an idea, the box and why, the push`, async () => {
    const page = await openPage(app, CORNER, { viewport: { width, height } });
    const panel = page.locator('.ladder');
    await panel.waitFor();
    expect(await page.getByText(KEY).count()).toBe(0);
    expect(await names(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Show where to look' }).click();
    await shown(page, KEY);
    await spoken(page, /^Look at .* Box A is the key/);
    await expect.poll(() => names(page)).toEqual(['goal 1', 'box A', 'box B', 'goal 2']);
    await look(page, `hint-1-${width}`);
    expect(await page.getByText('Until it moves, box A can’t').count()).toBe(0);
    await panel.getByRole('button', { name: 'Show the box' }).click();
    await page.locator('.status').getByText("Until it moves, box A can't be pushed without losing.").waitFor();
    await panel.getByRole('button', { name: 'Show where it belongs' }).click();
    await panel.getByRole('button', { name: 'Show the push' }).click();
    // In sight together with the board, on a phone, too, whose panel is below the first screen.
    await page.evaluate('scrollTo(0, 0)');
    const why = page.locator('.status').getByText('Box B is set aside at cell a.');
    await why.waitFor();
    const { y = 0, height: tall = height } = (await why.boundingBox()) ?? {};
    expect(y > 0 && y + tall <= height).toBe(true);
    await shown(page, "Box B is set aside at cell a. It can't be pushed down yet: box A is in the way.");
    await look(page, `hint-3-${width}`);
    // The push closes the hint, and the letters go.
    await pressMoves(page, 'luurrdrrddlu');
    await expect.poll(() => names(page)).toEqual([]);
    await closePage(page);
  });

  test(`why not this push, at ${width} pixels: loses and why, or as good as any`, async () => {
    const page = await openPage(app, CORNER, { viewport: { width, height } });
    await page.locator('.explain').waitFor();
    await page.keyboard.press('o');
    const box = page.getByRole('group', { name: 'Box B' });
    await box.getByRole('button', { name: 'Box B, down' }).click();
    await shown(page, 'That push loses: box B can then never be pushed again.');
    await spoken(page, /^That push loses/);
    await look(page, `why-not-${width}`);
    await box.getByRole('button', { name: 'Box B, up' }).click();
    await shown(page, 'That push is as good as any: it is the first of a solution with the fewest pushes.');
    // A push that is made meanwhile is a question, too; it is taken back.
    await pressMoves(page, 'luurrdrrddlu');
    expect(await page.locator('.explain .answer').count()).toBe(1);
    await page.keyboard.press('o');
    expect(await page.locator('.explain .answer').count()).toBe(0);
    await expect.poll(() => names(page)).toEqual([]);
    await closePage(page);
  });
}

test('a lost position gets its reason', async () => {
  const page = await openPage(app, '#/sokoban/corners/4');
  await pressMoves(page, 'dl');
  await page.keyboard.press('i');
  await shown(
    page,
    'This position can no longer be solved: boxes A and B can no longer both end on goals, even with the other box gone.',
  );
  expect(await names(page)).toContain('box A');
  await closePage(page);
});

test('what it takes, without the plan before it is solved; then a replay told run by run', async () => {
  const page = await openPage(app, CORNER);
  await unfold(page, 'Explain');
  await page.getByRole('button', { name: 'Show the idea' }).click();
  await page.locator('.idea li').first().waitFor();
  expect(await page.locator('.idea li').allTextContents()).toEqual([
    KEY,
    'Every solution pushes a box onto cell a, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes.',
  ]);
  await page.getByRole('button', { name: 'Show the idea' }).click();
  await expect.poll(() => page.locator('.idea').count()).toBe(0);
  // Solved by the solver, and its replay explained.
  await pressSolve(page);
  await page.getByRole('button', { name: 'Play solution' }).click();
  await page.keyboard.press('End');
  await shown(page, /^End of the solution: /);
  await page.getByRole('button', { name: 'Explain the replay' }).click();
  await shown(page, /^Run 3 of 3: Box B goes to goal 2\.$/);
  await page.keyboard.press('Home');
  await shown(page, /^Run 1 of 3: Box B is set aside at cell a\. Until it moves, box A can't be pushed/);
  await expect.poll(() => names(page)).toEqual(['floor a', 'goal 1', 'box A', 'box B', 'goal 2']);
  await look(page, 'replay');
  await page.getByRole('button', { name: 'Explain the replay' }).click();
  await expect.poll(() => names(page)).toEqual([]);
  await closePage(page);
});
