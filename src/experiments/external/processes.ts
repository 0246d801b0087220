// The processes of one run of a program, held by looking for them in /proc, where there is no control group: those of its
// session, and those that left it but still have the mark of the run in their environment. CPU time is the kernel's own
// count, of every process and of the children it has waited for; so a sum over those alive counts nothing twice. A shell
// is the leader of the session: it waits for the program and tells the time that the kernel counted for it in the end.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HeldLimits {
  readonly cpuMillis?: number;
  readonly bytes?: number;
}

/** What the processes of a run have used together. */
export interface Seen {
  readonly cpuMillis: number;
  /** The most memory at once. */
  readonly bytes: number;
  /** The kernel ended a process at the limit of memory. */
  readonly isOutOfMemory?: boolean;
}

/** What keeps the processes of a run together, measures them, and ends them. */
export interface Holder {
  /** A shell with a script; the words of the program follow. */
  readonly begin: readonly string[];
  /** The process that was started. */
  began(leader: number): void;
  look(): Seen;
  /** Ends the program and everything it started. */
  kill(): Promise<void>;
  /** After the leader has ended: ends what is left. `told` is what it wrote to descriptor 3. */
  end(told: Promise<string>): Promise<Seen>;
}

/** A process may have a little more than the limit, so that it is seen to exceed it. */
const SLACK_BYTES = 16 * 2 ** 20;
const KIBI = 1024;

/**
 * Commands of a shell that limit every process by itself, should nobody look any more: far beyond the CPU time, because the
 * kernel counts whole clock ticks for this limit, which on a busy machine is more than what it measures.
 */
export function limitsScript({ cpuMillis, bytes }: HeldLimits): string {
  const seconds = 2 * Math.ceil((cpuMillis ?? 0) / 1000) + 5;
  const options = [
    '-c 0',
    ...(cpuMillis === undefined ? [] : [`-S -t ${seconds}`, `-H -t ${seconds + 3}`]),
    ...(bytes === undefined ? [] : [`-d ${Math.ceil((bytes + SLACK_BYTES) / KIBI)}`]),
  ];
  // A limit that is lower already can't be raised, and need not be.
  return options.map((option) => `command ulimit ${option} 2>/dev/null;`).join(' ');
}

/** Clock ticks per second in /proc: 100 on every Linux. */
const TICK_MILLIS = 10;
const PAGE_BYTES = 4096;
/** How long the shell may take to tell its times after the program was killed. */
const LAST_WORDS_MILLIS = 700;
/** No process of others has ended and left its number to one of the run within this time. */
const TRUSTED_MILLIS = 500;

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

function readStat(pid: number): Stat | undefined {
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
    pid,
    isAlive: fields[0] !== 'Z' && fields[0] !== 'X',
    session: Number(fields[3]),
    started: Number(fields[19]),
    cpuMillis: ticks * TICK_MILLIS,
    bytes: Number(fields[21]) * PAGE_BYTES,
  };
}

/** The resident memory of a process; 0 if it has ended. */
export const bytesOfProcess = (pid: number): number => readStat(pid)?.bytes ?? 0;

/** Whether the environment of a process has the mark; undefined if it can't be read, or is being replaced. */
function hasMark(pid: number, mark: string): boolean | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/environ`, 'latin1');
    return text === '' ? undefined : text.includes(mark);
  } catch {
    return undefined;
  }
}

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

const sumOf = (processes: readonly ProcessFacts[], of: (facts: ProcessFacts) => number): number =>
  processes.reduce((sum, each) => sum + of(each), 0);

/** The last line of `times`: user and system time of the children. */
export function parseTimes(text: string): number | undefined {
  const times = text
    .trim()
    .split('\n')
    .at(-1)
    ?.match(/(\d+)m([\d.]+)s/g);
  if (times?.length !== 2) return undefined;
  return times.reduce((sum, each) => {
    const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(each) ?? [];
    return sum + (Number(minutes) * 60 + Number(seconds)) * 1000;
  }, 0);
}

/** bash tells CPU time to the millisecond, other shells to a hundredth of a second. */
const SHELL = existsSync('/bin/bash') ? '/bin/bash' : '/bin/sh';
/** The program does not inherit the descriptor that the times are written to, and the shell says nothing of its own. */
const script = (limits: string): string =>
  `exec 4>&2 2>/dev/null; (${limits} exec "$@" 2>&4 3>&- 4>&-); code=$?; times >&3; exit $code`;

export class HeldByLooking implements Holder {
  readonly begin: readonly string[];
  private readonly mark: string;
  /** When the run began, in clock ticks since the machine started; a little early, because a process may begin within a tick. */
  private readonly since = Math.floor((uptime() * 1000) / TICK_MILLIS) - 10;
  private readonly beganAt = performance.now();
  /** Processes of others: they never become processes of the run, but their numbers are given again some day. */
  private others = new Set(readdirSync('/proc').map(Number));
  private leader = 0;
  private cpuMillis = 0;
  private bytes = 0;

  /** `mark` is a text in the environment of every process of the run, unless it clears it. */
  constructor(limits: HeldLimits, mark: string) {
    this.mark = mark;
    this.begin = [SHELL, '-c', script(limitsScript(limits)), 'masu'];
  }

  began(leader: number): void {
    this.leader = leader;
  }

  look(): Seen {
    const processes = this.processes();
    this.cpuMillis = Math.max(
      this.cpuMillis,
      sumOf(processes, ({ cpuMillis }) => cpuMillis),
    );
    this.bytes = Math.max(
      this.bytes,
      sumOf(processes, ({ bytes }) => bytes),
    );
    return { cpuMillis: this.cpuMillis, bytes: this.bytes };
  }

  async kill(): Promise<void> {
    const deadline = performance.now() + LAST_WORDS_MILLIS;
    // The shell is left, to tell the times.
    for (let others = this.alive(); others.length > 1 || others[0] !== this.leader; others = this.alive()) {
      if (others.length === 0) return;
      killPids(others.filter((pid) => pid !== this.leader));
      if (performance.now() > deadline) break;
      await sleep(10);
    }
    while (performance.now() < deadline && this.alive().includes(this.leader)) await sleep(20);
    killPids([this.leader]);
  }

  async end(told: Promise<string>): Promise<Seen> {
    if (performance.now() - this.beganAt > TRUSTED_MILLIS) this.others = new Set();
    for (let round = 0; round < 50; round++) {
      const alive = this.alive();
      if (alive.length === 0) break;
      killPids(alive);
      await sleep(round < 10 ? 2 : 20);
    }
    return { cpuMillis: Math.max(this.cpuMillis, parseTimes(await told) ?? 0), bytes: this.bytes };
  }

  private alive(): number[] {
    return this.processes().flatMap(({ pid, isAlive }) => (isAlive ? [pid] : []));
  }

  private processes(): ProcessFacts[] {
    return readdirSync('/proc').flatMap((name) => {
      const pid = Number(name);
      const stat = pid > 0 && !this.others.has(pid) ? readStat(pid) : undefined;
      return stat && this.isOurs(stat) ? [stat] : [];
    });
  }

  private isOurs({ pid, session, started }: Stat): boolean {
    if (session === this.leader) return true;
    const marked = started < this.since || pid === process.pid ? false : hasMark(pid, this.mark);
    if (marked === false) this.others.add(pid);
    return marked === true;
  }
}
