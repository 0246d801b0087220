// Runs a program under limits that it can't escape by itself, and measures it: the one place where masu starts programs that
// are not its own, an external solver or a student's. It runs in a session of its own, with a short environment. Its processes
// are held together by a control group of the kernel where we may make one, else by looking for them in /proc. Whenever they
// could have reached a limit, what all of them have used together is compared with it; each process is limited by itself, too,
// should it be quicker than the look. In the end every process of the run is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism, constants, cpus } from 'node:os';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { defined } from '@masu/core/base/defined.js';
import { decodeText } from '@masu/core/base/text.js';
import { atExit } from './at-exit.js';
import { groupPrefixes, makeControlGroup } from './control-group.js';
import { findPrlimit, searchPath } from './find-program.js';
import { makeProcessGroup } from './hold-by-group.js';
import { HeldByLooking } from './hold-by-looking.js';
import type { HeldLimits, Holder, Seen } from './holder.js';
import type { LimitHit, ProgramLimits } from './limits.js';
import { hiddenDescriptors } from './open-descriptors.js';
import { activityOf } from './process-files.js';
import { OWN_MARK, watchNoMore, watchOver } from './watcher.js';

export interface ProgramRun {
  readonly command: readonly string[];
  /** Where it begins, and its HOME. */
  readonly folder: string;
  /** What it reads from standard input. */
  readonly input?: string;
  readonly limits: ProgramLimits;
  /** Aborted: ended at once, with `limit` `stopped`. */
  readonly signal?: AbortSignal;
  /** Takes what is written to descriptor 4, which the program then inherits: see `run-in-room.ts`. */
  readonly out?: (chunk: Buffer) => void;
  /** Whether CPU time is measured to the end also without a control group, rather than the ending signal seen (default: yes). */
  readonly isTimed?: boolean;
  /** Whether a control group is used where there is one (default: yes). */
  readonly inGroup?: boolean;
}

export interface ProgramEnd {
  /** Exit code of the program; 128 and more: ended by a signal. */
  readonly code: number;
  /** The signal, where no shell stood between. */
  readonly signal?: NodeJS.Signals;
  /** The limit for which it was ended from outside, or by the kernel. */
  readonly limit?: LimitHit;
  readonly stdout: string;
  readonly stderr: string;
  readonly millis: number;
  readonly cpuMillis: number;
  /** The most resident memory of all its processes together that was seen. */
  readonly bytes: number;
}

/** The first and the last part of a long output are kept. */
const KEPT_BYTES = 4 * 2 ** 20;
/** How long a program that has reached its limit of time is watched. */
const WATCH_MILLIS = 200;
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
/** The kernel's signal for a process that wrote too large a file. */
const FILE_SIGNAL_CODE = 128 + constants.signals.SIGXFSZ;

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
  const late = seen.areSeveral && limits.memoryBytes !== undefined ? 0 : Math.min(MAX_LOOK_MILLIS, elapsed / 2);
  return Math.max(MIN_LOOK_MILLIS, Math.min(leftCpu, Math.max(early, late)));
}

/** Keeps the first and the last bytes of a stream; calls `added` with how many came. */
function keepOutput(added: (bytes: number) => void) {
  const head: Buffer[] = [];
  const tail: Buffer[] = [];
  let [headBytes, tailBytes] = [0, 0];
  return {
    text: (): string => decodeText(Buffer.concat([...head, ...tail])),
    add(chunk: Buffer): void {
      added(chunk.length);
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

function start({ command, folder, limits, out }: ProgramRun, holder: Holder, mark: string): ChildProcess {
  const fileLimit = limits.fileBytes === undefined ? undefined : findPrlimit();
  const limited = fileLimit === undefined ? [] : [fileLimit, `--fsize=${limits.fileBytes}`, '--'];
  const [shell, ...words] = [...holder.begin, ...limited, ...command] as [string, ...string[]];
  const pipes = Array.from({ length: out ? 5 : 4 }, () => 'pipe' as const);
  const child = spawn(shell, words, {
    cwd: folder,
    // A session of its own.
    detached: true,
    env: {
      PATH: searchPath(),
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      TERM: 'dumb',
      MASU_RUN: `${OWN_MARK}/${mark}`,
    },
    stdio: [...pipes, ...hiddenDescriptors(pipes.length)],
  });
  for (const hidden of child.stdio.slice(pipes.length)) (hidden as Duplex | null)?.destroy();
  return child;
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
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { limits } = run;
  waitWithoutTidying();
  const mark = randomUUID();
  if (process.platform !== 'linux') return runHeld(run, makeProcessGroup(), mark);
  const group = run.inGroup === false ? undefined : makeControlGroup(limits);
  const holder = group ?? new HeldByLooking(limits, mark, run.isTimed ?? true);
  watchOver(groupPrefixes());
  try {
    return await runHeld(run, holder, mark);
  } finally {
    watchNoMore();
  }
}

/** Whether the processes run, or would if they had a core. */
async function isBusy(holder: Holder): Promise<boolean> {
  const before = activityOf(holder.pids());
  await sleep(WATCH_MILLIS);
  const after = activityOf(holder.pids());
  return after.activeMillis - before.activeMillis > WATCH_MILLIS / 2 || (before.canRun && after.canRun);
}

async function runHeld(run: ProgramRun, holder: Holder, mark: string): Promise<ProgramEnd> {
  const { limits, signal } = run;
  const maxOutput = limits.outputBytes ?? Number.POSITIVE_INFINITY;
  const began = performance.now();
  const child = start(run, holder, mark);
  let wakeUp: () => void = () => {};
  const wake = (): void => wakeUp();
  let printed = 0;
  const count = (bytes: number): void => {
    printed += bytes;
    if (printed > maxOutput) wake();
  };
  const [stdout, stderr] = [keepOutput(count), keepOutput(count)];
  let limit: LimitHit | undefined;
  let endedBy: NodeJS.Signals | undefined;
  let isOver = false;
  const exited = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, ended) => {
      if (ended !== null) endedBy = ended;
      resolve(code ?? 128 + (ended === null ? 0 : constants.signals[ended]));
    });
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  if (child.pid === undefined) await exited.finally(() => holder.end(Promise.resolve('')));
  holder.began(child.pid as number);
  const release = atExit(() => holder.killNow());
  const [stdin, out, err, , reported, started] = [
    ...[child.stdin, child.stdout, child.stderr, undefined],
    ...[child.stdio[3], child.stdio[4]],
  ] as (NodeJS.ReadWriteStream | null | undefined)[];
  stdin?.on('error', () => {}); // it need not read its input
  stdin?.end(run.input ?? '');
  out?.on('data', (chunk: Buffer) => stdout.add(chunk));
  err?.on('data', (chunk: Buffer) => stderr.add(chunk));
  if (run.out) started?.on('data', run.out);
  const times = textOfStream(reported);
  const reached = ({ cpuMillis, bytes, hit }: Seen): LimitHit | undefined => {
    if (signal?.aborted) return 'stopped';
    if (limits.cpuMillis !== undefined && cpuMillis >= limits.cpuMillis) return 'cpu';
    if (hit !== undefined) return hit;
    if (!holder.isMemoryHeld && limits.memoryBytes !== undefined && bytes >= limits.memoryBytes) return 'memory';
    return printed > maxOutput ? 'output' : undefined;
  };
  /** The time is over: a program that waits for a core of a busy machine goes on, so that nothing depends on what else runs. */
  let alarmAt = limits.millis;
  const isTimeOver = async ({ cpuMillis }: Seen): Promise<boolean> => {
    const elapsed = performance.now() - began;
    if (elapsed < alarmAt) return false;
    const { patience = 1 } = limits;
    const isLast = cpuMillis >= limits.millis || elapsed >= patience * limits.millis;
    if (isLast || !(await isBusy(holder))) return true;
    alarmAt = performance.now() - began + Math.max(MIN_LOOK_MILLIS, limits.millis - cpuMillis);
    return false;
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
      if (!signal?.aborted) await waited(Math.min(next, Math.max(1, alarmAt - elapsed)));
      if (isOver) return;
      seen = holder.look();
      limit = reached(seen) ?? ((await isTimeOver(seen)) && !isOver ? 'time' : undefined);
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
  release();
  for (const stream of [stdin, out, err, reported, started])
    (stream as { destroy?: () => void } | null | undefined)?.destroy?.();
  const { cpuMillis, bytes } = seen;
  if (limit === undefined) {
    // Ended by its own limits, before a look found it.
    const isOverCpu = limits.cpuMillis !== undefined && (cpuMillis > limits.cpuMillis || code === CPU_SIGNAL_CODE);
    const isOverMemory = !holder.isMemoryHeld && limits.memoryBytes !== undefined && bytes >= limits.memoryBytes;
    if (isOverCpu) limit = 'cpu';
    else if (seen.hit !== undefined) limit = seen.hit;
    else if (isOverMemory) limit = 'memory';
    else if (printed > maxOutput) limit = 'output';
    else if (limits.fileBytes !== undefined && code === FILE_SIGNAL_CODE) limit = 'files';
  }
  return {
    code,
    ...defined({ limit, signal: endedBy }),
    ...{ stdout: stdout.text(), stderr: stderr.text(), millis, cpuMillis, bytes },
  };
}
