// Sokoban in the browser: a level played to the end by keys, mouse and touch; undo, restart, snapshots; the board alone
// through the accessibility tree; links; saves.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../src/base/outcome.js';
import { makeLurd, SOKOBAN, validateLevel } from '../../src/sokoban/index.js';
import {
  boardWords,
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  shown,
  spoken,
  status,
  useApp,
} from './browser.js';

const app = useApp();

const ROOM = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];
const SOLUTION = 'rdRRldR';

test('a level is played to its end by keys', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, SOLUTION);
  await spoken(page, /Solved\. 7 moves, 3 pushes\. New best\./);
  await expect.poll(() => counted(page)).toEqual({ moves: '7', pushes: '3' });
  await expect.poll(() => page.locator('.best .win').allTextContents()).toEqual(['7', '3']);
  await closePage(page);
});

test('undo, redo, restart and snapshots lose nothing', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await pressMoves(page, 'rdR');
  await page.keyboard.press('Alt+1');
  await pressMoves(page, 'R');
  await expect.poll(() => counted(page)).toEqual({ moves: '4', pushes: '2' });
  for (const key of ['u', 'z', 'Backspace', 'Control+z', 'u']) await page.keyboard.press(key);
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await spoken(page, /Nothing to undo/);
  for (const key of ['y', 'Control+y', 'Control+Shift+z', 'y']) await page.keyboard.press(key);
  await expect.poll(() => counted(page)).toEqual({ moves: '4', pushes: '2' });
  await page.keyboard.press('r');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await page.keyboard.press('u');
  await expect.poll(() => counted(page)).toEqual({ moves: '4', pushes: '2' });
  await page.keyboard.press('1');
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '1' });
  await page.keyboard.press('Home');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});

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

/** The middle of a cell of the board's picture, on the page. */
async function cellPoint(page: Page, row: number, column: number) {
  // Nothing is still to come that could move the board.
  await page.getByText('Solver settings').waitFor({ state: 'attached' });
  const box = await page.locator('.board canvas').boundingBox();
  if (!box) throw new Error('the board is not to be seen');
  return {
    x: box.x + ((column + 0.5) / (ROOM[0]?.length ?? 1)) * box.width,
    y: box.y + ((row + 0.5) / ROOM.length) * box.height,
  };
}

test('a level is played to its end by mouse: walk, choose a box and its goal, drag the other', async () => {
  const page = await openPage(app, linkTo(ROOM));
  const click = async (row: number, column: number) => {
    const { x, y } = await cellPoint(page, row, column);
    await page.mouse.click(x, y);
  };
  await click(4, 1);
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '0' });
  await click(2, 3);
  await spoken(page, /The dots show the \d+ cells it can go to\./);
  await click(2, 5);
  await expect.poll(async () => (await counted(page)).pushes).toBe('2');
  const [from, to] = [await cellPoint(page, 3, 4), await cellPoint(page, 3, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await spoken(page, /Solved\. \d+ moves, 3 pushes/);
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
  const start = await cellPoint(page, 4, 2);
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
    const { x, y } = await cellPoint(page, row, column);
    await page.touchscreen.tap(x, y);
  }
  await spoken(page, /Solved/);
  expect(await page.evaluate('scrollY')).toBe(0);
  // A box is dragged by a finger too.
  await page.keyboard.press('r');
  const [from, to] = [await cellPoint(page, 2, 3), await cellPoint(page, 2, 5)];
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

test('a level is played through the accessibility tree alone', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/3');
  await page.getByRole('application', { name: /Sokoban board/ }).focus();
  const letters: Readonly<Record<string, string>> = {
    wall: '#',
    floor: ' ',
    outside: ' ',
    goal: '.',
    box: '$',
    'box on goal': '*',
    player: '@',
    'player on goal': '+',
  };
  // What a listener is told is all that is used: the words of the table, the sentences of the live region.
  const rows = (await boardWords(page)).map((words) => words.map((word) => letters[word] ?? '?').join(''));
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  const solver = SOKOBAN.solvers.find(({ id }) => id === 'bfs-hash');
  const outcome = solver && finish(solver.solve(level.value, {}, PATIENT));
  if (outcome?.verdict !== 'solved') throw new Error('the level read aloud has no solution');
  await pressMoves(page, makeLurd(level.value, outcome.answer));
  await spoken(page, /^Solved\./);
  await expect.poll(async () => (await boardWords(page)).flat().filter((word) => word === 'box')).toEqual([]);
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

test('a dead box is told with its place, and the push that did it is taken back', async () => {
  const page = await openPage(app, linkTo(['#######', '#     #', '#  $@.#', '#     #', '#######']));
  await pressMoves(page, 'll');
  await spoken(page, /^Deadlock: row 3, column 2\. Undo 1 push to reach a position that can be solved\./);
  // Walking about does not hide which push it was.
  await pressMoves(page, 'dr');
  await expect.poll(() => counted(page)).toEqual({ moves: '4', pushes: '2' });
  await page.getByRole('button', { name: 'Undo push' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '1', pushes: '1' });
  await closePage(page);
});

test('a level that begins stuck offers no push to undo', async () => {
  const page = await openPage(app, linkTo(['########', '#      #', '# .$$. #', '#  @   #', '########']));
  await spoken(page, /^Deadlock: row 3, column 4; row 3, column 5\.$/);
  await shown(page, /block each other: every push of one leads to a deadlock/);
  expect(await page.getByRole('button', { name: 'Undo push' }).count()).toBe(0);
  await closePage(page);
});

test('dead cells are marked by a key, and a snapshot is taken by a button', async () => {
  const page = await openPage(app, linkTo(ROOM));
  await page.keyboard.press('c');
  expect(await page.getByRole('checkbox', { name: /Highlight dead squares/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save snapshot' }).click();
  await pressMoves(page, 'r');
  await page.getByRole('button', { name: 'Restore snapshot 1' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});

test('a level is played backwards to its start, and the pulls solve it forward', async () => {
  const page = await openPage(app, linkTo(['#######', '#@ $ .#', '#     #', '#######']));
  await page.getByRole('button', { name: 'Reverse mode' }).click();
  await spoken(page, /Pull every box back/);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await spoken(page, /Solved in reverse/);
  await page.getByRole('button', { name: 'Play forward' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  await closePage(page);
});

test('a link holds level and moves, there and back', async () => {
  const page = await openPage(app, linkTo(ROOM, '', 'A <b>bold</b> & "quoted" title'));
  await pressMoves(page, 'rdR');
  await page.getByRole('button', { name: 'Link' }).click();
  await spoken(page, /Link copied/);
  const address = (await page.evaluate('navigator.clipboard.readText()')) as string;
  const before = await boardWords(page);
  const other = await openPage(app, address.slice(app.address.length));
  await expect.poll(() => boardWords(other)).toEqual(before);
  await expect.poll(() => counted(other)).toEqual({ moves: '3', pushes: '1' });
  expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('A <b>bold</b> & "quoted" title');
  expect(await other.locator('h1 b').count()).toBe(0);
  await closePage(page);
  await closePage(other);
});

test('a running game is there again after the page is left', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/5');
  await pressMoves(page, 'lrudlrud');
  const before = await boardWords(page);
  const counts = await counted(page);
  await expect.poll(async () => (await kept(page, 'games')).map(({ moves }) => String(moves))).toEqual([counts.moves]);
  await page.goto('about:blank');
  await page.goto(app.address);
  await page.locator('main h1').waitFor();
  await expect.poll(() => boardWords(page)).toEqual(before);
  await expect.poll(() => counted(page)).toEqual(counts);
  await closePage(page);
});

test.each([
  ['none where the person wants none', 'reduce', 1],
  ['some where not', 'no-preference', 4],
] as const)('motion: %s', async (_name, reducedMotion, count) => {
  const page = await openPage(app, linkTo(ROOM), { reducedMotion }, (context) => context.clock.install());
  // From here on time passes in the page as we let it: what is seen does not depend on the machine.
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

test('the dark theme is the system’s, or the person’s, and is kept', async () => {
  const page = await openPage(app, linkTo(ROOM), { colorScheme: 'dark' });
  const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  await expect.poll(ground).toBe('rgb(21, 20, 18)');
  await page.getByRole('button', { name: 'Change theme' }).click();
  await expect.poll(ground).toBe('rgb(242, 239, 232)');
  await page.reload();
  await expect.poll(ground).toBe('rgb(242, 239, 232)');
  await closePage(page);
});

test('where the system forces its colors, the board keeps its own', async () => {
  const page = await openPage(app, linkTo(ROOM), { forcedColors: 'active' });
  const colors = `(() => {
    const canvas = document.querySelector('.board canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  })()`;
  await expect.poll(() => page.evaluate(colors)).toBeGreaterThan(8);
  await closePage(page);
});
