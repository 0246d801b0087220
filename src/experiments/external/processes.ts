// The processes of one run of a program, found in /proc: those of its session, and those that left it but still have the
// mark of the run in their environment. CPU time is the kernel's own count, of every process and of the children it has
// waited for; so a sum over those alive counts nothing twice.

import { readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Clock ticks per second in /proc: 100 on every Linux. */
const TICK_MILLIS = 10;
const PAGE_BYTES = 4096;

export interface ProcessFacts {
  readonly pid: number;
  readonly isAlive: boolean;
  readonly cpuMillis: number;
  readonly bytes: number;
}

interface Stat extends ProcessFacts {
  readonly session: number;
  readonly started: number;
}

function readStat(pid: string): Stat | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined; // it has ended
  }
  // The name of the program is in parentheses and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return {
    pid: Number(pid),
    isAlive: fields[0] !== 'Z' && fields[0] !== 'X',
    session: Number(fields[3]),
    started: Number(fields[19]),
    cpuMillis: ticks * TICK_MILLIS,
    bytes: Number(fields[21]) * PAGE_BYTES,
  };
}

function hasMark(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
  } catch {
    return false;
  }
}

export interface SessionMark {
  /** The process that began the session of the run. */
  readonly leader: number;
  /** A text in the environment of every process of the run, unless it clears it. */
  readonly mark: string;
  /** When the run began, in clock ticks since the machine started. */
  readonly since: number;
}

/** Now, in clock ticks since the machine started; a little early, because a process may begin within a tick. */
export const ticksNow = (): number => Math.floor((uptime() * 1000) / TICK_MILLIS) - 10;

/** Process numbers rise until they begin again at the most: far below it, every process of a run has a higher number. */
const FAR_BELOW = 1_000_000;

function leastPid(leader: number): number {
  try {
    return Number(readFileSync('/proc/sys/kernel/pid_max', 'latin1')) - leader > FAR_BELOW ? leader : 0;
  } catch {
    return 0;
  }
}

/** All processes of a run. Environments are read only of processes that began after it. */
export function processesOfRun({ leader, mark, since }: SessionMark): ProcessFacts[] {
  const least = leastPid(leader);
  const stats = readdirSync('/proc').flatMap((name) => {
    const stat = Number(name) >= least ? readStat(name) : undefined;
    return stat ? [stat] : [];
  });
  return stats.filter(
    (stat) =>
      stat.pid !== process.pid && (stat.session === leader || (stat.started >= since && hasMark(stat.pid, mark))),
  );
}

/** Ends processes at once; those that have ended already are left alone. */
export function killAll(processes: readonly ProcessFacts[]): void {
  for (const { pid, isAlive } of processes) {
    if (!isAlive) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}
