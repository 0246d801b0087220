// A calm page: nothing on it moves during a whole game, with hints, warnings, messages, and the win. The browser's own
// measure of layout shifts says so; a shift after a key or a click counts, too.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, linkTo, openPage, pressMoves, settled, shown, useApp } from './browser.js';

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
  await settled(page);
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
  for (const sentence of [/Look at/, /Box [AB] is next/, /box [AB] goes to goal/, /Push box/, /Proven minimum/]) {
    await page.keyboard.press('i');
    await page.locator('.status').getByText(sentence).waitFor();
    await settled(page);
    await calm(page, `the hint: ${sentence}`);
  }
  await pressMoves(page, 'rrU');
  await page.locator('.status.ink .btn').first().waitFor();
  await calm(page, 'a deadlock');
  await page
    .locator('.status')
    .getByText(/Undo \d push|^more$/)
    .first()
    .waitFor();
  await calm(page, 'how far to undo');
  await page.keyboard.press('r');
  await shown(page, /Back to the start|Restarted/);
  await calm(page, 'a restart');
  await pressMoves(page, 'rrDrD');
  await page.locator('.status .seal').waitFor();
  await settled(page);
  await calm(page, 'the win');
  await closePage(page);
});

const TARGET = '.cell.target';

test.each(SIZES)('nothing moves in a whole game of Futoshiki, at %i × %i', async (...size) => {
  const page = await openCalm('#/futoshiki/easy/1', size);
  const enter = page.getByRole('button', { name: /^Enter \d$/ });
  const open = page.locator('.futo .cell:not(.given)').first();
  await open.focus();
  // The digit of a given in its row or column, if there is one: a conflict; else a digit like any other.
  const given = await page.locator('.futo .cell.given').first().textContent();
  await page.keyboard.press(given?.at(-1) ?? '1');
  await page
    .locator('.status')
    .getByText(/entered|Conflict/)
    .first()
    .waitFor();
  await calm(page, 'a digit of a given');
  await page.keyboard.press('u');
  await shown(page, 'Undone.');
  await page.keyboard.press('a');
  await shown(page, 'Filled in all pencil marks.');
  await calm(page, 'pencil marks');
  for (let digit = 0; digit < 81 && (await page.locator('.status .seal').count()) === 0; digit++) {
    await page.keyboard.press('i');
    await page.locator(TARGET).waitFor();
    await calm(page, 'the hint: where');
    await page.keyboard.press('i');
    await page.locator(`${TARGET}, .cell.because`).first().waitFor();
    await calm(page, 'the hint: why');
    await page.keyboard.press('i');
    await enter.waitFor();
    await calm(page, 'the hint: the digit');
    await enter.click();
    await page.locator(TARGET).waitFor({ state: 'detached' });
    await calm(page, 'a digit');
  }
  await page.locator('.status .seal').waitFor();
  await settled(page);
  await calm(page, 'the win');
  await closePage(page);
});
