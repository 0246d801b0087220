// Runs the jobs of a folder in threads of this process, without a server. Reports are recorded in the order in which
// levels end.

import { defined } from '@masu/core/base/defined.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { solveInWindow, type WindowResult } from '@masu/engine/jobs/engines/lanes.js';
import { isStoppedReport } from '@masu/engine/jobs/job.js';
import type { Adapter } from '../external/adapter.js';
import { withAdapters } from '../external/external-engine.js';
import type { Ending, OpenRun } from '../folder/open-run.js';
import type { PlannedJob } from '../folder/records.js';
import { reportedLine } from '../folder/verify-report.js';
import { mostBytes } from './lanes.js';
import { leftMillis, type RunProgress } from './progress.js';
import { watchedPool } from './watched-pool.js';

interface HereOptions {
  readonly lanes: number;
  /** Aborted by a person: what runs is stopped and not recorded. */
  readonly signal: AbortSignal;
  /** Stop after this time, as if a person had. */
  readonly forMillis?: number;
  readonly tell: (progress: RunProgress) => void;
  /** Runs a part of the plan only; the rest stays outstanding. */
  readonly isWanted?: (planned: PlannedJob) => boolean;
  /** External solvers that may run here. */
  readonly adapters?: readonly Adapter[];
  /** The engine to use instead of a pool of threads; closed at the end. */
  readonly engine?: Engine;
}

function record(run: OpenRun, { item, ending }: WindowResult<PlannedJob>): void {
  const { key, job } = item;
  if (ending.kind === 'bug') {
    run.record({ key, bug: ending.bug.stack ?? ending.bug.message });
    return;
  }
  const { reported } = ending;
  // Stopped is not a result: the level runs again.
  if (reported.ok && isStoppedReport(reported.value)) return;
  run.record({ key, ...reportedLine(job, reported) });
}

/** Runs the outstanding jobs. Throws an EnvironmentError if a report can't be written. */
export async function runHere(
  run: OpenRun,
  { lanes, signal, forMillis, tell, ...options }: HereOptions,
): Promise<Ending> {
  const outstanding = run.outstanding().filter(options.isWanted ?? (() => true));
  if (outstanding.length === 0) return 'finished';
  const bytes = mostBytes(outstanding);
  const pool = options.engine ?? watchedPool(Math.min(lanes, outstanding.length), bytes);
  const engine = withAdapters(pool, options.adapters ?? []);
  const window = solveInWindow(engine, outstanding, ({ job }) => job, lanes);
  const began = performance.now();
  const before = run.counts.done;
  let isOutOfTime = false;
  const onTime = (): void => {
    isOutOfTime = true;
    window.stop();
  };
  const timer = forMillis === undefined ? undefined : setTimeout(onTime, forMillis);
  signal.addEventListener('abort', window.stop);
  if (signal.aborted) window.stop();
  try {
    for await (const result of window.results) {
      record(run, result);
      const { counts } = run;
      const added = counts.done - before;
      const left = leftMillis(added, outstanding.length - added, performance.now() - began);
      tell({ ...counts, running: window.running, machines: 1, ...defined({ leftMillis: left }) });
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', window.stop);
    engine.close();
  }
  if (run.outstanding().length === 0) return 'finished';
  return isOutOfTime ? 'time' : 'stopped';
}
