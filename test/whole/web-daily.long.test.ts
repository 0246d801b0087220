// The puzzle of a day in the browser, at a fixed date: the same level as in Node, solved, counted, shared, in the
// calendar and in the progress; and the levels page sorted, filtered, and searched.

import { PATIENT, type TimedWatch } from '@masu/core/base/outcome.js';
import { ALL_WORK } from '@masu/engine/jobs/all-work.js';
import type { AnyJob, ReportTo } from '@masu/engine/jobs/any-job.js';
import { dailyJob } from '@masu/engine/jobs/daily-job.js';
import { perform } from '@masu/engine/jobs/perform.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePage, kept, openPage, pressMoves, shown, useApp } from './browser.js';

const app = useApp();
const DAY = '2026-11-10';
/** A Tuesday in the middle of a month, wherever the browser is. */
const NOON = new Date(2026, 10, 10, 12);
const WATCH: TimedWatch = { ...PATIENT, now: () => 0, cpu: () => 0 };

function reportOf<J extends AnyJob>(job: J): ReportTo<J> {
  const performing = perform(job, ALL_WORK, WATCH);
  for (let next = performing.next(); ; next = performing.next()) {
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.error.message);
    return next.value.value as ReportTo<J>;
  }
}

const titles = (page: Page): Promise<string[]> => page.locator('.card b').allTextContents();

test('the puzzle of a day is the same as in Node; once solved, it is in the calendar, the streak, the progress, and the shared text', async () => {
  const job = dailyJob('sokoban', DAY);
  if (!job) throw new Error('there is no such day');
  const made = reportOf(job);
  if (made.verdict !== 'generated') throw new Error(made.verdict);
  const solved = reportOf({ puzzle: 'sokoban', level: made.level, format: 'xsb', solver: 'push-optimal', limits: {} });
  if (solved.verdict !== 'solved' || solved.puzzle !== 'sokoban') throw new Error(solved.verdict);

  const page = await openPage(app, '#/daily', {}, (context) => context.clock.setFixedTime(NOON));
  await page.getByRole('heading', { name: 'Tuesday, November 10' }).waitFor();
  const sokoban = page.getByRole('region', { name: 'Sokoban' });
  await sokoban.getByText('Easy').waitFor();
  await expect
    .poll(async () => (await kept(page, 'dailies')).find(({ puzzle }) => puzzle === 'sokoban')?.level)
    .toBe(made.level);

  await sokoban.getByRole('link', { name: /^Play/ }).click();
  await page.getByRole('heading', { name: 'Daily, Tuesday, November 10' }).waitFor();
  await pressMoves(page, solved.solution);
  await shown(page, /Streak: 1 day\. Tomorrow: Tricky\./);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await shown(page, /Result copied/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Daily' }).click();
  await sokoban.getByText(/That is the proven minimum of pushes/).waitFor();
  await page.getByRole('link', { name: /^Today, .*: solved$/ }).waitFor();
  expect(await page.getByRole('row', { name: /^Sokoban/ }).textContent()).toBe('Sokoban111');
  await sokoban.getByRole('button', { name: 'Share' }).click();
  await shown(page, /Result copied/);
  const shared = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect(shared.split('\n').slice(0, 3)).toEqual([
    `masu daily Sokoban, ${DAY} (Easy)`,
    expect.stringMatching(new RegExp(`, ${made.pushes} push(es)?: fewest pushes$`)),
    'No hints',
  ]);
  expect(shared.split('\n')[3]).toBe(`${app.address}#/daily/${DAY}`);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Progress' }).click();
  await shown(page, '1 level solved outside these collections: daily, generated, or shared.');
  await shown(page, 'No solved level needed more pushes than the proven minimum.');
  await closePage(page);
});

test('levels are sorted, filtered, and searched, and a card says why', async () => {
  const page = await openPage(app, '#/levels/warehouse');
  // The first cards are drawn before the others.
  const all = async (): Promise<readonly string[]> => {
    await expect.poll(async () => (await titles(page)).length).toBe(17);
    return await titles(page);
  };
  const inOrder = await all();
  expect(inOrder[0]).toMatch(/^1\. /);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Fewest pushes');
  await expect.poll(() => titles(page)).not.toEqual(inOrder);
  const byPushes = await all();
  expect([...byPushes].sort()).toEqual([...inOrder].sort());
  await page.getByRole('combobox', { name: 'Difficulty' }).first().selectOption('Extreme');
  await shown(page, '2 of 17 levels');
  expect(await page.locator('.card .grade').allTextContents()).toEqual(['Extreme', 'Extreme']);
  await page.locator('.card summary').first().click();
  await page
    .getByText(/Proven minimum: \d+ pushes\./)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Difficulty' }).first().selectOption('Any');
  const [, word = ''] = inOrder[4]?.split('. ') ?? [];
  await page.getByRole('searchbox', { name: 'Search' }).fill(word.toUpperCase());
  await expect.poll(() => titles(page)).toEqual([inOrder[4]]);
  await closePage(page);
});
