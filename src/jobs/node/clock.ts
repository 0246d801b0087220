// The clock for jobs on Node. CPU time is per thread: with the time of the process, every worker of a pool would be
// charged for the work of all.

import { readFileSync } from 'node:fs';
import type { Clock } from '../engine.js';

interface ThreadUsage {
  readonly user: number;
  readonly system: number;
}

/** CPU nanoseconds of this thread on Linux; undefined elsewhere. */
function fromSchedule(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]);
  } catch {
    return undefined;
  }
}

function chooseCpu(): () => number {
  // Newer versions of Node report the usage of a thread; otherwise ask Linux; at worst count the whole process.
  const { threadCpuUsage } = process as unknown as { threadCpuUsage?: () => ThreadUsage };
  const millis = ({ user, system }: ThreadUsage): number => (user + system) / 1000;
  if (threadCpuUsage) return () => millis(threadCpuUsage.call(process));
  if (fromSchedule() !== undefined) return () => (fromSchedule() ?? 0) / 1e6;
  return () => millis(process.cpuUsage());
}

export function nodeClock(): Clock {
  return {
    now: () => performance.now(),
    cpu: chooseCpu(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
