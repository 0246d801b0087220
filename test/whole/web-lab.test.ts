// The lab and a lesson as a person uses them: figures equal to the command line's, scrubbing, lines of the pseudo-code, the
// solution, the link; a step of a lesson that drives its lab, and exercises answered wrong and right.

import { LESSONS } from '@masu/teach/lessons.js';
import { makePractice } from '@masu/teach/practice.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runProgram } from '../run-program.js';
import { longTest, sample } from '../sample.js';
import { closePage, kept, linkTo, openPage, spoken, useApp } from './browser.js';

const app = useApp();
const ROWS = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];
const TWO = 's=breadth-first.none.udrl.none.hash&s=a-star.matching.udrl.dead-cells.tree';

const pane = (page: Page, index: number) => page.locator('.pane').nth(index);
const figure = (page: Page, index: number, place: number) =>
  pane(page, index).locator('.figures dd').nth(place).textContent();
const digits = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** What `masu solve --json` reports. */
function figuresOf(words: readonly string[]): Readonly<Record<string, number>> {
  const { stdout } = runProgram(['solve', '-', '--json', ...words], `${ROWS.join('\n')}\n`);
  const { effort, notes, moves } = JSON.parse(stdout.trim().split('\n')[0] ?? '{}');
  return { ...effort, ...notes, moves };
}

test('two searches side by side: the figures of the command line, scrubbed, played, and kept in the link', async () => {
  const page = await openPage(app, `${linkTo(ROWS, '', 'Room', 'lab')}&${TWO}&at=5`);
  const rows = page.locator('.wide-table tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  const solvers = [
    ['--solver', 'bfs-hash', '--order', 'udrl'],
    ['--solver', 'astar', '--heuristic', 'matching', '--rules', 'dead-cells', '--visited', 'tree'],
  ];
  const expected = solvers.map(figuresOf);
  // How a search ends, and after how many states, is hidden until its end is shown.
  for (const index of [0, 1]) {
    const cells = await rows.nth(index).locator('td').allTextContents();
    expect(cells.slice(0, 4)).toEqual(['not shown yet', '–', '–', '5']);
  }
  await page.getByText('5 states expanded', { exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: 'States expanded' });
  expect(await slider.getAttribute('max')).toBe('64');

  // Forward, back, and by lines; the slider reaches the end of the longer run.
  await expect.poll(() => figure(page, 0, 0)).toBe('5');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => figure(page, 1, 0)).toBe('6');
  await page.keyboard.press('ArrowLeft');
  const line = () => pane(page, 0).locator('.code [aria-current]').textContent();
  const before = await line();
  await page.keyboard.press('.');
  await expect.poll(line).not.toBe(before);
  await expect.poll(line).toMatch(/while the frontier/);
  const variables = () => pane(page, 0).locator('.variables').textContent();
  for (const [shown, also] of [
    [/take the oldest/, /a state is expanded/],
    [/if n is a goal/, /between two events/],
    [/for each move/, /move/],
  ] as const) {
    await page.keyboard.press('.');
    await expect.poll(line).toMatch(shown);
    expect(await variables()).toMatch(also);
  }
  await page.keyboard.press(',');
  await expect.poll(line).toMatch(/if n is a goal/);
  const last = String(Math.max(...expected.map(({ expanded }) => expanded ?? 0)));
  await slider.fill('50');
  await expect.poll(() => figure(page, 0, 0)).toBe('50');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect.poll(async () => digits(await figure(page, 0, 0))).toBe(expected[0]?.expanded);
  await pane(page, 0).getByText('No solution is shorter.').waitFor();
  for (const [index, figures] of expected.entries()) {
    const cells = await rows.nth(index).locator('td').allTextContents();
    const { moves, expanded, generated, duplicates, pruned, discovered, deepest, lookups, comparisons } = figures;
    expect([cells[1], ...cells.slice(3, 11)].map((text) => digits(text ?? null))).toEqual([
      ...[moves, expanded, generated, duplicates, pruned, discovered, deepest, lookups, comparisons],
    ]);
  }
  expect(await slider.getAttribute('max')).toBe(last);

  // The solution, move by move.
  await pane(page, 1).getByRole('button', { name: 'Play solution' }).click();
  await pane(page, 1).getByRole('button', { name: 'Pause' }).waitFor();
  await pane(page, 1).getByRole('slider', { name: 'Moves of the solution' }).fill('3');
  await pane(page, 1).getByText(`Move 3 of ${expected[1]?.moves}`).waitFor();

  // The address follows, and opens the same again.
  await expect.poll(() => page.url()).toContain(`at=${last}`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(async () => digits(await figure(other, 0, 0))).toBe(expected[0]?.expanded);
  await other.close();

  // A board drawn beside the lab is searched as soon as it is a level.
  await page.getByText('Draw a board').click();
  await page.getByRole('button', { name: 'Empty room' }).click();
  for (const [tile, cell] of [
    ['Player', 9],
    ['Box', 19],
  ] as const) {
    await page.locator('.draw-panel').getByText(tile, { exact: true }).click();
    await page.locator('.draw-grid button').nth(cell).click();
  }
  await page.getByText('Not a level yet').waitFor();
  await page.locator('.draw-panel').getByText('Goal', { exact: true }).click();
  await page.locator('.draw-grid button').nth(21).click();
  await page.getByText('Searched as drawn.').waitFor();
  await expect.poll(() => page.url()).toContain('#/lab?l=6.8w.wp5-w.w2-b-o-w');
  await expect
    .poll(async () => digits(await rows.nth(0).locator('td').nth(3).textContent()))
    .toBeLessThan(expected[0]?.expanded ?? 0);
  await closePage(page);
});

const GREEDY = 's=greedy.matching.udrl.none.hash&s=a-star.matching.udrl.none.hash';

longTest('a search says how it ended at its end, and greedy search claims no proof', async () => {
  const page = await openPage(app, `${linkTo(ROWS, '', 'Room', 'lab')}&${GREEDY}&at=1`);
  await expect.poll(() => figure(page, 1, 0)).toBe('1');
  await expect.poll(() => page.locator('.wide-table tbody tr').count()).toBe(2);
  expect(await page.locator('.ending').count()).toBe(0);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect.poll(() => page.locator('.ending').count()).toBe(2);
  const greedy = pane(page, 0).locator('.ending');
  await greedy.getByText(/As short as the optimum|more than the optimum/).waitFor();
  expect(await greedy.getByText('No solution is shorter').count()).toBe(0);
  expect(await greedy.locator('.seal').count()).toBe(0);
  await pane(page, 1).getByText('No solution is shorter.').waitFor();
  expect(await pane(page, 1).locator('.ending .seal').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.ending').count()).toBeLessThan(2);
  await closePage(page);
});

const MOTIONS = [
  ['reduced by the setting', 'reduced', 'no-preference', 1000],
  ['full by the setting, though the system reduces it', 'full', 'reduce', 160],
] as const;

test.each(sample(MOTIONS, 1))('Play solution, motion %s', async (_name, motion, reducedMotion, millis) => {
  const remember = `localStorage.setItem('masu.look', JSON.stringify({ motion: '${motion}' }))`;
  const page = await openPage(
    app,
    `${linkTo(ROWS, '', 'Room', 'lab')}&${GREEDY}&at=9999`,
    { reducedMotion },
    (context) => Promise.all([context.clock.install(), context.addInitScript(remember)]),
  );
  const play = pane(page, 0).getByRole('button', { name: 'Play solution' });
  await play.waitFor();
  // From here on the test controls the page's clock: the result does not depend on the machine.
  await page.clock.pauseAt(Date.now() + 600_000);
  await play.click();
  const moves = pane(page, 0).getByText(/^Move \d+ of/);
  await expect.poll(() => moves.textContent()).toMatch(/^Move 0 of/);
  await page.clock.runFor(millis - 20);
  expect(await moves.textContent()).toMatch(/^Move 0 of/);
  await page.clock.runFor(40);
  await expect.poll(() => moves.textContent()).toMatch(/^Move 1 of/);
  await closePage(page);
});

longTest('a step of a lesson drives its lab; a wrong answer gets a hint, the right one is saved', async () => {
  const page = await openPage(app, '#/lessons/what-a-state-is/3');
  await expect.poll(() => figure(page, 0, 0)).toBe('2');
  await page.getByRole('button', { name: 'Go to the 40th state' }).click();
  await expect.poll(() => figure(page, 0, 0)).toBe('40');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'How many states are there?' }).waitFor();
  await page.goto(`${app.address}#/lessons/what-a-state-is/7`);
  const answer = page.getByLabel('Your answer');
  await answer.fill('29');
  await answer.press('Enter');
  await spoken(page, /^Too low\. Place the box first/);
  await answer.fill('30');
  await answer.press('Enter');
  await spoken(page, /^Right: the box has 6 cells/);
  await expect
    .poll(async () => (await kept(page, 'settings')).find(({ key }) => key === 'web.lesson.what-a-state-is')?.value)
    .toBe('six');

  // Practice: new numbers, checked, and not counted as an exercise of the lesson.
  await page.getByRole('button', { name: 'New exercise' }).click();
  const practice = page.locator('.practice');
  const seed = digits(await practice.getByText(/^Seed /).textContent());
  const [first] = makePractice('what-a-state-is', seed);
  await practice.getByLabel('Your answer').fill(String(first?.answer));
  await practice.getByRole('button', { name: 'Check' }).click();
  await practice.getByText(`Right: ${first?.answer}.`).waitFor();
  await page.goto(`${app.address}#/lessons/for-teachers`);
  await page.getByLabel('Seed').fill('7');
  await expect
    .poll(async () => (await page.locator('.answers tr').first().locator('td').allTextContents()).map(digits))
    .toEqual(makePractice('what-a-state-is', 7).map(({ answer }) => answer));
  expect(await page.locator('.sheet').first().locator('li').count()).toBe(3 * LESSONS.length);
  await page.goto(`${app.address}#/lessons/what-a-state-is/7`);
  await page.getByRole('link', { name: 'Lessons', exact: true }).first().click();
  await page.getByText('1 of 3 exercises solved').waitFor();
  await closePage(page);
});
