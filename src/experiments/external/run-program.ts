// Runs a program under limits that it can't escape by itself, and measures it. It runs in a session of its own, in a
// temporary folder, with a short environment. A shell is the leader of the session: it waits for the program and prints the
// CPU time that the kernel counted for it and for all children it waited for. Meanwhile the session is looked at every
// few tenths of a second: CPU time and memory of all its processes together are limited here, and per process by
// prlimit, should a process be quicker than the look. In the end every process of the run is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { defined } from '../../base/defined.js';

// The processes of one run of a program, found in /proc: those of its session, and those that left it but still have the
// mark of the run in their environment. CPU time is the kernel's own count, of every process and of the children it has
// waited for; so a sum over those alive counts nothing twice.

/** Clock ticks per second in /proc: 100 on every Linux. */
const TICK_MILLIS = 10;
const PAGE_BYTES = 4096;

interface ProcessFacts {
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

interface SessionMark {
  /** The process that began the session of the run. */
  readonly leader: number;
  /** A text in the environment of every process of the run, unless it clears it. */
  readonly mark: string;
  /** When the run began, in clock ticks since the machine started. */
  readonly since: number;
}

/** Now, in clock ticks since the machine started; a little early, because a process may begin within a tick. */
const ticksNow = (): number => Math.floor((uptime() * 1000) / TICK_MILLIS) - 10;

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
function processesOfRun({ leader, mark, since }: SessionMark): ProcessFacts[] {
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
function killAll(processes: readonly ProcessFacts[]): void {
  for (const { pid, isAlive } of processes) {
    if (!isAlive) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

export interface ExternalLimits {
  /** Wall time. */
  readonly millis: number;
  readonly cpuMillis?: number;
  readonly bytes?: number;
}

export interface ProgramRun {
  readonly command: readonly string[];
  readonly folder: string;
  /** What it reads from standard input. */
  readonly input?: string;
  readonly limits: ExternalLimits;
  /** Aborted: ended at once, with `limit` `stopped`. */
  readonly signal?: AbortSignal;
}

export interface ProgramEnd {
  /** Exit code of the program; 128 and more: ended by a signal. */
  readonly code: number;
  /** The limit for which it was ended from outside. */
  readonly limit?: 'time' | 'cpu' | 'memory' | 'stopped' | 'output';
  readonly stdout: string;
  /** The end of what it wrote to standard error. */
  readonly stderr: string;
  readonly millis: number;
  readonly cpuMillis: number;
  /** The most resident memory of all its processes together that was seen. */
  readonly bytes: number;
}

/** The first and the last part of a long output are kept; a program that writes more than the most is ended. */
const KEPT_BYTES = 4 * 2 ** 20;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;
const STDERR_BYTES = 2_000;
const LOOKS_MILLIS = [20, 50, 100, 200];
/** How long the shell may take to print its times after the program was killed. */
const LAST_WORDS_MILLIS = 300;
const DRAIN_MILLIS = 200;
/** A process may have a little more than the limit, so that it is seen to exceed it. */
const SLACK_BYTES = 16 * 2 ** 20;

/** bash tells CPU time to the millisecond, other shells to a hundredth of a second. */
const SHELL = existsSync('/bin/bash') ? '/bin/bash' : '/bin/sh';
/** The program does not inherit the descriptor that the times are printed to, and the shell says nothing of its own. */
const SCRIPT = 'exec 4>&2 2>/dev/null; "$@" 2>&4 3>&- 4>&-; code=$?; times >&3; exit $code';

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

/** Keeps the first and the last bytes of a stream. */
class KeptOutput {
  total = 0;
  private readonly head: Buffer[] = [];
  private tail: Buffer[] = [];
  private headBytes = 0;
  private tailBytes = 0;

  add(chunk: Buffer): void {
    this.total += chunk.length;
    if (this.headBytes < KEPT_BYTES) {
      this.head.push(chunk);
      this.headBytes += chunk.length;
      return;
    }
    this.tail.push(chunk);
    this.tailBytes += chunk.length;
    while (this.tailBytes - (this.tail[0]?.length ?? 0) > KEPT_BYTES) this.tailBytes -= this.tail.shift()?.length ?? 0;
  }

  text(): string {
    return Buffer.concat([...this.head, ...this.tail]).toString('utf8');
  }
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

function limitWords({ cpuMillis, bytes }: ExternalLimits): string[] {
  return [
    '--core=0',
    ...(cpuMillis === undefined ? [] : [`--cpu=${Math.ceil(cpuMillis / 1000) + 1}`]),
    ...(bytes === undefined ? [] : [`--data=${Math.ceil(bytes + SLACK_BYTES)}`]),
  ];
}

function start({ command, folder, limits }: ProgramRun, mark: string): ChildProcess {
  const words = ['prlimit', ...limitWords(limits), '--', ...command];
  return spawn(SHELL, ['-c', SCRIPT, 'masu', ...words], {
    cwd: folder,
    // A session of its own.
    detached: true,
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      MASU_RUN: mark,
    },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}

/** Kills whatever is left of a run, until nothing is. */
async function killRun(run: SessionMark): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const alive = processesOfRun(run).filter(({ isAlive }) => isAlive);
    if (alive.length === 0) return;
    killAll(alive);
    await pause(round < 10 ? 2 : 20);
  }
}

/** Throws if the program can't be started at all. */
export async function runProgramWithin(run: ProgramRun): Promise<ProgramEnd> {
  const { limits, signal } = run;
  const mark = randomUUID();
  const since = ticksNow();
  const began = performance.now();
  const child = start(run, mark);
  const leader = child.pid;
  const stdout = new KeptOutput();
  const stderr = new KeptOutput();
  let times = '';
  let limit: ProgramEnd['limit'];
  let seenCpu = 0;
  let seenBytes = 0;
  let isOver = false;
  const exited = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 137));
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  if (leader === undefined) await exited;
  const group = leader as number;
  const marked: SessionMark = { leader: group, mark, since };
  const [stdin, out, err, , told] = [child.stdin, child.stdout, child.stderr, undefined, child.stdio[3]];
  stdin?.on('error', () => {}); // it need not read its input
  stdin?.end(run.input ?? '');
  out?.on('data', (chunk: Buffer) => stdout.add(chunk));
  err?.on('data', (chunk: Buffer) => stderr.add(chunk));
  told?.on('data', (chunk: Buffer) => {
    if (times.length < 1000) times += chunk.toString('latin1');
  });
  const look = (): ProcessFacts[] => {
    const processes = processesOfRun(marked);
    const sum = (of: (facts: ProcessFacts) => number): number => processes.reduce((all, each) => all + of(each), 0);
    seenCpu = Math.max(
      seenCpu,
      sum(({ cpuMillis }) => cpuMillis),
    );
    seenBytes = Math.max(
      seenBytes,
      sum(({ bytes }) => bytes),
    );
    return processes;
  };
  const reached = (): ProgramEnd['limit'] => {
    if (signal?.aborted) return 'stopped';
    if (limits.cpuMillis !== undefined && seenCpu >= limits.cpuMillis) return 'cpu';
    if (limits.bytes !== undefined && seenBytes >= limits.bytes) return 'memory';
    if (Math.max(stdout.total, stderr.total) > MAX_OUTPUT_BYTES) return 'output';
    return performance.now() - began >= limits.millis ? 'time' : undefined;
  };
  const watch = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const left = limits.millis - (performance.now() - began);
      const next = Math.min(LOOKS_MILLIS[turn] ?? (LOOKS_MILLIS.at(-1) as number), Math.max(1, left));
      await Promise.race([exited, pause(next), aborted]);
      if (isOver) return;
      const processes = look();
      limit = reached();
      if (limit === undefined) continue;
      // The shell is left, to tell the times.
      killAll(processes.filter(({ pid }) => pid !== group));
      await Promise.race([exited, pause(LAST_WORDS_MILLIS)]);
      killAll(processesOfRun(marked));
      return;
    }
  };
  const aborted = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  const watching = watch();
  const code = await exited.finally(() => {
    isOver = true;
  });
  await watching;
  const millis = performance.now() - began;
  await killRun(marked);
  await Promise.race([closed, pause(DRAIN_MILLIS)]);
  for (const stream of [stdin, out, err, told]) (stream as { destroy?: () => void } | null | undefined)?.destroy?.();
  const cpuMillis = Math.max(parseTimes(times) ?? 0, seenCpu);
  if (limit === undefined && limits.cpuMillis !== undefined && cpuMillis > limits.cpuMillis) limit = 'cpu';
  return {
    code,
    ...defined({ limit }),
    stdout: stdout.text(),
    stderr: stderr.text().slice(-STDERR_BYTES),
    millis,
    cpuMillis,
    bytes: seenBytes,
  };
}
