// Runs a program under limits that it can't escape by itself, and measures it. It runs in a session of its own, in a
// temporary folder, with a short environment. Its processes are held together by a control group of the kernel where we may
// make one, else by looking for them in /proc. Every few tenths of a second, the CPU time and memory of all of them together
// are compared with the limits; each process is limited by itself, too, should it be quicker than the look. In the end every
// process of the run is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism, constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '../../base/defined.js';
import { makeControlGroup } from './control-group.js';
import { HeldByLooking, type Holder, type Seen } from './processes.js';

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
  /** Whether a control group is used where there is one (default: yes). */
  readonly inGroup?: boolean;
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
/** Between two looks; the last one goes on. */
const LOOKS_MILLIS = [20, 50, 100, 200, 400, 800];
/** How long what was printed may take to arrive: a pipe may be held open by a process that escaped. */
const DRAIN_MILLIS = 2000;
/** A look before that can't find the limit of CPU time reached: more cores than these are seldom used. */
const CORES = availableParallelism();
/** The kernel's signal for a process that reached its own limit of CPU time. */
const CPU_SIGNAL_CODE = 128 + constants.signals.SIGXCPU;

/** Keeps the first and the last bytes of a stream. */
class KeptOutput {
  total = 0;
  private full: () => void = () => {};
  /** When it is too much. */
  readonly isFull = new Promise<void>((resolve) => {
    this.full = resolve;
  });
  private readonly head: Buffer[] = [];
  private tail: Buffer[] = [];
  private headBytes = 0;
  private tailBytes = 0;

  add(chunk: Buffer): void {
    this.total += chunk.length;
    if (this.total > MAX_OUTPUT_BYTES) this.full();
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

function start({ command, folder }: ProgramRun, holder: Holder, mark: string): ChildProcess {
  const [shell, ...words] = [...holder.begin, ...command] as [string, ...string[]];
  return spawn(shell, words, {
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

/** The pipes of the program keep this process alive, not the timers that wait for it. */
const timer = (millis: number): Promise<void> => sleep(millis, undefined, { ref: false });

/** The text of a stream, when it has ended. */
function textOfStream(stream: NodeJS.ReadableStream | null | undefined): Promise<string> {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    if (text.length < 1000) text += chunk.toString('latin1');
  });
  return new Promise((resolve) => {
    stream?.on('close', () => resolve(text));
    if (!stream) resolve(text);
  });
}

/** Throws if the program can't be started at all. */
export async function runProgramWithin(run: ProgramRun): Promise<ProgramEnd> {
  const { limits, signal } = run;
  const mark = randomUUID();
  const holder = (run.inGroup === false ? undefined : makeControlGroup(limits)) ?? new HeldByLooking(limits, mark);
  const began = performance.now();
  const child = start(run, holder, mark);
  const stdout = new KeptOutput();
  const stderr = new KeptOutput();
  let limit: ProgramEnd['limit'];
  let isOver = false;
  const exited = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, ended) => resolve(code ?? 128 + (ended === null ? 0 : constants.signals[ended])));
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  if (child.pid === undefined) await exited.finally(() => holder.end(Promise.resolve('')));
  holder.began(child.pid as number);
  const [stdin, out, err, , told] = [child.stdin, child.stdout, child.stderr, undefined, child.stdio[3]];
  stdin?.on('error', () => {}); // it need not read its input
  stdin?.end(run.input ?? '');
  out?.on('data', (chunk: Buffer) => stdout.add(chunk));
  err?.on('data', (chunk: Buffer) => stderr.add(chunk));
  const times = textOfStream(told as NodeJS.ReadableStream | null | undefined);
  const reached = ({ cpuMillis, bytes, isOutOfMemory }: Seen): ProgramEnd['limit'] => {
    if (signal?.aborted) return 'stopped';
    if (limits.cpuMillis !== undefined && cpuMillis >= limits.cpuMillis) return 'cpu';
    if (isOutOfMemory ?? (limits.bytes !== undefined && bytes >= limits.bytes)) return 'memory';
    if (Math.max(stdout.total, stderr.total) > MAX_OUTPUT_BYTES) return 'output';
    return performance.now() - began >= limits.millis ? 'time' : undefined;
  };
  const watch = async (): Promise<void> => {
    let seen: Seen = { cpuMillis: 0, bytes: 0 };
    for (let turn = 0; !isOver; turn++) {
      const left = limits.millis - (performance.now() - began);
      const leftCpu = ((limits.cpuMillis ?? Number.POSITIVE_INFINITY) - seen.cpuMillis) / CORES;
      const usual = LOOKS_MILLIS[turn] ?? (LOOKS_MILLIS.at(-1) as number);
      const next = Math.min(usual, Math.max(1, left), Math.max(20, leftCpu));
      await Promise.race([exited, timer(next), aborted, stdout.isFull, stderr.isFull]);
      if (isOver) return;
      seen = holder.look();
      limit = reached(seen);
      if (limit === undefined) continue;
      await holder.kill();
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
  const drained = Promise.race([closed, timer(DRAIN_MILLIS)]);
  const seen = await holder.end(Promise.race([times, drained.then(() => '')]));
  await drained;
  for (const stream of [stdin, out, err, told]) (stream as { destroy?: () => void } | null | undefined)?.destroy?.();
  const { cpuMillis } = seen;
  if (limit === undefined) {
    // Ended by its own limits, before a look found it.
    const isOverCpu = limits.cpuMillis !== undefined && (cpuMillis > limits.cpuMillis || code === CPU_SIGNAL_CODE);
    if (isOverCpu) limit = 'cpu';
    else if (seen.isOutOfMemory) limit = 'memory';
  }
  return {
    code,
    ...defined({ limit }),
    stdout: stdout.text(),
    stderr: stderr.text().slice(-STDERR_BYTES),
    millis,
    cpuMillis,
    bytes: seen.bytes,
  };
}
