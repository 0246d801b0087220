// Runs two workers on one level: an engine that passes a job to another engine twice, each with half of the limits and
// one end of a shared pair of ring buffers, and takes the first answer. The solver divides the work (see
// `Solver.pairs`). If memory can't be shared, or the job asks for one worker, the job is passed on unchanged.

import { defined } from '@masu/core/base/defined.js';
import type { Effort, Limits, Progress } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { AnyJob, ReportTo } from '../any-job.js';
import type { Job, Report, Reported } from '../job.js';
import { NO_EFFORT } from '../job-parts.js';
import type { Engine, Task } from './engine.js';
import { canShare, makeRingBuffers, SHARED_BYTES } from './ring-buffer.js';
import { Turns } from './turns.js';

/** Node, CPU, and memory limits are per level, so each worker gets half. The time limit applies to both. */
function halved({ millis, cpuMillis, nodes, bytes }: Limits): Limits {
  return {
    ...defined({ millis }),
    ...(cpuMillis === undefined ? {} : { cpuMillis: cpuMillis / 2 }),
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes / 2) }),
    ...(bytes === undefined ? {} : { bytes: Math.max(1, Math.floor((bytes - SHARED_BYTES) / 2)) }),
  };
}

/** The cost of both together; for one that is still running, its last progress. */
function together(a: Effort, b: Effort): Effort {
  return {
    expanded: a.expanded + b.expanded,
    generated: a.generated + b.generated,
    duplicates: a.duplicates + b.duplicates,
    millis: Math.max(a.millis, b.millis),
    cpuMillis: a.cpuMillis + b.cpuMillis,
    bytes: a.bytes + b.bytes,
  };
}

interface Half {
  task?: Task;
  progress?: Progress;
  report?: Report;
}

const halfEffort = ({ report, progress }: Half): Effort =>
  report?.effort ?? { ...NO_EFFORT, expanded: progress?.expanded ?? 0, bytes: progress?.bytes ?? 0 };

function runBoth(engine: Engine, job: Job, tell: (progress: Progress) => void, freed: () => void): Task {
  // Created when the first worker starts and dropped when the pair is done: thousands of levels may be waiting.
  let memory: SharedArrayBuffer | undefined;
  const halves: readonly [Half, Half] = [{}, {}];
  const stop = (): void => halves.forEach(({ task }) => void task?.stop());
  const sum = (): void => {
    const [a, b] = halves.map(({ progress }) => progress);
    tell({ ...b, ...a, expanded: (a?.expanded ?? 0) + (b?.expanded ?? 0), bytes: (a?.bytes ?? 0) + (b?.bytes ?? 0) });
  };
  const report = new Promise<Reported>((settle, fail) => {
    const end = (index: 0 | 1, reported: Reported): void => {
      const [mine, other] = [halves[index], halves[1 - index] as Half];
      if (!reported.ok) {
        settle(reported);
        return;
      }
      mine.report = reported.value;
      // A worker that gave up has proven nothing; the other may still succeed.
      if (reported.value.verdict === 'gave-up' && !other.report) return;
      stop();
      memory = undefined;
      settle(ok({ ...reported.value, effort: together(halfEffort(mine), halfEffort(other)) }));
    };
    for (const index of [0, 1] as const) {
      const half = halves[index];
      const heard = (progress: Progress): void => {
        half.progress = progress;
        sum();
      };
      half.task = engine.run({ ...job, limits: halved(job.limits) }, heard, () => {
        memory ??= makeRingBuffers();
        return { memory, index };
      });
      half.task.report.then(freed, freed);
      half.task.report.then(
        (reported) => end(index, reported),
        (bug: Error) => {
          stop();
          fail(bug);
        },
      );
    }
  });
  return { report, stop };
}

/**
 * An engine that uses two workers for every job that asks for them, if memory can be shared. `workers` is the size of
 * the engine, at least two: a pair starts when two workers are free.
 */
export function paired(engine: Engine, workers: number): Engine {
  const turns = new Turns(workers);
  return {
    run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}): Task<ReportTo<J>> {
      if ('threads' in job && job.threads === 2 && canShare()) {
        // Only solve jobs have `threads`, so the report is that of a solve job.
        return turns.run(job, 2, (freed) => runBoth(engine, job as Job, tell, freed) as Task<ReportTo<J>>);
      }
      return turns.run(job, 1, (freed) => {
        const task = engine.run(job, tell);
        task.report.then(freed, freed);
        return task;
      });
    },
    close: () => {
      turns.close();
      engine.close();
    },
  };
}
