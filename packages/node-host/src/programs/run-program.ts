// Runs a program under limits that it can't escape by itself, and measures it. It runs in a session of its own, in a
// temporary folder, with a short environment. Its processes are held together by a control group of the kernel where we may
// make one, else by looking for them in /proc. Whenever they could have reached a limit, the CPU time and memory of all of
// them together are compared with it; each process is limited by itself, too, should it be quicker than the look. In the end
// every process of the run is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism, constants, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { defined } from '../../base/defined.js';
import { groupPrefixes, makeControlGroup } from './control-group.js';
import {
  HeldByLooking,
  type HeldLimits,
  type Holder,
  OWN_MARK,
  type Seen,
  watchNoMore,
  watchOver,
} from './processes.js';

interface ExternalLimits {
  /** Wall time. */
  readonly millis: number;
  readonly cpuMillis?: number;
  readonly bytes?: number;
}

interface ProgramRun {
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
/** Between two looks: at least; at most where a limit of memory depends on looks alone; at most. */
const [MIN_LOOK_MILLIS, MEMORY_LOOK_MILLIS, MAX_LOOK_MILLIS] = [20, 800, 10_000];
/** How long what was printed may take to arrive: a pipe may be held open by a process that escaped. */
const DRAIN_MILLIS = 2000;
let isTidyingOff = false;

/** While a program runs, masu waits; V8 would tidy its memory after 8 s of that, for 10 to 30 ms of CPU time (Node 20). */
function waitWithoutTidying(): void {
  if (!isTidyingOff) setFlagsFromString('--gc-memory-reducer-start-delay-ms=1000000000');
  isTidyingOff = true;
}

/** The program may use cores that this process was not given. */
const CORES = Math.max(availableParallelism(), cpus().length);
/** The kernel's signal for a process that reached its own limit of CPU time. */
const CPU_SIGNAL_CODE = 128 + constants.signals.SIGXCPU;

/**
 * How long to wait until the next look. A limit of CPU time can't be reached sooner than by all cores together. Memory needs
 * a look every time only where the kernel does not hold it: with one process, its own limit does, so looks become rarer; they
 * begin often, because only they tell how much a short run used.
 */
export function nextLookMillis(
  limits: HeldLimits,
  seen: Seen,
  { elapsed, cores, isMemoryHeld }: { elapsed: number; cores: number; isMemoryHeld: boolean },
): number {
  const leftCpu = ((limits.cpuMillis ?? Number.POSITIVE_INFINITY) - seen.cpuMillis) / cores;
  const early = isMemoryHeld ? MEMORY_LOOK_MILLIS : Math.min(MEMORY_LOOK_MILLIS, 2 * elapsed);
  const late = seen.areSeveral && limits.bytes !== undefined ? 0 : Math.min(MAX_LOOK_MILLIS, elapsed / 2);
  return Math.max(MIN_LOOK_MILLIS, Math.min(leftCpu, Math.max(early, late)));
}

/** Keeps the first and the last bytes of a stream; calls `full` when it is too much. */
function keepOutput(full: () => void) {
  const head: Buffer[] = [];
  const tail: Buffer[] = [];
  let [total, headBytes, tailBytes] = [0, 0, 0];
  return {
    total: (): number => total,
    text: (): string => Buffer.concat([...head, ...tail]).toString('utf8'),
    add(chunk: Buffer): void {
      total += chunk.length;
      if (total > MAX_OUTPUT_BYTES) full();
      if (headBytes < KEPT_BYTES) {
        head.push(chunk);
        headBytes += chunk.length;
        return;
      }
      tail.push(chunk);
      tailBytes += chunk.length;
      while (tailBytes - (tail[0]?.length ?? 0) > KEPT_BYTES) tailBytes -= tail.shift()?.length ?? 0;
    },
  };
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
      MASU_RUN: `${OWN_MARK}/${mark}`,
    },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}

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
  const { limits } = run;
  waitWithoutTidying();
  const mark = randomUUID();
  const holder = (run.inGroup === false ? undefined : makeControlGroup(limits)) ?? new HeldByLooking(limits, mark);
  watchOver(groupPrefixes());
  try {
    return await runHeld(run, holder, mark);
  } finally {
    watchNoMore();
  }
}

async function runHeld(run: ProgramRun, holder: Holder, mark: string): Promise<ProgramEnd> {
  const { limits, signal } = run;
  const began = performance.now();
  const child = start(run, holder, mark);
  let wakeUp: () => void = () => {};
  const wake = (): void => wakeUp();
  const stdout = keepOutput(wake);
  const stderr = keepOutput(wake);
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
    if (Math.max(stdout.total(), stderr.total()) > MAX_OUTPUT_BYTES) return 'output';
    return performance.now() - began >= limits.millis ? 'time' : undefined;
  };
  /** Until then, the end of the program, or anything else that calls `wake`. */
  const waited = async (millis: number): Promise<void> => {
    let alarm: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wakeUp = resolve;
      // The pipes of the program keep this process alive, not the timers that wait for it.
      alarm = setTimeout(resolve, millis).unref();
    });
    clearTimeout(alarm);
  };
  const watch = async (): Promise<void> => {
    let seen: Seen = { cpuMillis: 0, bytes: 0 };
    while (!isOver) {
      const elapsed = performance.now() - began;
      const next = nextLookMillis(limits, seen, { elapsed, cores: CORES, isMemoryHeld: holder.isMemoryHeld });
      if (!signal?.aborted) await waited(Math.min(next, Math.max(1, limits.millis - elapsed)));
      if (isOver) return;
      seen = holder.look();
      limit = reached(seen);
      if (limit === undefined) continue;
      await holder.kill();
      return;
    }
  };
  signal?.addEventListener('abort', wake);
  const watching = watch();
  const code = await exited.finally(() => {
    isOver = true;
    signal?.removeEventListener('abort', wake);
    wake();
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
