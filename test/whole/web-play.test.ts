// Sokoban in the browser: a level played to the end by keys and mouse; undo, restart, snapshots; the board alone through
// the accessibility tree; links; saves.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { longTest } from '../sample.js';
import {
  boardWords,
  cellPoint,
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  spoken,
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

longTest('undo, redo, restart and snapshots lose nothing', async () => {
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

test('a level is played to its end by mouse: walk, select a box and its goal, drag the other', async () => {
  const page = await openPage(app, linkTo(ROOM));
  const click = async (row: number, column: number) => {
    const { x, y } = await cellPoint(page, ROOM, row, column);
    await page.mouse.click(x, y);
  };
  await click(4, 1);
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '0' });
  await click(2, 3);
  await spoken(page, /It can go to the \d+ marked cells\./);
  await click(2, 5);
  await expect.poll(async () => (await counted(page)).pushes).toBe('2');
  const [from, to] = [await cellPoint(page, ROOM, 3, 4), await cellPoint(page, ROOM, 3, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await spoken(page, /Solved\. \d+ moves, 3 pushes/);
  await closePage(page);
});

longTest('a level is played through the accessibility tree alone', async () => {
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
  // Only what a screen reader gets is used: the words of the table, the sentences of the live region.
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

test('a link contains level and moves, and opens them again', async () => {
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

longTest('a game in progress is there again after the page is left', async () => {
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
