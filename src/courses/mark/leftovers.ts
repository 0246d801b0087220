// Finds and ends what a program left running. A process that detaches (setsid, a double fork) leaves the process group and
// the parent, but not its resource limits: every fork and exec inherits them. So each run gets a value of its own for a
// limit that means nothing to ordinary programs, the CPU time of real-time scheduling (RLIMIT_RTTIME, set by prlimit), and
// whatever has this value in /proc/PID/limits belongs to the run. Without prlimit, a process is recognized by the folder of
// the run in its first environment; without /proc (outside Linux), the process group is all there is.

import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** How the processes of one run are recognized. */
export interface RunMark {
  /** The HOME of the run, a folder of its own. */
  readonly folder: string;
  /** Microseconds; undefined if the limit can't be set. */
  readonly realtimeMicros?: number;
}

/** More than 30 years: no program gets there. */
const MIN_MICROS = 2 ** 50;
/** Rounds of stopping and killing; each ends everything that was alive when it began. */
const ROUNDS = 20;

const REALTIME = /^Max realtime timeout +(\d+|unlimited) +(\d+|unlimited)/m;

/** A file of /proc; '' for a process that has ended or belongs to somebody else. */
function textOf(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** A mark for a run. A limit that is lowered already can't be raised for every user, so it is left alone. */
export function makeMark(folder: string, hasPrlimit: boolean): RunMark {
  const isFree = REALTIME.exec(textOf('self', 'limits'))?.[2] === 'unlimited';
  return hasPrlimit && isFree ? { folder, realtimeMicros: MIN_MICROS + randomInt(2 ** 47) } : { folder };
}

/** The option of prlimit for the mark. */
export const markOption = ({ realtimeMicros }: RunMark): string[] =>
  realtimeMicros === undefined ? [] : [`--rttime=${realtimeMicros}`];

/** Zombies are dead; their parents collect them. */
const isAlive = (pid: string): boolean => !/^\d+ \(.*\) [ZX] /s.test(textOf(pid, 'stat'));

function isOfRun(pid: string, { folder, realtimeMicros }: RunMark): boolean {
  const isMarked =
    realtimeMicros === undefined
      ? textOf(pid, 'environ')
          .split('\0')
          .includes(`HOME=${Buffer.from(folder).toString('latin1')}`)
      : REALTIME.exec(textOf(pid, 'limits'))?.[1] === String(realtimeMicros);
  return isMarked && isAlive(pid);
}

function processesOf(mark: RunMark): number[] {
  let names: string[] = [];
  try {
    names = readdirSync('/proc');
  } catch {
    // not Linux
  }
  return names.filter((name) => /^\d+$/.test(name) && isOfRun(name, mark)).map(Number);
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Ends every process of a run. All are stopped before the first is killed, so that none can start another meanwhile. */
export function killLeftovers(mark: RunMark): void {
  for (let round = 0; round < ROUNDS; round++) {
    const alive = processesOf(mark);
    if (alive.length === 0) return;
    for (const pid of alive) send(pid, 'SIGSTOP');
    for (const pid of alive) send(pid, 'SIGKILL');
  }
}
