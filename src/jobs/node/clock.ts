// Node's clock for jobs. The CPU time is that of the thread that asks: the process's own would charge every worker
// of a pool with the work of all.

import { readFileSync } from 'node:fs';
import type { Clock } from '../engine.js';

interface ThreadUsage {
  readonly user: number;
  readonly system: number;
}

/** Nanoseconds this thread was on a CPU, from Linux; undefined elsewhere. */
function fromSchedule(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]);
  } catch {
    return undefined;
  }
}

function chooseCpu(): () => number {
  // Newer Nodes know the thread's own usage; before them Linux does; at worst the whole process is counted.
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
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
