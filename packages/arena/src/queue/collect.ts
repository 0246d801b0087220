// Turns finished jobs of the queue into reports in the folder. The order makes reporting exactly-once: append, fsync,
// and only then remove the job. After a crash in between, the append is repeated, and the folder refuses it. A job is
// known by its id; what Redis says about its contents is outside text, which may be damaged or gone.

import type { Result } from '@masu/core/base/result.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import type { OpenRun } from '../folder/open-run.js';
import { reportedLine, verifyingClaim } from '../folder/verify-report.js';
import type { QueueJobs, ReadJob } from './queue-jobs.js';
import { type DoneItem, parseWorkResult } from './work.js';

/** Jobs read at once. */
const PAGE = 200;
/** How many refused reports, or damaged jobs, make a level count as lost. */
const MAX_REFUSALS = 3;
/** How long a claim is checked at a time, and after the run was stopped. */
const SLICE_MILLIS = 20;
const LAST_CHECK_MILLIS = 500;

interface Page {
  /** Jobs that are gone from the queue. Those of their levels that still have no report run again. */
  readonly removed: string[];
  /** CPU time and waiting time of each search, for the size of bundles. */
  readonly millis: number[];
  /** Sentences about what was refused or damaged. */
  readonly trouble: string[];
}

export type Collector = ReturnType<typeof makeCollector>;

/** `signal`: when it is aborted, a check that takes long is left, and its job stays in the queue for the next run. */
export function makeCollector(run: OpenRun, jobs: QueueJobs, signal: AbortSignal) {
  let stoppedAt: number | undefined;
  const isOver = (): boolean => {
    if (signal.aborted) stoppedAt ??= performance.now();
    return stoppedAt !== undefined && performance.now() > stoppedAt + LAST_CHECK_MILLIS;
  };

  /** What a claim is worth; undefined: the run was stopped before that was known. */
  async function verified(job: Job, report: Report): Promise<Result<Report, string> | undefined> {
    const verifying = verifyingClaim(job, report);
    for (let since = performance.now(); ; ) {
      const next = verifying.next();
      if (next.done) return next.value;
      if (performance.now() - since < SLICE_MILLIS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver()) return undefined;
      since = performance.now();
    }
  }

  const refusals = new Map<string, number>();
  /** Levels whose job killed its worker, was refused, or was damaged: they get a queue job of their own. */
  const alone = new Set<string>();

  /** One page of finished jobs, possibly empty. `keysOf` are the levels that this runner put into a job. */
  async function collect(keysOf: (id: string) => readonly string[] | undefined): Promise<Page> {
    const page: Page = { removed: [], millis: [], trouble: [] };
    const [completed, failed] = [await jobs.ids(['completed'], PAGE), await jobs.ids(['failed'], PAGE)];
    const read = await Promise.all([...completed, ...failed].map((id) => jobs.read(id)));
    const readJobs: ReadJob[] = [];
    for (const [index, job] of read.entries()) {
      const keys = keysOf(job.id) ?? job.keys ?? [];
      if (index >= completed.length) takeFailed(job, keys, page);
      else if (!(await takeCompleted(job, keys, page))) continue;
      readJobs.push(job);
    }
    if (readJobs.length === 0) return page;
    run.sync();
    await Promise.all(
      readJobs.map(({ id }) =>
        jobs.forget(id).then(
          () => page.removed.push(id),
          // If it is still there, it comes with the next page; its report is known by then.
          () => undefined,
        ),
      ),
    );
    return page;
  }

  /** False: the run was stopped meanwhile, and the job stays. */
  async function takeCompleted(job: ReadJob, keys: readonly string[], page: Page): Promise<boolean> {
    const result = parseWorkResult(job.result);
    if (!result.ok) {
      refuse(keys, result.error, page);
      return true;
    }
    const { host, done, rest } = result.value;
    for (const item of done) if (!(await takeItem(item, host, page))) return false;
    // A worker returns every level it was given. If one is missing, the job was not the one that was put in.
    const returned = new Set([...done.map(({ key }) => key), ...rest]);
    const missing = keys.filter((key) => !returned.has(key));
    if (missing.length > 0) page.trouble.push(noteDamage(missing));
    return true;
  }

  async function takeItem(item: DoneItem, host: string, page: Page): Promise<boolean> {
    const planned = run.jobOf(item.key);
    if (!planned || run.isDone(item.key)) return true;
    if ('bug' in item) {
      run.record({ key: item.key, host, bug: item.bug });
      return true;
    }
    const line = reportedLine(planned.job, item.reported);
    if ('bug' in line) {
      refuse([item.key], line.bug, page);
      return true;
    }
    const claimed = item.reported.ok ? await verified(planned.job, item.reported.value) : null;
    if (claimed === undefined) return false;
    if (claimed && !claimed.ok) {
      refuse([item.key], claimed.error, page, `A report of ${host}`);
      return true;
    }
    if (item.reported.ok) page.millis.push(item.reported.value.effort.millis);
    const kept = { ...item, host, ...(claimed ? { reported: claimed } : {}) };
    run.record('reported' in line ? kept : { key: item.key, host, ...line });
    return true;
  }

  /**
   * A failed job killed its worker several times, or was damaged in Redis. The levels of a bundle are then tried one by
   * one.
   */
  function takeFailed(job: ReadJob, keys: readonly string[], page: Page): void {
    if (job.keys === undefined) {
      if (keys.length > 0) page.trouble.push(noteDamage(keys));
      return;
    }
    const [only] = keys;
    if (only !== undefined && keys.length === 1 && run.jobOf(only)) {
      run.record({ key: only, lost: `its worker died repeatedly (${job.failedReason})` });
      page.trouble.push(`A level is lost: its worker died repeatedly (${job.failedReason}).`);
    }
    for (const key of keys) alone.add(key);
  }

  /** Counts a damaged job of these levels; a sentence about it. */
  function noteDamage(keys: readonly string[]): string {
    const lost = giveBack(keys, 'its jobs in the queue were damaged');
    if (lost === 0) return 'A job in the queue was damaged; its levels are put in again.';
    return `A job in the queue was damaged ${MAX_REFUSALS} times; its level is lost.`;
  }

  function refuse(keys: readonly string[], why: string, page: Page, what = 'A report'): void {
    page.trouble.push(`${what} was refused: ${why}`);
    giveBack(keys, `its reports were refused (${why})`);
  }

  /** Levels that run again, alone, and count as lost after a few times. Returns how many were lost. */
  function giveBack(keys: readonly string[], why: string): number {
    let lost = 0;
    for (const key of keys) {
      const count = (refusals.get(key) ?? 0) + 1;
      refusals.set(key, count);
      alone.add(key);
      if (count < MAX_REFUSALS || !run.jobOf(key)) continue;
      if (run.record({ key, lost: `${why}, ${count} times` })) lost++;
    }
    return lost;
  }

  return { alone, collect, noteDamage };
}
