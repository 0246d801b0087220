// A calm page: nothing on it moves during a whole game, with hints, warnings, messages, and the win. The browser's own
// measure of layout shifts says so; a shift after a key or a click counts, too.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FUTOSHIKI_FORMATS } from '../../src/futoshiki/index.js';
import { closePage, linkTo, openPage, pressMoves, shown, useApp } from './browser.js';
import { made, SQUARE } from './web-puzzles.js';

const app = useApp();

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

/** Notes every layout shift, with what moved; `takeShifts()` hands them over. */
const WATCH = `(() => {
  const shifts = [];
  const note = (entries) => {
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    for (const { value, sources } of entries)
      shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
        (node?.className || node?.nodeName) + ': ' + at(previousRect) + ' → ' + at(currentRect))]);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.takeShifts = () => {
    note(observer.takeRecords());
    return shifts.splice(0);
  };
})()`;

/** The shifts since the last look: those of the frames up to the second one from now. */
const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((taken) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => taken(takeShifts())))))`);

/** Opens a page and waits until it is at rest; loading is not part of the game. */
async function openCalm(fragment: string, [width, height]: readonly [number, number]): Promise<Page> {
  const page = await openPage(app, fragment, { viewport: { width, height } }, (context) =>
    context.addInitScript(WATCH),
  );
  await page.locator('.status p').waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => shiftsOf(page)).toEqual([]);
  return page;
}

const calm = async (page: Page, when: string): Promise<void> => expect(await shiftsOf(page), when).toEqual([]);

const LEVEL = ['########', '#@     #', '#  $   #', '#  .$  #', '#   .  #', '########'];

test.each(SIZES)('nothing moves in a whole game of Sokoban, at %i × %i', async (...size) => {
  const page = await openCalm(linkTo(LEVEL), size);
  await calm(page, 'the start');
  await pressMoves(page, 'dd');
  await calm(page, 'a walk');
  for (const sentence of [/Look at/, /Row \d, column \d/, /Push it/, /Proven minimum/]) {
    await page.keyboard.press('i');
    await page.locator('.status').getByText(sentence).waitFor();
    await page.waitForLoadState('networkidle');
    await calm(page, `the hint: ${sentence}`);
  }
  await pressMoves(page, 'rrU');
  await page.locator('.status.ink .btn').first().waitFor();
  await calm(page, 'a deadlock');
  await page
    .locator('.status')
    .getByText(/Undo \d push/)
    .first()
    .waitFor();
  await calm(page, 'how far to undo');
  await page.keyboard.press('r');
  await shown(page, /Back to the start|Restarted/);
  await calm(page, 'a restart');
  await pressMoves(page, 'rrDrD');
  await page.locator('.status .seal').waitFor();
  await page.waitForLoadState('networkidle');
  await calm(page, 'the win');
  await closePage(page);
});

const SQUARE_LINK = made(FUTOSHIKI_FORMATS.find(({ id }) => id === 'unequal')!.make([SQUARE])).trim();

test.each(SIZES)('nothing moves in a whole game of Futoshiki, at %i × %i', async (...size) => {
  const page = await openCalm(`#/futoshiki?${new URLSearchParams({ l: SQUARE_LINK, t: 'Small' })}`, size);
  await page.getByRole('button', { name: 'Row 1, column 1, empty' }).focus();
  await page.keyboard.press('1');
  await shown(page, 'Conflict: two 1s in row 1.');
  await calm(page, 'a conflict');
  await page.keyboard.press('u');
  await shown(page, 'Undone.');
  await page.keyboard.press('a');
  await calm(page, 'pencil marks');
  for (let digit = 0; digit < 16 && (await page.locator('.status .seal').count()) === 0; digit++) {
    for (const step of ['where', 'why', 'digit']) {
      await page.keyboard.press('i');
      await page
        .locator(step === 'where' ? '.cell.target' : step === 'why' ? '.cell.because' : '.btn.main')
        .first()
        .waitFor();
      await calm(page, `the hint: ${step}`);
    }
    await page.getByRole('button', { name: /^Enter \d$/ }).click();
    await page
      .locator('.status')
      .getByText(/entered|Solved/)
      .first()
      .waitFor();
    await calm(page, 'a digit');
  }
  await page.locator('.status .seal').waitFor();
  await page.waitForLoadState('networkidle');
  await calm(page, 'the win');
  await closePage(page);
});
