// The workers of the built page in Chromium. The same answers everywhere: `any` there and in this Node gives the same moves and the same
// counts for the same level and the same budget of nodes; an answer that depended on the host's speed would fail here.
// And two workers on one level if the page may share memory, otherwise one.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENT } from '@masu/core/base/outcome.js';
import { ALL_WORK } from '@masu/engine/jobs/all-work.js';
import type { FromWorker } from '@masu/engine/jobs/engines/messages.js';
import type { Job, Report, Reported } from '@masu/engine/jobs/job.js';
import { perform } from '@masu/engine/jobs/perform.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';
import { STORE_ROWS } from '../store-level.js';
import { closePage, linkTo, openPage, pressSolve, ROOT, shown, spoken, useApp, watchedPage } from './browser.js';

const app = useApp();

const jobOf = (level: string, nodes: number): Job => ({
  puzzle: 'sokoban',
  level,
  format: 'xsb',
  solver: 'any',
  limits: { nodes, bytes: 2 ** 28 },
});

/** Some of every collection of our own, easy and hard, and budgets that suffice and that do not. */
function jobs(): Job[] {
  const own = [...ownCollections()].flatMap(([, levels]) => [levels[0], levels.at(-1)].flatMap((level) => level ?? []));
  const texts = own.map((level) => SOKOBAN.show(level, level.start).join('\n'));
  return [
    ...texts.map((text) => jobOf(text, 2000)),
    jobOf(STORE_ROWS.join('\n'), 2000),
    jobOf(STORE_ROWS.join('\n'), 10),
  ];
}

/** The page's Worker class; tests have only Node's types. */
type PageWorkerClass = new (
  address: string,
  options: { readonly type: 'module' },
) => {
  onmessage: (event: { readonly data: FromWorker }) => void;
  postMessage(message: unknown): void;
  terminate(): void;
};

/** The part of a report that must not depend on where a search ran. */
function timeless(reported: Reported): unknown {
  if (!reported.ok) return reported;
  const { effort, ...rest }: Report = reported.value;
  const { expanded, generated, duplicates } = effort;
  return { ...rest, effort: { expanded, generated, duplicates } };
}

test('a worker in Chromium gives the same answers as Node', async () => {
  const script = readdirSync(join(ROOT, 'dist/web/assets')).find((name) => /^worker-.*\.js$/.test(name));
  const page = await openPage(app);
  const wanted = jobs();
  const answers = await page.evaluate(
    async ([address, all]) => {
      const { Worker: Open } = globalThis as unknown as { Worker: PageWorkerClass };
      const worker = new Open(address, { type: 'module' });
      const got: unknown[] = [];
      for (const [id, job] of all.entries()) {
        got.push(
          await new Promise((take, fail) => {
            worker.onmessage = ({ data }) => {
              if (data.kind === 'done') take(data.reported);
              if (data.kind === 'bug') fail(new Error(data.message));
            };
            worker.postMessage({ kind: 'start', id, job });
          }),
        );
      }
      worker.terminate();
      return got as never[];
    },
    [`${app.address}assets/${script}`, wanted] as const,
  );
  const here = wanted.map((job) => {
    const performing = perform(job, ALL_WORK, { ...PATIENT, now: () => 0, cpu: () => 0 });
    for (;;) {
      const next = performing.next();
      if (next.done) return timeless(next.value);
    }
  });
  expect(answers.map(timeless)).toEqual(here);
  const verdicts = (here as { verdict: string }[]).map(({ verdict }) => verdict);
  expect(new Set(verdicts)).toEqual(new Set(['solved', 'gave-up']));
  await closePage(page);
});

/** Starts the solver in the page and waits until this many workers were opened for the level. */
async function solveHere(page: Page, workers: number): Promise<void> {
  const opened: string[] = [];
  page.on('worker', (worker) => opened.push(worker.url()));
  await pressSolve(page);
  await spoken(page, /Solution found\. \d+ moves, \d+ pushes/);
  // one more knows the table of solvers
  await expect.poll(() => opened.filter((url) => /assets\/worker-/.test(url)).length).toBe(1 + workers);
}

const ONE_WORKER = 'Using one thread: this page isn’t cross-origin isolated.';

test('in a cross-origin isolated page two workers share a level', async () => {
  const page = await openPage(app, linkTo(STORE_ROWS));
  const cores = Number(await page.evaluate('navigator.hardwareConcurrency'));
  expect(await page.evaluate('crossOriginIsolated')).toBe(true);
  await solveHere(page, Math.min(2, cores));
  expect(await page.getByText(ONE_WORKER).count()).toBe(0);
  await closePage(page);
});

test('in a page that is not isolated, one worker solves, and the page says so', async () => {
  const context = await app.browser.newContext({ serviceWorkers: 'block' });
  await context.route('**/*', async (route) => {
    const response = await route.fetch();
    const kept = Object.entries(response.headers()).filter(([name]) => !name.startsWith('cross-origin-'));
    await route.fulfill({ response, headers: Object.fromEntries(kept) });
  });
  const page = await watchedPage(context);
  await page.goto(app.address + linkTo(STORE_ROWS));
  expect(await page.evaluate('crossOriginIsolated')).toBe(false);
  await solveHere(page, 1);
  await shown(page, ONE_WORKER);
  await context.close();
});
