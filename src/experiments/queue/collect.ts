// Turns finished jobs of the queue into reports in the folder. The order makes reporting exactly-once: append, fsync,
// and only then remove the job. After a crash in between, the append is repeated, and the folder refuses it.

import type { Queue, Job as QueueJob } from 'bullmq';
import type { OpenRun } from '../folder/open-run.js';
import type { PlannedJob } from '../folder/records.js';
import { verifyReport } from '../run/verify-report.js';
import { type DoneItem, parseWork, parseWorkResult } from './work.js';

/** Jobs read at once. */
const PAGE = 200;
/** How many reports that fail verification make a job count as lost. */
const MOST_REFUSALS = 3;

export interface Collected {
  /** Jobs of the queue that are gone from it. */
  readonly removed: readonly string[];
  /** Keys that still have no report and are in no job any more. */
  readonly again: readonly PlannedJob[];
  /** CPU time and waiting time of each search, for the size of bundles. */
  readonly millis: readonly number[];
  /** Sentences about what was refused. */
  readonly refused: readonly string[];
}

export class Collector {
  private readonly run: OpenRun;
  private readonly queue: Queue;
  private readonly refusals = new Map<string, number>();
  /** Jobs that killed their worker or were refused: they get a queue job of their own. */
  readonly alone = new Set<string>();

  constructor(run: OpenRun, queue: Queue) {
    this.run = run;
    this.queue = queue;
  }

  /** One page of finished jobs, possibly empty. */
  async collect(): Promise<Collected> {
    const completed = await this.queue.getJobs(['completed'], 0, PAGE - 1, true);
    const failed = await this.queue.getJobs(['failed'], 0, PAGE - 1, true);
    const page = {
      removed: [] as string[],
      again: [] as PlannedJob[],
      millis: [] as number[],
      refused: [] as string[],
    };
    // A job may vanish between the list and its reading.
    const present = (jobs: readonly (QueueJob | undefined)[]): QueueJob[] => jobs.filter((job) => job !== undefined);
    for (const job of present(completed)) this.takeCompleted(job, page);
    for (const job of present(failed)) this.takeFailed(job, page);
    const jobs = [...present(completed), ...present(failed)];
    if (jobs.length === 0) return page;
    this.run.sync();
    await Promise.all(
      jobs.map((job) =>
        job.remove().then(
          () => page.removed.push(job.id as string),
          // If it is still there, it comes with the next page; its report is known by then.
          () => undefined,
        ),
      ),
    );
    return page;
  }

  private takeCompleted(job: QueueJob, page: Pages): void {
    const result = parseWorkResult(job.returnvalue);
    if (!result.ok) {
      page.refused.push(result.error);
      this.giveBack(this.keysOf(job), page, result.error);
      return;
    }
    const { host, done, rest } = result.value;
    for (const item of done) this.takeItem(item, host, page);
    this.putAgain(rest, page);
  }

  private takeItem(item: DoneItem, host: string, page: Pages): void {
    const planned = this.run.jobOf(item.key);
    if (!planned || this.run.isDone(item.key)) return;
    if ('bug' in item) {
      this.run.record({ key: item.key, host, bug: item.bug });
      return;
    }
    const judged = verifyReport(planned.job, item.reported);
    if (!judged.ok) {
      page.refused.push(judged.error);
      this.giveBack([item.key], page, judged.error);
      return;
    }
    if (item.reported.ok) page.millis.push(item.reported.value.effort.millis);
    this.run.record({ ...item, host });
  }

  /**
   * A failed job killed its worker several times, or was not a job of ours. The jobs of a bundle are then tried one by
   * one.
   */
  private takeFailed(job: QueueJob, page: Pages): void {
    const keys = this.keysOf(job);
    const [only] = keys;
    if (only !== undefined && keys.length === 1 && this.run.jobOf(only)) {
      this.run.record({ key: only, lost: `its worker died repeatedly (${job.failedReason ?? 'unknown reason'})` });
      return;
    }
    for (const key of keys) this.alone.add(key);
    this.putAgain(keys, page);
  }

  /** Jobs with refused reports run again, alone, and count as lost after a few refusals. */
  private giveBack(keys: readonly string[], page: Pages, why: string): void {
    for (const key of keys) {
      const count = (this.refusals.get(key) ?? 0) + 1;
      this.refusals.set(key, count);
      this.alone.add(key);
      if (count >= MOST_REFUSALS && this.run.jobOf(key)) {
        this.run.record({ key, lost: `its reports were refused ${count} times (${why})` });
      }
    }
    this.putAgain(keys, page);
  }

  private putAgain(keys: readonly string[], page: Pages): void {
    for (const key of keys) {
      const planned = this.run.jobOf(key);
      if (planned && !this.run.isDone(key)) page.again.push(planned);
    }
  }

  private keysOf(job: QueueJob): string[] {
    const work = parseWork(job.data);
    return work.ok ? work.value.items.map(({ key }) => key) : [];
  }
}

interface Pages {
  readonly removed: string[];
  readonly again: PlannedJob[];
  readonly millis: number[];
  readonly refused: string[];
}
