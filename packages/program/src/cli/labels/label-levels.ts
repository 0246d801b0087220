// Labels levels on several lanes and gives their pages in order. A lane is an engine of its own, because the pages of a
// level after the first need what its worker keeps. A lane begins its next level when its last one is written whole, so
// at most one page per lane is held, however many levels there are.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import type { LabelJob, LabelReport } from '@masu/engine/jobs/kinds/label-schema.js';
import { nodeClock } from '@masu/node-host/jobs/clock.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { openPool } from '../../host/open-pool.js';
import type { CommandHost } from '../interface/command-host.js';

export interface LabelPage {
  /** The number of the job, from 0. */
  readonly index: number;
  readonly job: LabelJob;
  readonly isFirst: boolean;
  readonly report: LabelReport;
}

interface LabelLanes {
  /** Every page of every job, in order; the last page of a job has no `next`. */
  pages(jobs: readonly LabelJob[]): AsyncGenerator<LabelPage, void, void>;
  readonly isStopped: boolean;
  stop(): void;
  close(): void;
}

async function labelReport(engine: Engine, job: LabelJob, tasks: Set<() => void>): Promise<LabelReport> {
  const task = engine.run(job);
  tasks.add(task.stop);
  try {
    const reported = await task.report;
    if (!reported.ok) throw new Error(`a valid level was refused: ${reported.error.message}`);
    return reported.value;
  } finally {
    tasks.delete(task.stop);
  }
}

/**
 * One lane works in this thread: a worker would cost as much per level as a small level takes. CPU time is measured only
 * if it is limited, because asking for it costs a fifth of such a level.
 */
export function openLabelLanes(host: CommandHost, count: number, isCpuLimited: boolean): LabelLanes {
  const clock = nodeClock();
  const engines =
    count === 1
      ? [nodeThread(isCpuLimited ? clock : { ...clock, cpu: clock.now })]
      : Array.from({ length: count }, () => openPool(host, 1, undefined, 3000));
  const tasks = new Set<() => void>();
  let isStopped = false;
  return {
    get isStopped() {
      return isStopped;
    },
    async *pages(jobs) {
      const first: Promise<LabelReport>[] = [];
      const start = (index: number): void => {
        const job = jobs[index];
        if (!job || isStopped) return;
        const report = labelReport(engines[index % engines.length] as Engine, job, tasks);
        // It is awaited when its turn comes.
        report.catch(() => {});
        first[index] = report;
      };
      for (let index = 0; index < engines.length; index++) start(index);
      for (const [index, job] of jobs.entries()) {
        if (isStopped) return;
        let page = await (first[index] as Promise<LabelReport>);
        delete first[index];
        for (let isFirst = true; ; isFirst = false) {
          if (isStopped) return;
          yield { index, job, isFirst, report: page };
          if (page.verdict !== 'labeled' || page.next === undefined) break;
          page = await labelReport(engines[index % engines.length] as Engine, { ...job, from: page.next }, tasks);
        }
        start(index + engines.length);
      }
    },
    stop() {
      isStopped = true;
      for (const stop of tasks) stop();
    },
    close() {
      for (const engine of engines) engine.close();
    },
  };
}
