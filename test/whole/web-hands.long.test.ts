// Input in odd situations: Enter after a win with the focus on a button, a canceled drag, a solution played after the
// player has moved, text pasted and files dropped anywhere, collections of many levels.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellPoint,
  closePage,
  counted,
  linkTo,
  openPage,
  pressMoves,
  shown,
  spoken,
  unfold,
  useApp,
} from './browser.js';

const app = useApp();

const ROOM = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];
const CORRIDOR = ['#######', '#@ $ .#', '#######'].join('\n');

/** Simulates a paste. */
const paste = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }`);

/** Drops a file on a part of the page; returns whether the browser would open it instead. */
const dropOn = (page: Page, selector: string, text: string): Promise<unknown> =>
  page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'dropped.txt'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('${selector}').dispatchEvent(drop);
  }`);

test('after a win Enter opens the next level, whichever button was pressed last', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  await pressMoves(page, 'r');
  await page.getByRole('button', { name: 'Undo' }).click();
  await pressMoves(page, 'rr');
  await spoken(page, /^Solved\./);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Round the back' }).waitFor();
  await page.goto(`${app.address}#/futoshiki/trivial/1`);
  const rows = ['1234', '4321', '2413', '3142'];
  for (const [cell, digit] of [...rows.join('')].entries()) {
    const button = page.locator('.futo .cell').nth(cell);
    if (!/given/.test((await button.getAttribute('class')) ?? 'given')) {
      await button.click();
      await page.keyboard.press(digit);
    }
  }
  await spoken(page, /^Solved\./);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('heading', { name: 'Trivial 5 × 5' }).count()).toBe(1);
  await closePage(page);
});

test('Escape cancels a drag', async () => {
  const page = await openPage(app, linkTo(ROOM));
  const [from, to] = [await cellPoint(page, ROOM, 2, 3), await cellPoint(page, ROOM, 2, 5)];
  const drag = async (): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator('.dragged').waitFor();
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.locator('.dragged').waitFor({ state: 'detached' });
  await page.mouse.up();
  await pressMoves(page, 'r');
  await expect.poll(() => counted(page)).toEqual({ moves: '1', pushes: '0' });
  await drag();
  await page.mouse.up();
  await expect.poll(async () => (await counted(page)).pushes).toBe('2');
  await closePage(page);
});

test('a solution from a position is played from that position, wherever the player is by then', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdR');
  await unfold(page, 'Solver');
  await page.getByRole('button', { name: 'Solve from here' }).click();
  await spoken(page, /Solution found\. 4 moves, 2 pushes\./);
  await pressMoves(page, 'ddrr');
  await page.getByRole('button', { name: 'Play solution' }).click();
  await page.keyboard.press('End');
  await spoken(page, /^End of the solution: 7 moves, 3 pushes\./);
  await expect.poll(() => counted(page)).toEqual({ moves: '7', pushes: '3' });
  await closePage(page);
});

test('pasted moves are played; pasted levels and dropped files, too', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await paste(page, 'rdRRl dR');
  await spoken(page, /^Solved\. 7 moves, 3 pushes\./);
  await paste(page, 'no such thing');
  await paste(page, CORRIDOR);
  await shown(page, 'This is the level you gave. Keep in a collection?');
  await page.goto(`${app.address}#/futoshiki`);
  await page.locator('.futo').waitFor();
  expect(await dropOn(page, '.futo', `${CORRIDOR}\nTitle: Dropped\n`)).toBe(false);
  await page.getByRole('heading', { name: 'Dropped' }).waitFor();
  await closePage(page);
});

test('every level of a long text is in its collection, and none is lost when it is edited', async () => {
  const page = await openPage(app, '#/levels');
  const wide = (width: number): string => {
    const wall = '#'.repeat(width + 5);
    return `${wall}\n#@$.${' '.repeat(width)}#\n${wall}\n`;
  };
  const texts = Array.from({ length: 6000 }, (_, index) => wide(1 + (index % 40)));
  await paste(page, [...texts, wide(50)].join('\n'));
  await shown(page, '5,960 levels repeat an earlier one in this text.');
  await page.getByRole('button', { name: 'Add 6,001 levels' }).click();
  await page.getByText('6,001 levels', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove duplicates' }).click();
  await expect.poll(() => page.getByText('41 levels', { exact: true }).count()).toBe(1);
  await closePage(page);
});

test('past the ends of a collection a message says so, and after the last level it offers what follows', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  await page.keyboard.press('p');
  await shown(page, 'This is the first level of First steps.');
  await page.goto(`${app.address}#/sokoban/first-steps/12`);
  await page.getByText('First steps · 12 of 12').waitFor();
  await page.keyboard.press('n');
  await shown(page, 'This is the last level of First steps.');
  await page
    .locator('.status')
    .getByRole('button', { name: /^Next: / })
    .click();
  await page.getByText(/^Corners · 1 of/).waitFor();
  await page.goto(`${app.address}${linkTo(ROOM)}`);
  await page.getByRole('heading', { name: 'Test level' }).waitFor();
  await page.keyboard.press('n');
  await shown(page, 'This level isn’t part of a collection.');
  await page.goto(`${app.address}#/futoshiki/trivial/1`);
  await page.locator('.futo .cell').nth(5).click();
  await page.keyboard.press('p');
  await shown(page, 'This is the first puzzle of Trivial.');
  // The ends of the row, and of the grid, with the focus.
  for (const [key, place] of [
    ['End', 'Row 2, column 4'],
    ['Home', 'Row 2, column 1'],
    ['Control+End', 'Row 4, column 4'],
    ['Control+Home', 'Row 1, column 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('.cell:focus').textContent()).toContain(place);
  }
  await closePage(page);
});

test('on a phone, the steps of a Futoshiki hint are in view with the grid, each said once', async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openPage(app, '#/futoshiki/trivial/1', options);
  const status = page.locator('.status');
  const isInView = async (): Promise<boolean> => {
    const boxes = await Promise.all([page.locator('.futo'), status].map((each) => each.boundingBox()));
    return boxes.every((box) => box !== null && box.y >= 0 && box.y + box.height <= 844);
  };
  await page.locator('.tools').getByRole('button', { name: 'Hint' }).tap();
  await status.getByText(/Look at cell a\./).waitFor();
  expect([await isInView(), await page.locator('.cell.because').count()]).toEqual([true, 0]);
  await status.getByRole('button', { name: 'Show why' }).tap();
  await page.locator('.cell.because').first().waitFor();
  expect(await status.textContent()).not.toMatch(/Look at|So cell/);
  expect(await isInView()).toBe(true);
  await status.getByRole('button', { name: 'Show the digit' }).tap();
  await status.getByText(/So cell a is \d\./).waitFor();
  expect(await isInView()).toBe(true);
  await status.getByRole('button', { name: /^Enter \d$/ }).tap();
  await status.getByText(/\d entered at/).waitFor();
  await closePage(page);
});
