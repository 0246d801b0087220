// The same answers everywhere: `any` in the built worker in Chromium and in this Node gives the same moves and the same counts for the
// same level and the same budget of nodes. It counts and does not look at the clock; a host whose speed leaked into an answer
// would show here.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATIENT } from '../../src/base/outcome.js';
import { type FromWorker, type Job, perform, type Report, type Reported } from '../../src/jobs/index.js';
import { SOKOBAN } from '../../src/sokoban/index.js';
import { ownCollections } from '../own-levels.js';
import { closePage, openPage, ROOT, useApp } from './browser.js';

const app = useApp();

const STORE = [
  '#################',
  '#       #      ##',
  '# $ $ $ #  ... ##',
  '#       #  ... ##',
  '# $ $ $    ... ##',
  '#       #  ... ##',
  '# $ $ $ #      ##',
  '# $ $ $ # #######',
  '#      @#########',
  '#################',
].join('\n');

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
  return [...texts.map((text) => jobOf(text, 2000)), jobOf(STORE, 2000), jobOf(STORE, 10)];
}

/** A worker as the page has it; tests know Node's types alone. */
type PageWorkerClass = new (
  address: string,
  options: { readonly type: 'module' },
) => {
  onmessage: (event: { readonly data: FromWorker }) => void;
  postMessage(message: unknown): void;
  terminate(): void;
};

/** What must not depend on where a search ran. */
function timeless(reported: Reported): unknown {
  if (!reported.ok) return reported;
  const { effort, ...rest }: Report = reported.value;
  const { expanded, generated, duplicates } = effort;
  return { ...rest, effort: { expanded, generated, duplicates } };
}

test('a worker of Chromium answers as Node does', async () => {
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
    const performing = perform(job, PATIENT);
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
