// Starts jobs that need one or two workers in order, each when enough workers are free. Two searches on one level divide
// the work, so one that started without the other would spend the level's time on its half only.

import { ok } from '@masu/core/base/result.js';
import type { AnyJob, AnyReported, ReportedTo, ReportTo } from '../any-job.js';
import { endedJobReport } from '../job-reports.js';
import type { Task } from './engine.js';

interface Waiting {
  readonly job: AnyJob;
  readonly needs: number;
  begin(): void;
  settle(reported: AnyReported): void;
}

export class Turns {
  private readonly workers: number;
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(workers: number) {
    this.workers = workers;
    this.free = workers;
  }

  /** `begin` starts the job and calls `freed` once for each of its workers when that worker is free again. */
  run<J extends AnyJob>(job: J, needs: number, begin: (freed: () => void) => Task<ReportTo<J>>): Task<ReportTo<J>> {
    let task: Task<ReportTo<J>> | undefined;
    let entry: Waiting | undefined;
    const report = new Promise<ReportedTo<J>>((settle, fail) => {
      entry = {
        job,
        needs: Math.min(needs, this.workers),
        begin: () => {
          task = begin(() => this.freed());
          task.report.then(settle, fail);
        },
        settle: settle as (reported: AnyReported) => void,
      };
      this.waiting.push(entry);
    });
    this.hand();
    return { report, stop: () => (task ? task.stop() : entry && this.drop(entry)) };
  }

  /** Drops the waiting jobs. */
  close(): void {
    for (const entry of [...this.waiting]) this.drop(entry);
  }

  private freed(): void {
    this.free = Math.min(this.workers, this.free + 1);
    this.hand();
  }

  private drop(entry: Waiting): void {
    const at = this.waiting.indexOf(entry);
    if (at < 0) return;
    this.waiting.splice(at, 1);
    entry.settle(ok(endedJobReport(entry.job, 'stopped', undefined, 0)));
    this.hand();
  }

  private hand(): void {
    for (let next = this.waiting[0]; next && next.needs <= this.free; next = this.waiting[0]) {
      this.waiting.shift();
      this.free -= next.needs;
      next.begin();
    }
  }
}
