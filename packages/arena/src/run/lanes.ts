// How many searches this machine can run at once: a core each, and memory for all of them, so that it never swaps.

import { availableParallelism } from 'node:os';
import { freeBytes, SHARE_OF_FREE, WORKER_OVERHEAD_BYTES } from '@masu/node-host/jobs/workers.js';
import type { PlannedJob } from '../folder/records.js';

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
