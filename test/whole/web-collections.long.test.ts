// The player's own collections in the browser: named, graded in the background, renamed, merged, ordered, deleted, each
// with undo; duplicates; a level's own page with its solutions and saved games; levels from the generator.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, kept, linkTo, openPage, pressMoves, ROOT, shown, spoken, useApp } from './browser.js';
import { masu } from './masu.js';

const app = useApp();

const KILN = '######\n#.$@ #\n######\n';
const CORRIDOR = '#######\n#@ $ .#\n#     #\n#######\n';
const TWO = '########\n#@$ . .#\n# $    #\n########\n';

async function add(page: Page, text: string, name?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Level text' }).fill(text);
  const field = page.getByRole('textbox', { name: 'Collection name' });
  await field.waitFor();
  if (name !== undefined) await field.fill(name);
  await page.getByRole('button', { name: /^Add (level|\d+ levels)$/ }).click();
  if (name !== undefined) await page.getByRole('heading', { name, exact: true }).waitFor();
}

/** The titles of the added collections, as listed. */
async function listed(page: Page): Promise<string[]> {
  const own = readdirSync(join(ROOT, 'levels/sokoban')).filter((name) => name.endsWith('.xsb')).length;
  const titles = await page.locator('.sets section').first().locator('a > span:first-child').allTextContents();
  return titles.slice(own);
}

const grades = (page: Page): Promise<string[]> => page.locator('.card .why .grade').allTextContents();

test('on a phone the collections are a list behind a button, with a search; one that is chosen closes it', async () => {
  const page = await openPage(app, '#/levels', { viewport: { width: 390, height: 844 } });
  const button = page.getByRole('button', { name: 'Choose a collection' });
  const links = page.locator('.sets a:visible > span:first-child');
  await button.waitFor();
  expect(await links.count()).toBe(0);
  await button.click();
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('cOrn');
  await expect.poll(() => links.allTextContents()).toEqual(['Corners']);
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('nothing like it');
  await page.getByText('No collection has this in its title.').waitFor();
  await page.getByRole('searchbox', { name: 'Find a collection' }).fill('corn');
  await links.first().click();
  await page.getByRole('heading', { name: 'Corners' }).waitFor();
  await expect.poll(() => links.count()).toBe(0);
  await closePage(page);
});

test('a collection is named by its text; its levels are graded in the background, and the grades are saved', async () => {
  const page = await openPage(app, '#/levels');
  await add(page, `; Collection: Dawn\n\n${KILN}Title: Kiln\n\n${CORRIDOR}Title: Hall\nAuthor: Ana\n`);
  await page.getByRole('heading', { name: 'Dawn' }).waitFor();
  await expect.poll(() => grades(page)).toEqual(['Trivial', 'Trivial']);
  await expect
    .poll(async () => (await kept(page, 'grades')).map(({ grade, optimum }) => [grade, optimum]).sort())
    .toEqual([
      ['trivial', 1],
      ['trivial', 2],
    ]);
  await page.reload();
  await expect.poll(() => grades(page)).toEqual(['Trivial', 'Trivial']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('ana');
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['2. Hall']);
  await closePage(page);
});

test('grading can be stopped and continued', async () => {
  const page = await openPage(app, '#/levels');
  const text = readFileSync(join(ROOT, 'levels/sokoban/9-masters.xsb'), 'utf8');
  await add(page, text, 'Masters again');
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await shown(page, /levels? ha(s|ve) no difficulty yet/);
  const before = (await grades(page)).length;
  expect(before).toBeLessThan(21);
  await page.getByRole('button', { name: 'Grade', exact: true }).click();
  await expect.poll(async () => (await grades(page)).length, { timeout: 120_000 }).toBe(21);
  await closePage(page);
});

test('collections are renamed, put in order, merged, and deleted, and each change is undone', async () => {
  const page = await openPage(app, '#/levels');
  await add(page, `${KILN}Title: Kiln\n`, 'First');
  await add(page, `${KILN}Title: Kiln again\n\n${TWO}Title: Two\n`, 'Second');
  expect(await listed(page)).toEqual(['First', 'Second']);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zenith');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('heading', { name: 'Zenith' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Second' }).waitFor();

  await page.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => listed(page)).toEqual(['Second', 'First']);
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(['Second', 'First']);

  await page.getByRole('combobox', { name: 'Merge into' }).selectOption('First');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await shown(page, '1 level added to First. 1 level was there already.');
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['1. Kiln', '2. Two']);
  await expect.poll(() => listed(page)).toEqual(['First']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listed(page)).toEqual(['Second', 'First']);
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['1. Kiln']);

  await page.getByRole('button', { name: 'Delete' }).click();
  await spoken(page, /First deleted/);
  await expect.poll(() => listed(page)).toEqual(['Second']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listed(page)).toEqual(['Second', 'First']);
  expect((await kept(page, 'collections')).map(({ title }) => title).sort()).toEqual(['First', 'Second']);
  await closePage(page);
});

test('duplicates, also mirrored, are reported before a text is added, and removed from a collection', async () => {
  const mirrored = TWO.trimEnd().split('\n').reverse().join('\n');
  const page = await openPage(app, '#/levels');
  await add(page, `${KILN}Title: Kiln\n`, 'First');
  await page.getByRole('textbox', { name: 'Level text' }).fill(`${KILN}\n${TWO}\n${mirrored}`);
  await shown(page, '1 level repeats an earlier one in this text.');
  await shown(page, '1 level is already in First.');
  await page.getByRole('textbox', { name: 'Collection name' }).fill('Both');
  await page.getByRole('button', { name: 'Add 3 levels' }).click();
  await shown(page, 'Level 3 repeats an earlier one.');
  expect(await page.locator('.card b').allTextContents()).toEqual(['Level 1', 'Level 2', 'Level 3']);
  await page.getByRole('button', { name: 'Remove duplicates' }).click();
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['Level 1', 'Level 2']);
  await closePage(page);
});

test('a level has a page with its solutions, its saved games, and its position in the collection', async () => {
  const page = await openPage(app, '#/levels');
  await add(page, `${CORRIDOR}Title: Hall\n; First of its kind.\n; Optimum: 2 pushes\n\n${KILN}Title: Kiln\n`, 'Mine');
  await expect.poll(() => grades(page)).toEqual(['Trivial', 'Trivial']);
  await page.locator('.card > a').first().click();
  await page.getByRole('heading', { name: 'Hall' }).waitFor();
  // Two solutions, the second shorter, and a game that is not finished.
  await pressMoves(page, 'drurr');
  await shown(page, /^Solved/);
  await page.keyboard.press('r');
  await pressMoves(page, 'rrr');
  await shown(page, /^Solved/);
  await page.keyboard.press('r');
  await pressMoves(page, 'dd');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Levels' }).click();
  await page.getByRole('link', { name: /^Mine/ }).click();
  await page.locator('.card summary').first().click();
  await page.getByRole('link', { name: 'Records and solutions' }).first().click();
  await page.getByRole('heading', { name: '1. Hall' }).waitFor();
  await page.getByText('3 moves, 2 pushes').waitFor();
  await page.getByText('5 moves, 2 pushes').waitFor();
  // The grade among the notes is shown as a grade.
  await expect.poll(() => page.locator('.notes').allTextContents()).toEqual(['First of its kind.']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('application', { name: /Sokoban board/ }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Replay' }).nth(1).click();
  await shown(page, /^End of the solution/);
  // It is still a level of the collection.
  await page.getByText('Mine · 1 of 2').waitFor();
  await page.locator('.status').getByRole('button', { name: 'Next level' }).click();
  await page.getByRole('heading', { name: 'Kiln' }).waitFor();
  await page.goBack();
  await shown(page, /^End of the solution/);
  await page.goBack();
  await page.getByRole('button', { name: 'Move later' }).click();
  await page.getByRole('heading', { name: '2. Hall' }).waitFor();
  await page.getByRole('button', { name: 'Remove level' }).click();
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['1. Kiln']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.card b').allTextContents()).toEqual(['1. Kiln', '2. Hall']);
  await closePage(page);
});

test.each([
  ['easy', 7, []],
  ['hard', 11, ['--boxes', '4']],
])('the page generates the same level as the command line: %s, seed %i', async (grade, seed, wishes) => {
  const page = await openPage(app, '#/levels');
  const panel = page.locator('.generate');
  await panel.getByRole('combobox', { name: 'Difficulty' }).selectOption(grade);
  if (wishes[1]) await panel.getByRole('combobox', { name: 'Boxes' }).selectOption(wishes[1]);
  await panel.getByText('Size, rooms, and seed').click();
  await panel.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await panel.getByRole('button', { name: 'Generate' }).click();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: /^Generated levels/ }).waitFor();
  const words = ['generate', 'sokoban', '--grade', grade, '--seed', String(seed), '--to', 'sok', ...wishes];
  const { stdout, code } = await masu(words);
  expect(code).toBe(0);
  const [collection] = await kept(page, 'collections');
  expect(collection?.text).toBe(stdout);
  await panel.getByRole('link', { name: 'Play' }).click();
  await page.getByRole('application', { name: /Sokoban board/ }).waitFor();
  await closePage(page);
});

test('a wish that no level can meet is refused with its sentence, and a long one can be stopped', async () => {
  const page = await openPage(app, '#/levels');
  const panel = page.locator('.generate');
  await panel.getByText('Size, rooms, and seed').click();
  await panel.getByRole('textbox', { name: 'Seed' }).fill('lorem');
  await panel.getByRole('button', { name: 'Generate' }).click();
  await panel.getByText(/^The seed must be a whole number/).waitFor();
  // A wish that takes many seconds: with more boxes it is given up at once.
  await panel.getByRole('textbox', { name: 'Seed' }).fill('5');
  await panel.getByRole('combobox', { name: 'Difficulty' }).selectOption('Extreme');
  await panel.getByRole('combobox', { name: 'Boxes' }).selectOption('8');
  await panel.getByRole('button', { name: 'Generate' }).click();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByText('Stopped.').waitFor();
  expect(await panel.locator('.made-picture').count()).toBe(0);
  await closePage(page);
});

test('a past day is played from the calendar and counts as solved later; a future day is not opened', async () => {
  const noon = new Date(2026, 10, 10, 12);
  const page = await openPage(app, '#/daily', {}, (context) => context.clock.setFixedTime(noon));
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('link', { name: 'Monday, October 5, 2026: not played' }).click();
  await page.getByRole('heading', { name: 'Monday, October 5' }).waitFor();
  const futoshiki = page.getByRole('region', { name: 'Futoshiki' });
  await futoshiki.getByRole('link', { name: /^Play/ }).click();
  await page.getByRole('heading', { name: 'Daily, Monday, October 5' }).waitFor();
  // Hints until it is full.
  const side = page.locator('.side');
  while ((await side.getByText(/^[1-9] left$/).count()) > 0) {
    await page.keyboard.press('i');
    await page.locator('.cell.target').waitFor();
    for (let press = 0; press < 2; press++) await page.keyboard.press('i');
    await side.getByRole('button', { name: /^Enter \d$/ }).click();
  }
  await shown(page, /^Solved/);
  await page.goto(`${app.address}#/daily/2026-10-05`);
  await page.getByRole('group', { name: 'Puzzle' }).getByRole('button', { name: 'Futoshiki' }).click();
  await page.getByRole('link', { name: 'Monday, October 5, 2026: solved later' }).waitFor();
  await page.goto(`${app.address}#/daily/2027-01-01`);
  await shown(page, 'There is no puzzle for this day yet.');
  await page.goto(`${app.address}#/sokoban/daily-sokoban-2027-01-01/1`);
  await shown(page, 'Level not found.');
  expect((await kept(page, 'dailies')).filter(({ day }) => day > '2026-11-10')).toEqual([]);
  await closePage(page);
});

test('a level from a link is graded when asked', async () => {
  const page = await openPage(app, linkTo(KILN.trim().split('\n')));
  await page.getByRole('button', { name: 'How hard is it?' }).click();
  await page.locator('.head .grade').getByText('Trivial').waitFor();
  await expect.poll(async () => (await kept(page, 'grades')).map(({ optimum }) => optimum)).toEqual([1]);
  await closePage(page);
});

test('recursive is never the default, and says what it means', async () => {
  const page = await openPage(app, '#/futoshiki');
  const grade = page.getByRole('combobox', { name: 'Difficulty' });
  expect(await grade.inputValue()).toBe('easy');
  await grade.selectOption('Recursive (needs guessing)');
  await shown(page, /can’t be solved by rules alone/);
  await page.goto(`${app.address}#/levels/recursive`);
  await shown(page, /^Needs guessing/);
  await closePage(page);
});
