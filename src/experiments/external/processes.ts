// The processes of one run of a program, found in /proc: those of its session, and those that left it but still have the
// mark of the run in their environment. CPU time is the kernel's own count, of every process and of the children it has
// waited for; so a sum over those alive counts nothing twice.

import { readdirSync, readFileSync } from 'node:fs';

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

/** All processes of a run: `leader` began its session, and every process inherits the mark unless it clears it. */
export function processesOfRun(leader: number, mark: string): ProcessFacts[] {
  const stats = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    return stat ? [stat] : [];
  });
  const began = stats.find(({ pid }) => pid === leader)?.started ?? Number.POSITIVE_INFINITY;
  const first = Math.min(began, ...stats.filter(({ session }) => session === leader).map(({ started }) => started));
  const isSuspect = ({ started }: Stat): boolean => first === Number.POSITIVE_INFINITY || started >= first;
  return stats.filter(
    (stat) => stat.pid !== process.pid && (stat.session === leader || (isSuspect(stat) && hasMark(stat.pid, mark))),
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
