// Reads what the kernel tells about processes in /proc, and ends processes by their numbers.

import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** Clock ticks per second in /proc: 100 on every Linux. */
export const TICK_MILLIS = 10;
const PAGE_BYTES = 4096;

const statBytes = Buffer.alloc(1024);

/** A text of the kernel's, as it is now, from an open file. */
export const textNow = (descriptor: number): string =>
  statBytes.toString('latin1', 0, readSync(descriptor, statBytes, 0, statBytes.length, 0));

/** Opens a file of the kernel's, to be read again and again; undefined if it isn't there. */
export function openNow(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

/** A file of /proc; '' for a process that has ended or belongs to somebody else. */
export function processText(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

export type Stat = NonNullable<ReturnType<typeof statNow>>;

/** From the open `stat` of a process: it stays that of this process, should the number be given again. */
export function statNow(pid: number, descriptor: number) {
  let stat: string;
  try {
    stat = textNow(descriptor);
  } catch {
    return undefined; // it has ended
  }
  // The name of the program is in parentheses and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
  return {
    pid,
    isAlive: fields[0] !== 'Z' && fields[0] !== 'X',
    session: Number(fields[3]),
    started: Number(fields[19]),
    cpuMillis: ticks * TICK_MILLIS,
    bytes: Number(fields[21]) * PAGE_BYTES,
  };
}

/** The `stat` of a process now; undefined if it has ended. */
export function statOfProcess(pid: number): Stat | undefined {
  const descriptor = openNow(`/proc/${pid}/stat`);
  if (descriptor === undefined) return undefined;
  const stat = statNow(pid, descriptor);
  closeSync(descriptor);
  return stat;
}

/** The resident memory of a process; 0 if it has ended. */
export const bytesOfProcess = (pid: number): number => statOfProcess(pid)?.bytes ?? 0;

/** Ends processes at once; those that have ended already are left alone. */
export function killPids(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/**
 * What the threads of these processes have used, and what they have waited for a core, counted when they get it; and whether
 * one of them runs, or is waiting for a core or a disk.
 */
export function activityOf(pids: readonly number[]): { readonly activeMillis: number; readonly canRun: boolean } {
  let [activeMillis, canRun] = [0, false];
  for (const pid of pids) {
    for (const thread of threadsOf(pid)) {
      canRun ||= /^\d+ \(.*\) [RD] /s.test(processText(pid, `task/${thread}/stat`));
      const [used = 0, waited = 0] = processText(pid, `task/${thread}/schedstat`).split(' ').map(Number);
      activeMillis += (used + waited) / 1e6;
    }
  }
  return { activeMillis, canRun };
}
