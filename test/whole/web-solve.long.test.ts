// Solving in the browser: a solution with its claim, a proof that there is none, a search that is watched and stopped,
// hints step by step, the lab.

import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { verifyCertificate } from '@masu/solve/sokoban/certificates/verify-certificate.js';
import { expect, test } from 'vitest';
import {
  closePage,
  counted,
  linkTo,
  openPage,
  pressMoves,
  pressSolve,
  shown,
  spoken,
  status,
  unfold,
  useApp,
} from './browser.js';
import { HALL, ROWS } from './web-puzzles.js';

const app = useApp();

test('a level is solved in the page, its claim is shown, and its solution replayed', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  await pressSolve(page);
  await spoken(page, /Solution found\. 3 moves, 2 pushes\./);
  await shown(page, 'Proven: no solution has fewer pushes.');
  await page.getByRole('button', { name: 'Play solution' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  // Not a record of the player: the solver's moves were only watched.
  await expect.poll(() => page.locator('.best .win').allTextContents()).toEqual(['–', '–']);
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await spoken(page, /No shorter solution found: 3 moves, 2 pushes\./);
  await closePage(page);
});

test('a proof is checked in the page, saved as a file, and verified again outside', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  await pressSolve(page);
  await shown(page, 'Proven: no solution has fewer pushes.');
  await page.getByRole('button', { name: 'Check the proof' }).click();
  await shown(page, /^Checked here, by a program that shares no code with the solver: a proof of \d+ bytes/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the proof' }).click();
  const bytes = Buffer.concat(await (await (await saving).createReadStream()).toArray());
  const level = validateLevel({ rows: ROWS });
  expect(level.ok && verifyCertificate(level.value, bytes)).toMatchObject({
    verified: true,
    message: 'no solution with fewer than 2 pushes, or with 2 pushes and fewer than 3 moves',
    isOptimal: true,
  });
  await closePage(page);
});

test('a level without a solution is proven to have none', async () => {
  const page = await openPage(app, linkTo(['#####', '#@$ #', '#  .#', '#####']));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await pressSolve(page);
  await expect.poll(() => status(page)).toMatch(/^Proven: no solution\./);
  await shown(page, /Proven: this level has no solution \(\d+ positions searched\)\./);
  await page.getByRole('button', { name: 'Check the proof' }).click();
  await shown(page, /^Checked here/);
  await closePage(page);
});

test('a long search shows its figures, keeps the page responsive, and stops on request', async () => {
  const page = await openPage(app, linkTo(HALL));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await pressSolve(page);
  const positions = () => page.locator('.figures dd').first().textContent();
  await expect.poll(positions).not.toBe('0');
  // The page answers keys while the search is at work.
  await pressMoves(page, 'lu');
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '0' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await spoken(page, /^Stopped\./);
  await shown(page, /^Stopped after/);
  await closePage(page);
});

test('Stop pressed at once works, even before the solver is loaded', async () => {
  const page = await openPage(app, linkTo(HALL));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  // Stop is pressed as soon as it appears.
  await page.evaluate(`(() => {
    const button = (word) => [...document.querySelectorAll('.solver .btn')].find((each) => each.textContent === word);
    new MutationObserver((_, observer) => {
      if (!button('Stop')) return;
      observer.disconnect();
      button('Stop').click();
    }).observe(document.body, { childList: true, subtree: true });
    button('Solve').click();
  })()`);
  await expect.poll(() => page.getByText(/^Stopped after/).count()).toBeGreaterThan(0);
  await closePage(page);
});

test('a search ends when another level is opened', async () => {
  const page = await openPage(app, linkTo(HALL));
  await unfold(page, 'Solver');
  await page.getByText('Solver settings').click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await pressSolve(page);
  await page.locator('.figures').waitFor();
  await page.goto(app.address + linkTo(ROWS));
  await page.getByRole('button', { name: 'Solve', exact: true }).waitFor();
  expect(await page.locator('.figures').count()).toBe(0);
  await closePage(page);
});

test('a hint opens step by step, and the full solution solves the level', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.keyboard.press('i');
  await spoken(page, /Look at .*The next box to push is there\./);
  await page.keyboard.press('i');
  await spoken(page, /Box [A-Z] is next\./);
  await page.getByRole('button', { name: 'Show where it belongs' }).click();
  await spoken(page, /box [A-Z] goes to goal \d\./);
  await page.getByRole('button', { name: 'Show the push' }).click();
  await spoken(page, /Push box [A-Z] right\./);
  await page.getByRole('button', { name: 'Show full solution (2 pushes)' }).click();
  await spoken(page, /2 pushes to go/);
  await page.locator('.ladder').getByRole('button', { name: 'Play solution' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  await closePage(page);
});
