// Two workers at one level: an engine that hands a job to another engine twice, each with half of what the job may use and one end
// of a shared ringBuffers, and takes the first answer. The solver divides the work (see `Solver.pairs`); here they are only put
// together. Where memory cannot be shared, or the job asks for one worker, it goes through as it came.

import type { Effort, Limits, Progress } from '../base/outcome.js';
import { ok } from '../base/result.js';
import type { AnyJob, ReportTo } from './any-job.js';
import type { Engine, Task } from './engine.js';
import type { Job, Report, Reported } from './job.js';
import { NO_EFFORT } from './job-parts.js';
import { canShare, MAILBOX_BYTES, makeRingBuffers } from './ring-buffer.js';
import { Turns } from './turns.js';

/** Nodes, CPU and memory are the level's, not a worker's: each gets half. Time passes for both alike. */
function halved({ millis, cpuMillis, nodes, bytes }: Limits): Limits {
  return {
    ...(millis === undefined ? {} : { millis }),
    ...(cpuMillis === undefined ? {} : { cpuMillis: cpuMillis / 2 }),
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes / 2) }),
    ...(bytes === undefined ? {} : { bytes: Math.max(1, Math.floor((bytes - MAILBOX_BYTES) / 2)) }),
  };
}

/** What both cost together; of one that is still at work, what it told last. */
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

const effortOf = ({ report, progress }: Half): Effort =>
  report?.effort ?? { ...NO_EFFORT, expanded: progress?.expanded ?? 0, bytes: progress?.bytes ?? 0 };

function runBoth(engine: Engine, job: Job, tell: (progress: Progress) => void, freed: () => void): Task {
  // made when the first of them begins, gone when the pair is done: thousands of levels may be waiting
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
      // one that gave up has proved nothing: the other may still
      if (reported.value.verdict === 'gave-up' && !other.report) return;
      stop();
      memory = undefined;
      settle(ok({ ...reported.value, effort: together(effortOf(mine), effortOf(other)) }));
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
 * The engine with two workers for every job that asks for them, as far as memory can be shared. `workers` is how many the
 * engine runs at once, two at least: a pair begins when two of them are free.
 */
export function paired(engine: Engine, workers: number): Engine {
  const turns = new Turns(workers);
  return {
    run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}): Task<ReportTo<J>> {
      if ('threads' in job && job.threads === 2 && canShare()) {
        // Only solve jobs have threads, so the report is that of a solve job.
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
