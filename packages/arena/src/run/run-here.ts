// Runs the jobs of a folder in threads of this process, without a server. Reports are recorded in the order in which
// levels end.

import { availableParallelism } from 'node:os';
import { defined } from '../../base/defined.js';
import { type Engine, isStoppedReport, solveInWindow, type WindowResult, withWatchdog } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';
import { freeBytes, SHARE_OF_FREE, WORKER_OVERHEAD_BYTES } from '../../jobs/node/workers.js';
import type { Adapter } from '../external/adapter.js';
import { withAdapters } from '../external/external-engine.js';
import type { Ending, OpenRun } from '../folder/open-run.js';
import type { PlannedJob } from '../folder/records.js';
import type { TallyCounts } from '../folder/tally.js';
import { reportedLine } from '../folder/verify-report.js';

// How many searches this machine can run at once: a core each, and memory for all of them, so that it never swaps.

const MEBI = 1024 * 1024;

/** The number of lanes for searches of this many bytes each: at most one per core, at least one. */
export function defaultLanes(bytes: number): number {
  const fit = Math.floor((freeBytes() * SHARE_OF_FREE) / (bytes + WORKER_OVERHEAD_BYTES));
  return Math.max(1, Math.min(availableParallelism(), fit));
}

/** The memory per search if this many run in parallel. */
export function bytesPerLane(lanes: number): number {
  return Math.max(64 * MEBI, Math.floor((freeBytes() * SHARE_OF_FREE) / lanes) - WORKER_OVERHEAD_BYTES);
}

/** Warnings about a requested number of lanes; none if it suits the machine. */
export function laneWarnings(lanes: number, bytes: number): string[] {
  const warnings: string[] = [];
  if (lanes > availableParallelism()) {
    warnings.push(
      `${lanes} levels at once on ${availableParallelism()} cores: they slow each other down, which distorts time limits. Use --cpu limits to compare solvers.`,
    );
  }
  const needed = lanes * (bytes + WORKER_OVERHEAD_BYTES);
  if (needed > SHARE_OF_FREE * freeBytes()) {
    const gibi = (amount: number): string => (amount / 1024 / MEBI).toFixed(1);
    warnings.push(
      `${lanes} levels at once may need ${gibi(needed)} GiB; ${gibi(freeBytes())} GiB are free. Use fewer --jobs, or plan with a smaller --memory.`,
    );
  }
  return warnings;
}

/** The largest memory limit among these jobs. */
export function mostBytes(jobs: readonly PlannedJob[]): number {
  return jobs.reduce((most, { job }) => Math.max(most, job.limits.bytes ?? 0), 0);
}

// The engine that experiments solve with: a pool of threads with one heap size, under the watchdog.

export function watchedPool(lanes: number, bytes: number): Engine {
  return withWatchdog(workerPool(lanes, bytes), (millis, call) => {
    const timer = setTimeout(call, millis);
    return { cancel: () => clearTimeout(timer) };
  });
}

// The progress of a run, for the progress line.

export interface RunProgress extends TallyCounts {
  readonly running: number;
  readonly machines: number;
  /** Estimated from the reports of this session; undefined before the first of them. */
  readonly leftMillis?: number;
}

/** The time left at the rate of this session: an estimate, since hard levels at the end take longer. */
export function leftMillis(added: number, remaining: number, elapsedMillis: number): number | undefined {
  return added === 0 ? undefined : (remaining * elapsedMillis) / added;
}

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

function record(run: OpenRun, { item, ended }: WindowResult<PlannedJob>): void {
  const { key, job } = item;
  if (ended.kind === 'bug') {
    run.record({ key, bug: ended.bug.stack ?? ended.bug.message });
    return;
  }
  const { reported } = ended;
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
