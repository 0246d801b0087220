// A level is designed in the editor: dead, told why, repaired by one edit, solved with a proven optimum, a note shown on
// the board, and everything undone; a drawing that exists already; ideas that are asked for; played in its place.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, kept, linkTo, openPage, pressMoves, shown, useApp } from './browser.js';

const app = useApp();
const DEAD = ['########', '#      #', '#  @ . #', '#$ $ . #', '#      #', '########'];

const drawn = (page: Page): Promise<string | null> => page.getByRole('group', { name: 'Level as text' }).textContent();
const result = (page: Page): Promise<string | null> => page.locator('.review .result').textContent();
const note = (page: Page, sentence: RegExp) => page.locator('.review .note').filter({ hasText: sentence });
/** The words of the cells of the drawing that have a mark. */
const marked = async (page: Page, mark: string): Promise<number> =>
  (await page.getByRole('table', { name: 'The drawing as text' }).getByRole('cell').allTextContents()).filter((word) =>
    word.includes(mark),
  ).length;

test('a dead drawing: why, one edit that repairs it, the proven optimum, a note on the board, undo', async () => {
  const page = await openPage(app, linkTo(DEAD, '', 'Mine', 'editor'));
  await expect.poll(() => result(page)).toBe('No solution, proven.');
  const why = note(page, /^The box at row 5, column 4 can’t reach any goal/);
  await why.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => marked(page, 'cross')).toBe(1);
  // Once the analysis has ended, the result is spoken, with the number of notes.
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^No solution, proven\. 2 notes\.$/ })
    .waitFor();

  const repair = note(page, /^Move the box/).first();
  await repair.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => marked(page, 'arrow')).toBe(1);
  await repair.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => result(page)).toMatch(/^Solvable in \d+ pushes, proven\. \w+ \(\d\.\d\)\. \d+ plans\.$/);
  expect(await drawn(page)).not.toBe(DEAD.join('\n'));
  await shown(page, 'Change made.');

  // The keys: the next note on the board, and none again.
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await note(page, /cells can be walls/)
    .first()
    .waitFor();
  await page.keyboard.press('n');
  await expect.poll(() => marked(page, 'hatching')).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => marked(page, 'hatching')).toBe(0);
  // The same by buttons, for every key.
  await page.getByRole('button', { name: 'Previous note' }).click();
  await page.getByRole('button', { name: 'Next note' }).click();
  await expect.poll(() => marked(page, 'hatching')).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draw with arrows' }).click();
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  const before = await drawn(page);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => drawn(page)).not.toBe(before);
  await page.keyboard.press('u');
  await expect.poll(() => drawn(page)).toBe(before);
  await page.getByRole('button', { name: 'Draw with arrows' }).click();
  await page.getByRole('application', { name: /Drawing board/ }).focus();

  // The repair was one step.
  await page.keyboard.press('u');
  await expect.poll(() => drawn(page)).toBe(DEAD.join('\n'));
  await expect.poll(() => result(page)).toBe('No solution, proven.');

  // The drawing in the lab.
  await page.getByRole('button', { name: 'Open in lab' }).and(page.locator(':visible')).click();
  await page.locator('.pane').first().waitFor();
  expect(page.url()).toContain('#/lab?l=');
  await closePage(page);
});

const HALL = ['#######', '#     #', '# $   #', '#   . #', '# @   #', '#     #', '#######'];

test('asked for ideas, with the map on the board; played in place, taken as the line, drawn from there', async () => {
  const page = await openPage(app, linkTo(HALL, '', 'Hall', 'editor'));
  await expect.poll(() => result(page)).toBe('Solvable in 3 pushes, proven. Trivial (1.0). 3 plans.');
  const ask = page.locator('.ask');
  const question = (name: string) => ask.getByRole('button', { name, exact: true });
  await question('Harder').click();
  await ask.getByText(/^\d+ edits tried\.$/).waitFor();
  await ask.getByRole('heading', { name: 'More ways to go wrong' }).waitFor();
  const longer = ask.locator('.note').filter({ hasText: /: 3 → \d pushes, difficulty 1\.0 → \d\.\d\./ });
  await longer.first().getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => marked(page, 'corners')).toBeGreaterThan(0);
  await longer.first().getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => result(page)).toMatch(/^Solvable in [4-9] pushes, proven\./);
  // The answer was about the drawing before.
  expect(await ask.locator('.note').count()).toBe(0);
  const board = page.getByRole('application', { name: /Drawing board/ });
  await board.focus();
  await page.keyboard.press('u');
  await question('Map of edits').click();
  await expect.poll(() => marked(page, 'ring')).toBeGreaterThan(0);
  await expect.poll(() => marked(page, 'arrow')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect.poll(() => marked(page, 'ring')).toBe(0);
  await question('First pushes').click();
  await ask.getByText('No first push loses, except onto dead squares.').waitFor();

  // Enter plays; the drawing stays.
  await board.focus();
  await page.keyboard.press('Enter');
  await shown(page, /^Play with the arrow keys/);
  await page.keyboard.press('i');
  await shown(page, /^Push the box at row \d, column \d (right|down)\.$/);
  await expect.poll(() => marked(page, 'arrow')).toBe(1);
  await pressMoves(page, 'luuRRurD');
  await shown(page, /^Solved in \d+ moves, 3 pushes\.$/);
  expect(await drawn(page)).toBe(HALL.join('\n'));
  await page.getByRole('button', { name: 'Use as my line' }).click();
  await shown(page, 'Your line has 3 pushes.');
  await expect
    .poll(() => page.locator('.panel.line').textContent())
    .toContain('It solves the level. Shortest, but one of 3 plans.');

  // Escape returns to the drawing; the position becomes the drawing only if it is asked for.
  await board.focus();
  await page.keyboard.press('Enter');
  await pressMoves(page, 'luuR');
  await page.keyboard.press('Escape');
  await shown(page, 'The drawing is as before.');
  expect(await drawn(page)).toBe(HALL.join('\n'));
  await page.keyboard.press('Enter');
  await pressMoves(page, 'luuR');
  await page.keyboard.press('d');
  const moved = HALL.with(2, '# @$  #').with(4, '#     #').join('\n');
  await expect.poll(() => drawn(page)).toBe(moved);
  await expect
    .poll(async () => (await kept(page, 'drafts'))[0]?.versions.map(({ why, text }) => [why, text]))
    .toContainEqual(['replaced', HALL.join('\n')]);
  await page.keyboard.press('u');
  await expect.poll(() => drawn(page)).toBe(HALL.join('\n'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open as a game' }).click();
  await page.getByRole('application', { name: /Sokoban board/ }).waitFor();
  await page.goBack();
  await expect.poll(() => drawn(page)).toBe(HALL.join('\n'));
  await closePage(page);
});

test('a drawing that is a level of a collection is named, but not one that was only opened from there', async () => {
  const page = await openPage(app, '#/editor/hard-levels/3');
  await page
    .locator('.review [aria-live]')
    .filter({ hasText: /^Solvable in \d+ pushes/ })
    .waitFor();
  expect(await note(page, /^The same board/).count()).toBe(0);
  // A copy is another drawing, at once.
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await page.keyboard.press('Control+d');
  await note(page, /^The same board as Hard levels 3\.$/).waitFor();
  await page.getByRole('button', { name: 'Mirror' }).click();
  await note(page, /^The same board as Hard levels 3, turned or mirrored\.$/).waitFor();
  // One more wall, and it is another level.
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await expect.poll(() => note(page, /^The same board/).count()).toBe(0);
  await closePage(page);
});

test.each([
  ['Sokoban', linkTo(DEAD, '', 'Mine', 'editor')],
  ['Futoshiki', '#/editor/futoshiki'],
])('%s: while the analysis runs, the key for the next note says so', async (_puzzle, fragment) => {
  const page = await openPage(app, fragment, { serviceWorkers: 'block' }, (context) =>
    // The script of the worker never comes.
    context.route(/\/worker-[\w-]+\.js$/, () => {}),
  );
  await page.keyboard.press('n');
  await expect.poll(() => page.getByText('The review is still running.').count()).toBeGreaterThan(0);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
