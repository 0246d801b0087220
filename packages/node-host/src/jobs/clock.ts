// The clock for jobs on Node. CPU time is per thread: with the time of the process, every worker of a pool would be
// charged for the work of all.

import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import type { Clock } from '@masu/engine/jobs/engines/engine.js';

const [SPACE, ZERO] = [32, 48];

interface ThreadUsage {
  readonly user: number;
  readonly system: number;
}

/**
 * Linux counts the time of a running thread every few milliseconds only. Asking for the usage of the process brings the
 * counts up to date, so that a level of half a millisecond has a time of its own (Linux 6.18, 2,000 readings, 2026-11-16:
 * Node 22, 24, and 26 2 to 3 different times without this and over 1,870 with it, 2.5 µs each).
 */
const bringUpToDate = (): unknown => process.cpuUsage();

/** Room for the three numbers of a schedstat file. */
const SCHEDULE_BYTES = 64;

/**
 * CPU nanoseconds of this thread on Linux; undefined elsewhere. The file stays open, and reading it again from its start
 * gives the time of the thread that opened it, for a fifth of the cost of opening it each time. A worker closes it at its
 * end. (Linux 6.18, Node 20, 2026-11-16: 2.8 µs per reading.)
 */
function openSchedule(): (() => number) | undefined {
  try {
    const descriptor = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(SCHEDULE_BYTES);
    const nanos = (): number => {
      bringUpToDate();
      const end = readSync(descriptor, bytes, 0, SCHEDULE_BYTES, 0);
      let value = 0;
      for (let i = 0; i < end && bytes[i] !== SPACE; i++) value = value * 10 + (bytes[i] as number) - ZERO;
      return value;
    };
    return Number.isFinite(nanos()) ? nanos : undefined;
  } catch {
    return undefined;
  }
}

let schedule: { readonly nanos: (() => number) | undefined } | undefined;

function chooseCpu(): () => number {
  // Newer versions of Node report the usage of a thread; otherwise ask Linux; at worst count the whole process.
  const host: Pick<NodeJS.Process, 'cpuUsage'> & { threadCpuUsage?: () => ThreadUsage } = process;
  const { threadCpuUsage } = host;
  const millis = ({ user, system }: ThreadUsage): number => (user + system) / 1000;
  if (threadCpuUsage) {
    return () => {
      bringUpToDate();
      return millis(threadCpuUsage.call(process));
    };
  }
  schedule ??= { nanos: openSchedule() };
  const { nanos } = schedule;
  if (nanos) return () => nanos() / 1e6;
  return () => millis(process.cpuUsage());
}

/** A worker when it is ready: where Linux counts the CPU time of its thread, and how much that is. */
export interface Thread {
  readonly path?: string;
  readonly nanos?: number;
}

const nanosIn = (path: string): number => Number(readFileSync(path, 'latin1').split(' ')[0]);

export function currentThread(): Thread {
  try {
    const path = `/proc/self/task/${basename(readlinkSync('/proc/thread-self'))}/schedstat`;
    return { path, nanos: nanosIn(path) };
  } catch {
    return {};
  }
}

/** The CPU milliseconds of a thread since then, asked for from another thread; undefined if that can't be. */
export function cpuSince({ path, nanos }: Thread): number | undefined {
  if (path === undefined || nanos === undefined) return undefined;
  try {
    bringUpToDate();
    return (nanosIn(path) - nanos) / 1e6;
  } catch {
    return undefined; // it has ended
  }
}

export function nodeClock(): Clock {
  return {
    now: () => performance.now(),
    cpu: chooseCpu(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
