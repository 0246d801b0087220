// Turns finished jobs of the queue into reports in the folder. The order makes reporting exactly-once: append, fsync,
// and only then remove the job. After a crash in between, the append is repeated, and the folder refuses it. A job is
// known by its id; what Redis says about its contents is outside text, which may be damaged or gone.

import { defined } from '../../base/defined.js';
import type { OpenRun } from '../folder/open-run.js';
import { reportedLine, verifyClaim } from '../folder/verify-report.js';
import type { QueueJobs, ReadJob } from './queue-jobs.js';
import { type DoneItem, parseWorkResult } from './work.js';

/** Jobs read at once. */
const PAGE = 200;
/** How many refused reports, or damaged jobs, make a level count as lost. */
const MAX_REFUSALS = 3;

interface Page {
  /** Jobs that are gone from the queue. Those of their levels that still have no report run again. */
  readonly removed: string[];
  /** CPU time and waiting time of each search, for the size of bundles. */
  readonly millis: number[];
  /** Sentences about what was refused or damaged. */
  readonly trouble: string[];
}

export class Collector {
  private readonly run: OpenRun;
  private readonly jobs: QueueJobs;
  private readonly refusals = new Map<string, number>();
  /** Levels whose job killed its worker, was refused, or was damaged: they get a queue job of their own. */
  readonly alone = new Set<string>();

  constructor(run: OpenRun, jobs: QueueJobs) {
    this.run = run;
    this.jobs = jobs;
  }

  /** One page of finished jobs, possibly empty. `keysOf` are the levels that this runner put into a job. */
  async collect(keysOf: (id: string) => readonly string[] | undefined): Promise<Page> {
    const page: Page = { removed: [], millis: [], trouble: [] };
    const [completed, failed] = [await this.jobs.ids(['completed'], PAGE), await this.jobs.ids(['failed'], PAGE)];
    const read = await Promise.all([...completed, ...failed].map((id) => this.jobs.read(id)));
    for (const [index, job] of read.entries()) {
      const keys = keysOf(job.id) ?? job.keys ?? [];
      if (index < completed.length) this.takeCompleted(job, keys, page);
      else this.takeFailed(job, keys, page);
    }
    if (read.length === 0) return page;
    this.run.sync();
    await Promise.all(
      read.map(({ id }) =>
        this.jobs.forget(id).then(
          () => page.removed.push(id),
          // If it is still there, it comes with the next page; its report is known by then.
          () => undefined,
        ),
      ),
    );
    return page;
  }

  private takeCompleted(job: ReadJob, keys: readonly string[], page: Page): void {
    const result = parseWorkResult(job.result);
    if (!result.ok) {
      this.refuse(keys, result.error, page);
      return;
    }
    const { host, done, rest } = result.value;
    for (const item of done) this.takeItem(item, host, page);
    // A worker returns every level it was given. If one is missing, the job was not the one that was put in.
    const returned = new Set([...done.map(({ key }) => key), ...rest]);
    const missing = keys.filter((key) => !returned.has(key));
    if (missing.length > 0) page.trouble.push(this.noteDamage(missing));
  }

  private takeItem(item: DoneItem, host: string, page: Page): void {
    const planned = this.run.jobOf(item.key);
    if (!planned || this.run.isDone(item.key)) return;
    if ('bug' in item) {
      this.run.record({ key: item.key, host, bug: item.bug });
      return;
    }
    const line = reportedLine(planned.job, item.reported);
    if ('bug' in line) {
      this.refuse([item.key], line.bug, page);
      return;
    }
    const claimed = item.reported.ok ? verifyClaim(planned.job, item.reported.value) : undefined;
    if (claimed && !claimed.ok) {
      this.refuse([item.key], claimed.error, page, `A report of ${host}`);
      return;
    }
    if (item.reported.ok) page.millis.push(item.reported.value.effort.millis);
    const kept = { ...item, host, ...defined({ reported: claimed }) };
    this.run.record('reported' in line ? kept : { key: item.key, host, ...line });
  }

  /**
   * A failed job killed its worker several times, or was damaged in Redis. The levels of a bundle are then tried one by
   * one.
   */
  private takeFailed(job: ReadJob, keys: readonly string[], page: Page): void {
    if (job.keys === undefined) {
      if (keys.length > 0) page.trouble.push(this.noteDamage(keys));
      return;
    }
    const [only] = keys;
    if (only !== undefined && keys.length === 1 && this.run.jobOf(only)) {
      this.run.record({ key: only, lost: `its worker died repeatedly (${job.failedReason})` });
      page.trouble.push(`A level is lost: its worker died repeatedly (${job.failedReason}).`);
    }
    for (const key of keys) this.alone.add(key);
  }

  /** Counts a damaged job of these levels; a sentence about it. */
  noteDamage(keys: readonly string[]): string {
    const lost = this.giveBack(keys, 'its jobs in the queue were damaged');
    if (lost === 0) return 'A job in the queue was damaged; its levels are put in again.';
    return `A job in the queue was damaged ${MAX_REFUSALS} times; its level is lost.`;
  }

  private refuse(keys: readonly string[], why: string, page: Page, what = 'A report'): void {
    page.trouble.push(`${what} was refused: ${why}`);
    this.giveBack(keys, `its reports were refused (${why})`);
  }

  /** Levels that run again, alone, and count as lost after a few times. Returns how many were lost. */
  private giveBack(keys: readonly string[], why: string): number {
    let lost = 0;
    for (const key of keys) {
      const count = (this.refusals.get(key) ?? 0) + 1;
      this.refusals.set(key, count);
      this.alone.add(key);
      if (count < MAX_REFUSALS || !this.run.jobOf(key)) continue;
      if (this.run.record({ key, lost: `${why}, ${count} times` })) lost++;
    }
    return lost;
  }
}
