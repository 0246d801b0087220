// Labels levels on several lanes and gives their pages in order. A lane is an engine of its own, because the pages of a
// level after the first need what its worker keeps. A lane begins its next level when its last one is written whole, so
// at most one page per lane is held, however many levels there are.

import { type Engine, type LabelJob, type LabelReport, thisThread } from '../../jobs/index.js';
import { nodeClock, workerPool } from '../../jobs/node/index.js';

export interface LabelPage {
  /** The number of the job, from 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly report: LabelReport;
}

export interface LabelLanes {
  /** Calls `write` with every page of every job, in order; the last page of a job has no `next`. */
  run(jobs: readonly LabelJob[], write: (page: LabelPage) => Promise<void>): Promise<void>;
  stop(): void;
  close(): void;
}

async function reportOf(engine: Engine, job: LabelJob, tasks: Set<() => void>): Promise<LabelReport> {
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
export function openLabelLanes(count: number, isCpuLimited: boolean): LabelLanes {
  const clock = nodeClock();
  const engines =
    count === 1
      ? [thisThread(isCpuLimited ? clock : { ...clock, cpu: clock.now })]
      : Array.from({ length: count }, () => workerPool(1, undefined, 3000));
  const tasks = new Set<() => void>();
  let isStopped = false;
  return {
    async run(jobs, write) {
      const first: Promise<LabelReport>[] = [];
      const start = (index: number): void => {
        const job = jobs[index];
        if (!job || isStopped) return;
        const report = reportOf(engines[index % engines.length] as Engine, job, tasks);
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
          await write({ index, isFirst, report: page });
          if (page.verdict !== 'labeled' || page.next === undefined) break;
          page = await reportOf(engines[index % engines.length] as Engine, { ...job, from: page.next }, tasks);
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
