// What a report of a run with certificates says is proven by one that is in the folder, or marked as unproven.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from '@masu/core/base/outcome.js';
import type { Report } from '@masu/engine/jobs/job.js';
import { afterAll, expect, test } from 'vitest';
import { reportOf } from '../../../../test/report-of.js';
import { openRun } from '../folder/open-run.js';
import { savePlan } from '../folder/plan-folder.js';
import { verifyingClaim } from '../folder/verify-report.js';
import { makePlan } from '../plan/make-plan.js';
import { joinRuns } from './join.js';
import { resultObjects, resultsCsv } from './rows.js';
import { solverTotals } from './totals.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-proofs-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
const BOARDS = [
  '#####\n#@$.#\n#####',
  '######\n#@ $.#\n######',
  '#######\n#@  $.#\n#######',
  '########\n#@   $.#\n########',
];

/** What a worker that proves nothing says of a level. */
const without = ({ certificate: _, ...report }: Report): Report => report as Report;
const LIES: readonly ((report: Report) => Report)[] = [
  (report) => report,
  without,
  ({ effort }) => ({ verdict: 'unsolvable', puzzle: 'sokoban', solver: 'push-optimal', effort }),
  ({ effort }) =>
    ({ verdict: 'gave-up', limit: 'cpu', lowerBound: 99, puzzle: 'sokoban', solver: 'push-optimal', effort }) as Report,
];

async function ran(isCertified: boolean): Promise<string> {
  const folder = join(FOLDER, `run-${isCertified}`);
  const levels = join(FOLDER, 'levels.txt');
  writeFileSync(levels, `${BOARDS.join('\n\n')}\n`);
  await savePlan(folder, await makePlan([levels], { solvers: ['push-optimal'], limits: {}, isCertified }));
  const opened = openRun(folder);
  if (!opened.ok) throw new Error(opened.error);
  const run = opened.value;
  await run.begin({ jobs: 1 });
  for (const [index, { key, job }] of run.outstanding().entries()) {
    const said = LIES[index]?.(reportOf(job) as Report);
    const verified = finish(verifyingClaim(job, said as Report));
    if (!verified.ok) throw new Error(verified.error);
    expect(run.record({ key, reported: verified })).toBe(true);
  }
  await run.close('finished');
  return folder;
}

function mustJoin(folder: string) {
  const joined = joinRuns([folder]);
  if (!joined.ok) throw new Error(joined.error);
  return joined.value;
}

const proofs = (folder: string): unknown[] => [...resultObjects(mustJoin(folder))].map(({ proof }) => proof);

test('claims with a certificate, without one, and lower bounds are distinguished', async () => {
  const folder = await ran(true);
  expect(proofs(folder)).toEqual(['checked', 'none', 'none', 'none']);
  const joined = mustJoin(folder);
  expect(solverTotals('push-optimal', [...joined.results])).toMatchObject({
    ...{ solved: 2, proven: 1, unsolvable: 1, unproven: 2, gaveUp: 1 },
  });
  const [head = '', ...rows] = resultsCsv(joined).split('\n');
  const at = head.trimEnd().split(',').indexOf('proof');
  expect(rows.slice(0, 4).map((row) => row.split(',')[at])).toEqual(['checked', 'none', 'none', 'none']);
  // A claim whose certificate is gone, or another file, is as good as none.
  const [name = ''] = readdirSync(join(folder, 'certificates'));
  const path = join(folder, 'certificates', name);
  writeFileSync(path, 'another file');
  expect(proofs(folder)[0]).toBe('none');
  rmSync(path);
  expect(proofs(folder)[0]).toBe('none');
});

test('a run without certificates says nothing of proofs', async () => {
  const folder = await ran(false);
  expect(proofs(folder)).toEqual([undefined, undefined, undefined, undefined]);
  expect(solverTotals('push-optimal', [...mustJoin(folder).results])).toMatchObject({ proven: 2, unproven: 0 });
});
