// The processes of one run of a program, held by looking for them in /proc, where there is no control group: those of its
// session, and those that left it but still have the mark of the run in their environment. CPU time is the kernel's own
// count, of every process and of the children it has waited for; so a sum over those alive counts nothing twice. A shell
// is the leader of the session: it waits for the program and tells the time that the kernel counted for it in the end.
//
// A look costs CPU time of ours, so it reads as little as it can: the processes of the run that are known, and the numbers
// that the kernel has given since the last look. Only where it has given many is the whole of /proc read.

import { randomInt } from 'node:crypto';
import { closeSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPrlimit } from './find-program.js';
import type { HeldLimits, Holder, Seen } from './holder.js';
import { REALTIME } from './leftovers.js';
import { limitsScript, NO_TRACES } from './limits-script.js';
import { killPids, openNow, processText, type Stat, statNow, TICK_MILLIS, textNow } from './process-files.js';

/** How long the shell may take to tell its times after the program was killed. */
const LAST_WORDS_MILLIS = 700;

/** No process of others has ended and left its number to one of the run within this time. */
const TRUSTED_MILLIS = 500;

/** More than 30 years: no program gets there. */
const MIN_REALTIME_MICROS = 2 ** 50;

/** A value of the run's own; undefined if it can’t be set: a limit that is lowered already stays. */
function ownRealtimeMicros(): number | undefined {
  const isFree = REALTIME.exec(processText('self', 'limits'))?.[2] === 'unlimited';
  return isFree && findPrlimit() !== undefined ? MIN_REALTIME_MICROS + randomInt(2 ** 47) : undefined;
}

/** Whether a process has the mark of the run; undefined if it can't be read, or is being replaced. */
function hasMark(pid: number, mark: string, realtimeMicros: number | undefined): boolean | undefined {
  const limits = realtimeMicros === undefined ? '' : processText(pid, 'limits');
  if (limits !== '' && REALTIME.exec(limits)?.[1] === String(realtimeMicros)) return true;
  const text = processText(pid, 'environ');
  // Before prlimit has set the limit, the mark in the environment is there.
  return text === '' && limits === '' ? undefined : text.includes(mark);
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
  `${NO_TRACES} exec 5>&2 2>/dev/null; (${limits} exec "$@" 2>&5 3>&- 5>&-); code=$?; times >&3; exit $code`;

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
  private readonly realtimeMicros = ownRealtimeMicros();
  private readonly processLimit: number | undefined;
  private readonly isTimed: boolean;
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

  /**
   * `mark` is a text in the environment of every process of the run, unless it clears it. `isTimed`: a shell stays and tells the
   * times; without it, the program takes the place of the shell, and the signal that ends it is seen.
   */
  constructor(limits: HeldLimits, mark: string, isTimed: boolean) {
    this.mark = mark;
    this.isTimed = isTimed;
    this.processLimit = limits.processes;
    const marked =
      this.realtimeMicros === undefined ? [] : [findPrlimit() ?? '', `--rttime=${this.realtimeMicros}`, '--'];
    const untimed = `${NO_TRACES} ${limitsScript(limits)} exec "$@" 3>&-`;
    const begun = isTimed ? script(limitsScript(limits)) : untimed;
    this.begin = [SHELL, '-c', begun, 'masu', ...marked];
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
    const count = processes.length - (this.isTimed ? 1 : 0); // beside the shell
    const hit = this.processLimit !== undefined && count > this.processLimit ? { hit: 'processes' as const } : {};
    return { cpuMillis: this.cpuMillis, bytes: this.bytes, processes: count, areSeveral: count > 1, ...hit };
  }

  pids(): number[] {
    return this.alive();
  }

  killNow(): void {
    killPids(this.alive());
  }

  async kill(): Promise<void> {
    if (!this.isTimed) return this.killNow();
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

  async end(reported: Promise<string>): Promise<Seen> {
    if (this.last === 0 && performance.now() - this.beganAt > TRUSTED_MILLIS) this.others.clear();
    for (let round = 0; round < 50; round++) {
      const alive = this.alive();
      if (alive.length === 0) break;
      killPids(alive);
      await sleep(round < 10 ? 2 : 20);
    }
    for (const [pid, descriptor] of this.ours) this.forget(pid, descriptor);
    return { cpuMillis: Math.max(this.cpuMillis, parseTimes(await reported) ?? 0), bytes: this.bytes };
  }

  private alive(): number[] {
    return this.processes().flatMap(({ pid, isAlive }) => (isAlive ? [pid] : []));
  }

  private processes(): Stat[] {
    const stats: Stat[] = [];
    for (const [pid, descriptor] of this.ours) {
      const stat = statNow(pid, descriptor);
      if (stat) stats.push(stat);
      else this.forget(pid, descriptor);
    }
    for (const pid of this.candidates()) {
      const isKnown = this.ours.has(pid) || this.others.has(pid);
      const descriptor = isKnown ? undefined : openNow(`/proc/${pid}/stat`);
      if (descriptor === undefined) continue;
      const stat = statNow(pid, descriptor);
      if (stat && this.isOurs(stat) && !isThread(pid)) {
        this.ours.set(pid, descriptor);
        stats.push(stat);
      } else closeSync(descriptor);
    }
    return stats;
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
    const marked = isOld ? false : hasMark(pid, this.mark, this.realtimeMicros);
    if (marked === false) this.others.add(pid);
    if (marked === undefined) this.unknown.add(pid);
    return marked === true;
  }
}
