// The processes of one run of a program, held by looking for them in /proc, where there is no control group: those of its
// session, and those that left it but still have the mark of the run in their environment. CPU time is the kernel's own
// count, of every process and of the children it has waited for; so a sum over those alive counts nothing twice. A shell
// is the leader of the session: it waits for the program and tells the time that the kernel counted for it in the end.
//
// A look costs CPU time of ours, so it reads as little as it can: the processes of the run that are known, and the numbers
// that the kernel has given since the last look. Only where it has given many is the whole of /proc read.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import type { Socket } from 'node:net';
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
  /** More than one process now: each may have as much memory as is allowed to all. */
  readonly areSeveral?: boolean;
}

/** What keeps the processes of a run together, measures them, and ends them. */
export interface Holder {
  /** A shell with a script; the words of the program follow. */
  readonly begin: readonly string[];
  /** Whether the kernel itself limits and measures the memory of all processes together. */
  readonly isMemoryHeld: boolean;
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

const statBytes = Buffer.alloc(1024);

/** A text of the kernel's, as it is now, from an open file. */
export const textNow = (descriptor: number): string =>
  statBytes.toString('latin1', 0, readSync(descriptor, statBytes, 0, statBytes.length, 0));

type Stat = NonNullable<ReturnType<typeof statNow>>;

/** Opens a file of the kernel's, to be read again and again; undefined if it isn't there. */
export function openNow(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}

/** From the open `stat` of a process: it stays that of this process, should the number be given again. */
function statNow(pid: number, descriptor: number) {
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

/** The resident memory of a process; 0 if it has ended. */
export function bytesOfProcess(pid: number): number {
  const descriptor = openNow(`/proc/${pid}/stat`);
  if (descriptor === undefined) return 0;
  const bytes = statNow(pid, descriptor)?.bytes ?? 0;
  closeSync(descriptor);
  return bytes;
}

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

const sumOf = (processes: readonly Stat[], of: 'cpuMillis' | 'bytes'): number =>
  processes.reduce((sum, each) => sum + each[of], 0);

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

/** More new numbers than these are not tried one by one: to list /proc costs less. */
const MAX_TRIED = 25;
let loadDescriptor: number | undefined;

/** The number that the kernel gave last to a process or thread; 0 if it doesn't tell. */
function lastGiven(): number {
  loadDescriptor ??= openNow('/proc/loadavg') ?? -1;
  return loadDescriptor < 0 ? 0 : Number(textNow(loadDescriptor).trim().split(' ').at(-1)) || 0;
}

/** Threads have numbers, too, but no entry of their own in a list of /proc. */
function isThread(pid: number): boolean {
  try {
    return Number(/^Tgid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) !== pid;
  } catch {
    return false; // it has ended
  }
}

export class HeldByLooking implements Holder {
  readonly begin: readonly string[];
  readonly isMemoryHeld = false;
  private readonly mark: string;
  /** When the run began, in clock ticks since the machine started; a little early, because a process may begin within a tick. */
  private readonly since = Math.floor((uptime() * 1000) / TICK_MILLIS) - 10;
  private readonly beganAt = performance.now();
  /** Every number up to this one has been looked at; the first of them since the look before. */
  private last = lastGiven();
  private first = this.last;
  /** Up to this number, a session is older than the run: a process that leaves the run's session begins one of its own. */
  private lastOldSession = this.last;
  /** Processes of the run, by number: their open `stat`. */
  private readonly ours = new Map<number, number>();
  /** New processes of which it is not known yet whether they are of the run: being replaced, or not ours to read. */
  private unknown = new Set<number>();
  /** Processes of others: they never become processes of the run, but their numbers are given again some day. */
  private readonly others = new Set<number>();
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
    const descriptor = openNow(`/proc/${leader}/stat`);
    if (descriptor !== undefined) this.ours.set(leader, descriptor);
  }

  look(): Seen {
    const processes = this.processes();
    this.cpuMillis = Math.max(this.cpuMillis, sumOf(processes, 'cpuMillis'));
    this.bytes = Math.max(this.bytes, sumOf(processes, 'bytes'));
    // Beside the shell.
    return { cpuMillis: this.cpuMillis, bytes: this.bytes, areSeveral: processes.length > 2 };
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
    if (this.last === 0 && performance.now() - this.beganAt > TRUSTED_MILLIS) this.others.clear();
    for (let round = 0; round < 50; round++) {
      const alive = this.alive();
      if (alive.length === 0) break;
      killPids(alive);
      await sleep(round < 10 ? 2 : 20);
    }
    for (const [pid, descriptor] of this.ours) this.forget(pid, descriptor);
    return { cpuMillis: Math.max(this.cpuMillis, parseTimes(await told) ?? 0), bytes: this.bytes };
  }

  private alive(): number[] {
    return this.processes().flatMap(({ pid, isAlive }) => (isAlive ? [pid] : []));
  }

  private processes(): Stat[] {
    const found: Stat[] = [];
    for (const [pid, descriptor] of this.ours) {
      const stat = statNow(pid, descriptor);
      if (stat) found.push(stat);
      else this.forget(pid, descriptor);
    }
    for (const pid of this.candidates()) {
      const isKnown = this.ours.has(pid) || this.others.has(pid);
      const descriptor = isKnown ? undefined : openNow(`/proc/${pid}/stat`);
      if (descriptor === undefined) continue;
      const stat = statNow(pid, descriptor);
      if (stat && this.isOurs(stat) && !isThread(pid)) {
        this.ours.set(pid, descriptor);
        found.push(stat);
      } else closeSync(descriptor);
    }
    return found;
  }

  private forget(pid: number, descriptor: number): void {
    closeSync(descriptor);
    this.ours.delete(pid);
  }

  /** The numbers of processes that may be new: a number is given a moment before there is a process, so each is tried twice. */
  private candidates(): Iterable<number> {
    const [first, before, last] = [this.first, this.last, lastGiven()];
    [this.first, this.last] = [before, last];
    const waiting = this.unknown;
    this.unknown = new Set();
    if (last !== 0 && before !== 0 && last >= first && last - first <= MAX_TRIED) {
      for (let pid = first + 1; pid <= last; pid++) {
        const isKnown = this.ours.has(pid) || this.others.has(pid) || waiting.has(pid);
        if (!isKnown && existsSync(`/proc/${pid}`)) waiting.add(pid);
      }
      return waiting;
    }
    // The numbers have begun again: any of them may be new.
    const isAgain = last < first;
    if (isAgain) {
      this.others.clear();
      this.lastOldSession = 0;
    }
    const isNew = (pid: number): boolean => pid > (isAgain ? 0 : first) || waiting.has(pid);
    return readdirSync('/proc').map(Number).filter(isNew);
  }

  private isOurs({ pid, session, started }: Stat): boolean {
    if (session === this.leader) return true;
    const isOld = started < this.since || pid === process.pid || session <= this.lastOldSession;
    const marked = isOld ? false : hasMark(pid, this.mark);
    if (marked === false) this.others.add(pid);
    if (marked === undefined) this.unknown.add(pid);
    return marked === true;
  }
}

// Should masu itself be killed, it can't end the programs any more. So a shell, started with the first of them, waits for
// the end of a pipe that only masu holds, and then ends what is left of them: the processes in their control groups, those
// with the mark of this masu in their environment, and those in the sessions of the latter.

/** A text in the environment of every process that this masu runs. */
export const OWN_MARK = randomUUID();

const WATCHER = `
read -r line
mark=$1; shift
sessions=' '
for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  found=
  for prefix; do
    for group in "$prefix"*; do
      [ -d "$group" ] || continue
      found=1
      echo 1 >"$group/cgroup.kill" || while read -r pid; do kill -9 "$pid"; done <"$group/cgroup.procs"
      rmdir "$group"
    done
  done
  marked=' '
  for path in $(grep -ls "$mark" /proc/[0-9]*/environ); do
    pid=\${path#/proc/}; pid=\${pid%/environ}
    marked="$marked$pid "
    read -r stat <"/proc/$pid/stat" || continue
    stat=\${stat##*) }; stat=\${stat#* * * }
    stat=\${stat%% *}
    [ "$stat" = 0 ] || sessions="$sessions$stat "
  done
  for path in /proc/[0-9]*; do
    pid=\${path#/proc/}
    read -r stat <"$path/stat" || continue
    stat=\${stat##*) }
    case $stat in Z*|X*) continue;; esac
    stat=\${stat#* * * }
    case $marked$sessions in *" $pid "*|*" \${stat%% *} "*) found=1; kill -9 "$pid";; esac
  done
  [ -n "$found" ] || break
  sleep 0.1
done
`;

let watcher: ChildProcess | undefined;
let running = 0;

/** Tells the watcher of a run that begins; the groups of this masu have names that begin with these. */
export function watchOver(groupPrefixes: readonly string[]): void {
  running++;
  if (watcher !== undefined) return;
  watcher = spawn('/bin/sh', ['-c', WATCHER, 'masu', OWN_MARK, ...groupPrefixes], {
    cwd: '/',
    // What ends the session of masu must not end this.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin' },
  });
  watcher.on('error', () => {}); // no shell: no program can be run either
  watcher.unref();
  (watcher.stdin as Socket | null)?.unref();
  process.once('exit', () => {
    if (running === 0) watcher?.kill('SIGKILL');
  });
}

/** A run has ended, and all its processes. */
export function watchNoMore(): void {
  running--;
}
