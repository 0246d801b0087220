// Sokoban in the browser, beyond a level played to its end: touch, reverse mode, deadlocks, motion, colors.

import { expect, test } from 'vitest';
import {
  boardWords,
  cellPoint,
  chooseInBoardMenu,
  closePage,
  counted,
  linkTo,
  openPage,
  pressMoves,
  shown,
  spoken,
  status,
  unfold,
  useApp,
} from './browser.js';

const app = useApp();

const ROOM = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];

test('a held undo button repeats and stops at the start', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdRRll');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.mouse.down();
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await page.mouse.up();
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  await closePage(page);
});

test('a level is played to its end by touch: swipes and taps', async () => {
  const page = await openPage(app, linkTo(ROOM), {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const box = await page.locator('.board canvas').boundingBox();
  if (!box) throw new Error('the board is not to be seen');
  const session = await page.context().newCDPSession(page);
  const start = await cellPoint(page, ROOM, 4, 2);
  const swipe = async (dx: number, dy: number) => {
    const at = (part: number) => [{ x: start.x + dx * part, y: start.y + dy * part }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const line = page.locator('.counts-line b');
  await swipe(50, 0);
  await expect.poll(() => line.first().textContent()).toBe('1');
  await swipe(0, 50);
  await expect.poll(() => line.first().textContent()).toBe('2');
  // Each box is tapped, then its goal.
  for (const [row, column] of [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
  ] as const) {
    const { x, y } = await cellPoint(page, ROOM, row, column);
    await page.touchscreen.tap(x, y);
  }
  await spoken(page, /Solved/);
  expect(await page.evaluate('scrollY')).toBe(0);
  // A box is dragged by a finger too.
  await page.keyboard.press('r');
  const [from, to] = [await cellPoint(page, ROOM, 2, 3), await cellPoint(page, ROOM, 2, 5)];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to.x - 20, y: to.y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => line.nth(1).textContent()).toBe('2');
  await closePage(page);
});

test('a link whose moves cannot all be made says which, and makes those before it', async () => {
  const page = await openPage(app, linkTo(ROOM, 'rdRuu'));
  await page.locator('.status', { hasText: 'Move 5 is blocked. Played the 4 moves before it.' }).waitFor();
  await expect.poll(async () => (await counted(page)).moves).toBe('4');
  await closePage(page);
});

test('a push and a wall are spoken', async () => {
  const page = await openPage(app, linkTo(['#######', '#@ $ .#', '#    $#', '#    .#', '#######']));
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => status(page)).toMatch(/^Wall\./);
  await pressMoves(page, 'rr');
  await expect.poll(() => status(page)).toMatch(/^Pushed right\./);
  await closePage(page);
});

test('a deadlocked box is reported by its letter, and the push that caused it is undone', async () => {
  const page = await openPage(app, linkTo(['#######', '#     #', '#  $@.#', '#     #', '#######']));
  await pressMoves(page, 'll');
  await spoken(
    page,
    /^Deadlock: .* Box A can no longer reach a goal\. Undo 1 push to reach a position that can be solved\./,
  );
  // Walking about does not hide which push it was.
  await pressMoves(page, 'dr');
  await expect.poll(() => counted(page)).toEqual({ moves: '4', pushes: '2' });
  await page.getByRole('button', { name: 'Undo push' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '1', pushes: '1' });
  await closePage(page);
});

test('a level that begins in a deadlock offers no push to undo', async () => {
  const page = await openPage(app, linkTo(['########', '#      #', '# .$$. #', '#  @   #', '########']));
  await spoken(page, /^Deadlock: .* Boxes A and B block each other: .* Proven: this level has no solution\.$/);
  await shown(page, /block each other: every push of one leads to a deadlock/);
  expect(await page.getByRole('button', { name: 'Undo push' }).count()).toBe(0);
  await closePage(page);
});

test('dead squares are highlighted by a key, and a snapshot is saved by a button', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await page.keyboard.press('c');
  await unfold(page, 'View');
  expect(await page.getByRole('checkbox', { name: /Highlight dead squares/ }).isChecked()).toBe(true);
  await unfold(page, 'Snapshots');
  await page.getByRole('button', { name: 'Save snapshot' }).click();
  await pressMoves(page, 'r');
  await page.getByRole('button', { name: 'Restore snapshot 1' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});

test('keys choose a box and show how many pushes take it to each cell, and where it would be lost', async () => {
  const rows = ['#######', '#     #', '# @$  #', '#   . #', '#  *  #', '#######'];
  const page = await openPage(app, linkTo(rows));
  const costs = async (): Promise<string[]> => (await boardWords(page)).flat().filter((word) => /push/.test(word));
  await page.keyboard.press('m');
  await spoken(page, /Box selected/);
  expect(await costs()).toEqual([]);
  await page.keyboard.press('Shift+M');
  await expect.poll(costs).toContain('goal 2 pushes');
  expect(await costs()).toContain('floor 1 push, deadlock');
  // The other box can only go sideways; then it is the first one's turn again.
  await page.keyboard.press('m');
  await expect.poll(costs).not.toContain('goal 2 pushes');
  await page.keyboard.press('m');
  await expect.poll(costs).toContain('goal 2 pushes');
  await page.keyboard.press('Escape');
  await expect.poll(costs).toEqual([]);
  await unfold(page, 'View');
  expect(await page.getByRole('checkbox', { name: /Show pushes to each cell/ }).isChecked()).toBe(true);
  await closePage(page);
});

test('the menu above the board lies over the page, and a choice, Escape, or a press elsewhere closes it', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/3');
  const menu = page.locator('.board-menu');
  const lines = menu.locator('li');
  const board = await page.locator('.board').boundingBox();
  await menu.locator('summary').click();
  await lines.first().waitFor();
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  await page.keyboard.press('Escape');
  await lines.first().waitFor({ state: 'detached' });
  expect(await page.evaluate(`document.activeElement.matches('.board-menu > summary')`)).toBe(true);
  await page.keyboard.press('Enter');
  await lines.first().waitFor();
  await page.locator('h1').click();
  await lines.first().waitFor({ state: 'detached' });
  await chooseInBoardMenu(page, 'Open in lab');
  await expect.poll(() => page.url()).toContain('#/lab?l=');
  await closePage(page);
});

test('a level is played in reverse mode to its start, and the pulls solve it forward', async () => {
  const page = await openPage(app, linkTo(['#######', '#@ $ .#', '#     #', '#######']));
  await chooseInBoardMenu(page, 'Reverse mode');
  await spoken(page, /Pull every box back/);
  await pressMoves(page, 'rrr');
  // Left and entered again, it goes on where it was.
  await page.keyboard.press('Escape');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await chooseInBoardMenu(page, 'Reverse mode');
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '0' });
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await spoken(page, /Solved in reverse/);
  await page.getByRole('button', { name: 'Play forward' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  await closePage(page);
});

test('reverse mode: the keys of the next and the previous level, and Enter after a win', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  const reverse = page.getByRole('application', { name: /reverse mode/ });
  const enter = async (): Promise<void> => {
    await chooseInBoardMenu(page, 'Reverse mode');
    await reverse.waitFor();
  };
  for (const [key, number] of [
    ['n', 2],
    ['p', 1],
    ['PageDown', 2],
    ['PageUp', 1],
  ] as const) {
    await enter();
    await page.keyboard.press(key);
    await page.getByText(`First steps · ${number} of 12`).waitFor();
    expect(new URL(page.url()).hash).toBe(`#/sokoban/first-steps/${number}`);
    // Another level is played forward.
    await expect.poll(() => reverse.count()).toBe(0);
  }
  await page.goto(app.address + linkTo(['#######', '#@ $ .#', '#     #', '#######'], '', 'Pull'));
  await page.getByRole('heading', { level: 1, name: 'Pull' }).waitFor();
  await enter();
  await spoken(page, /Pull every box back/);
  await pressMoves(page, 'rrr');
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '0' });
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  await closePage(page);
});

test.each([
  ['none where the person wants none', 'reduce', 1],
  ['some where not', 'no-preference', 4],
] as const)('motion: %s', async (_name, reducedMotion, count) => {
  const page = await openPage(app, linkTo(ROOM), { reducedMotion }, (context) => context.clock.install());
  // From here on the test controls the page's clock: the result does not depend on the machine.
  await page.clock.pauseAt(Date.now() + 600_000);
  const picture = () => page.evaluate(`document.querySelector('.board canvas').toDataURL()`);
  const before = await picture();
  await page.keyboard.press('Control+ArrowRight');
  const seen = new Set([await picture()]);
  for (const millis of [60, 60, 5000]) {
    await page.clock.runFor(millis);
    seen.add(await picture());
  }
  expect([seen.size, seen.has(before)]).toEqual([count, false]);
  await expect.poll(() => counted(page)).toEqual({ moves: '5', pushes: '0' });
  await closePage(page);
});

test('the dark theme is the system’s or the player’s choice, and is saved', async () => {
  const page = await openPage(app, linkTo(ROOM), { colorScheme: 'dark' });
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await expect.poll(ground).toBe('rgb(21, 20, 18)');
  await page.getByRole('button', { name: 'Change theme' }).click();
  await expect.poll(ground).toBe('rgb(242, 239, 232)');
  await page.reload();
  await expect.poll(ground).toBe('rgb(242, 239, 232)');
  await closePage(page);
});

test('if the system forces its colors, the board keeps its own', async () => {
  const page = await openPage(app, linkTo(ROOM), { forcedColors: 'active' });
  const colors = `(() => {
    const canvas = document.querySelector('.board canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  })()`;
  await expect.poll(() => page.evaluate(colors)).toBeGreaterThan(8);
  await closePage(page);
});

test.each(['sokoban/first-steps/3', 'futoshiki/easy/3'])('%s leads to the page of its level', async (place) => {
  const page = await openPage(app, `#/${place}`);
  if (place.startsWith('sokoban')) await chooseInBoardMenu(page, 'Records and solutions');
  else await page.getByRole('link', { name: 'Records and solutions' }).click();
  await page.locator('.level-page').waitFor();
  expect(new URL(page.url()).hash).toBe(`#/level/${place.replace(/^\w+\//, '')}`);
  await closePage(page);
});
