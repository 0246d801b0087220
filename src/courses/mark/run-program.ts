// Runs somebody's program once, with limits: in a folder of its own with the files of the case, with a small environment.
// It is killed, with everything it started, at the time limit, when too much is printed, and after it has ended. Memory and
// file size are limited by prlimit(1) where the system has it. This guards against accidents; it is not a sandbox.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defined } from '../../base/defined.js';
import { decodeText } from '../../base/text.js';
import { loadBytes } from '../../files/index.js';
import { onSignals, StartError } from '../host.js';
import type { Ran, RunOrder } from './mark-case.js';

// Finds and ends what a program left running. A process that detaches (setsid, a double fork) leaves the process group and
// the parent, but not its resource limits: every fork and exec inherits them. So each run gets a value of its own for a
// limit that means nothing to ordinary programs, the CPU time of real-time scheduling (RLIMIT_RTTIME, set by prlimit), and
// whatever has this value in /proc/PID/limits belongs to the run. Without prlimit, a process is recognized by the folder of
// the run in its first environment; without /proc (outside Linux), the process group is all there is.

/** How the processes of one run are recognized. */
interface RunMark {
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
function processText(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** A mark for a run. A limit that is lowered already can't be raised for every user, so it is left alone. */
function makeMark(folder: string, hasPrlimit: boolean): RunMark {
  const isFree = REALTIME.exec(processText('self', 'limits'))?.[2] === 'unlimited';
  return hasPrlimit && isFree ? { folder, realtimeMicros: MIN_MICROS + randomInt(2 ** 47) } : { folder };
}

/** Zombies are dead; their parents collect them. */
const isAlive = (pid: string): boolean => !/^\d+ \(.*\) [ZX] /s.test(processText(pid, 'stat'));

function isOfRun(pid: string, { folder, realtimeMicros }: RunMark): boolean {
  const isMarked =
    realtimeMicros === undefined
      ? processText(pid, 'environ')
          .split('\0')
          .includes(`HOME=${Buffer.from(folder).toString('latin1')}`)
      : REALTIME.exec(processText(pid, 'limits'))?.[1] === String(realtimeMicros);
  return isMarked && isAlive(pid);
}

function markedProcesses(mark: RunMark): number[] {
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfRun(name, mark))
    .map(Number);
}

/** A negative number means a process group. */
function send(pid: number, signal: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Ends every process of a run. All are stopped before the first is killed, so that none can start another meanwhile. */
function killLeftovers(mark: RunMark): void {
  for (let round = 0; round < ROUNDS; round++) {
    const alive = markedProcesses(mark);
    if (alive.length === 0) return;
    for (const pid of alive) send(pid, 'SIGSTOP');
    for (const pid of alive) send(pid, 'SIGKILL');
  }
}

/** The kernel counts CPU time in hundredths of a second. */
const TICK_MILLIS = 10;
/** How long a program that has reached its limit is watched. */
const WATCH_MILLIS = 200;
/** However busy the machine is, a program ends after so many times its limit. */
const MAX_WAITS = 10;

/**
 * The time of the processes of a run that are alive: CPU time; what their threads used, and what they waited for a core,
 * counted when they get it; whether a thread runs, or is waiting for a core or a disk.
 */
function timeUsed(mark: RunMark) {
  let [cpuMillis, activeMillis, canRun] = [0, 0, false];
  for (const pid of markedProcesses(mark).map(String)) {
    const stat = processText(pid, 'stat');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    cpuMillis += TICK_MILLIS * fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    for (const thread of namesIn(`/proc/${pid}/task`)) {
      canRun ||= /^\d+ \(.*\) [RD] /s.test(processText(pid, `task/${thread}/stat`));
      const [used = 0, waited = 0] = processText(pid, `task/${thread}/schedstat`).split(' ').map(Number);
      activeMillis += (used + waited) / 1e6;
    }
  }
  return { cpuMillis, activeMillis, canRun };
}

export interface ProgramLimits {
  /** Of wall time; of CPU time on a busy machine. */
  readonly millis: number;
  readonly outputBytes: number;
  /** 0: none. */
  readonly memoryBytes: number;
}

const MEBI = 1024 * 1024;
/** The most that a program may print. */
export const OUTPUT_BYTES = 8 * MEBI;
/** The largest file a program may write. */
const FILE_BYTES = 64 * MEBI;
/** How long what was printed may take to arrive after the program has ended. */
const CLOSING_MILLIS = 500;
/** Larger files that a program writes are not compared. */
const READ_BYTES = MEBI;

/** The first of these programs on the path. */
export function findProgram(...names: string[]): string | undefined {
  const paths = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The path of prlimit, or undefined if the system has none. */
export const findPrlimit = (): string | undefined =>
  process.platform === 'linux' ? findProgram('prlimit') : undefined;

/** Nothing of the teacher's environment but the path and the language. */
function smallEnvironment(folder: string): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return { PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TERM: 'dumb' };
}

/** The names in a folder; none if the program made it unreadable or removed it, or if the system has no /proc. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes the folder of a run as far as the program left us the right to. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // what is left is removed with the folder of all runs, or stays in the system's temporary folder
  }
}

function writtenIn(folder: string, given: RunOrder['files']): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of namesIn(folder)) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (Object.hasOwn(given, name) || !stats?.isFile() || stats.size > READ_BYTES) continue;
    const bytes = loadBytes(join(folder, name), { only: 'regular' });
    if (bytes.ok) written[name] = decodeText(bytes.value);
  }
  return written;
}

export interface StudentProgram {
  /** Program and arguments; `{}` stands for the name of the course's program. */
  readonly command: readonly [string, ...string[]];
  readonly prlimit?: string;
  /** Whether the program is that of the case, and is not given its name. */
  readonly omitsName?: boolean;
  /** The same command inside a sandbox, which gives it its folder. */
  readonly wrap?: (command: readonly [string, ...string[]], folder: string) => [string, ...string[]];
}

/** The command line of a case. */
export function programCommand(
  { command, omitsName }: StudentProgram,
  { program, words }: RunOrder,
): [string, ...string[]] {
  const isNamed = omitsName || command.some((word) => word.includes('{}'));
  const [first, ...rest] = command.map((word) => word.replaceAll('{}', program ?? '')) as [string, ...string[]];
  return [first, ...rest, ...(program === undefined || isNamed ? [] : [program]), ...words];
}

/** The same command line, started by a program that limits its memory and its files. */
function withLimits(
  prlimit: string,
  command: readonly string[],
  { memoryBytes }: ProgramLimits,
  { realtimeMicros }: RunMark,
): [string, ...string[]] {
  const memory = memoryBytes > 0 ? [`--data=${memoryBytes}`] : [];
  const mark = realtimeMicros === undefined ? [] : [`--rttime=${realtimeMicros}`];
  return [prlimit, '--core=0', `--fsize=${FILE_BYTES}`, ...memory, ...mark, '--', ...command];
}

/** Runs the program in a new folder, which is removed afterward; `stop` kills it. Throws a StartError if it can't be started. */
export async function runStudent(
  student: StudentProgram,
  order: RunOrder,
  folder: string,
  limits: ProgramLimits,
  stop?: AbortSignal,
): Promise<Ran> {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(order.files)) writeFileSync(join(folder, name), text);
  const { prlimit } = student;
  const command = programCommand(student, order);
  const ran = await runLimited({
    command: student.wrap?.(command, folder) ?? command,
    ...{ program: command[0], folder, input: order.input, limits },
    ...defined({ prlimit, stop }),
  });
  const written = writtenIn(folder, order.files);
  removeFolder(folder);
  return { ...ran, written };
}

interface CommandRun {
  readonly command: readonly [string, ...string[]];
  /** What a message calls it: the command may start a sandbox first. */
  readonly program: string;
  /** Where it runs; it is its HOME, and belongs to this run alone. */
  readonly folder: string;
  readonly input: string;
  readonly limits: ProgramLimits;
  readonly prlimit?: string;
  readonly stop?: AbortSignal;
}

/** Runs a command with limits in a folder that exists. Throws a StartError if it can't be started. */
export function runLimited(run: CommandRun): Promise<Omit<Ran, 'written'>> {
  const { folder, limits, prlimit, stop } = run;
  const mark = makeMark(folder, prlimit !== undefined);
  const [program, ...words] = prlimit === undefined ? run.command : withLimits(prlimit, run.command, limits, mark);
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: smallEnvironment(folder),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    let printed = 0;
    let ended: Ran['ended'] = 'exited';
    let closing: NodeJS.Timeout | undefined;
    const killAll = (): void => {
      if (child.pid !== undefined) send(-child.pid, 'SIGKILL');
      killLeftovers(mark);
    };
    const end = (why: Ran['ended']): void => {
      if (ended === 'exited') ended = why;
      killAll();
    };
    process.once('exit', killAll);
    stop?.addEventListener('abort', killAll);
    const began = performance.now();
    const isLate = (): boolean => performance.now() - began > MAX_WAITS * limits.millis;
    // On a busy machine, a program that would run if it could gets its CPU time: points don't depend on what else runs.
    const onLimit = (): void => {
      const before = timeUsed(mark);
      const onWatched = (): void => {
        const { cpuMillis, activeMillis, canRun } = timeUsed(mark);
        const isBusy = activeMillis - before.activeMillis > WATCH_MILLIS / 2 || (before.canRun && canRun);
        if (isBusy) timer = setTimeout(onLimit, Math.max(0, limits.millis - cpuMillis));
        else end('timed-out');
      };
      if (before.cpuMillis >= limits.millis || isLate()) end('timed-out');
      else timer = setTimeout(onWatched, WATCH_MILLIS);
    };
    let timer = setTimeout(onLimit, limits.millis);
    const release = (): void => {
      clearTimeout(timer);
      process.off('exit', killAll);
      stop?.removeEventListener('abort', killAll);
    };
    const take = (stream: 'stdout' | 'stderr') => (chunk: Buffer) => {
      printed += chunk.length;
      if (printed <= limits.outputBytes) chunks[stream].push(chunk);
      else end('too-much-output');
    };
    child.stdout.on('data', take('stdout'));
    child.stderr.on('data', take('stderr'));
    // A program may end before it has read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(run.input);
    // What the program left running must neither live on nor hold the pipes open.
    child.on('exit', () => {
      killAll();
      closing = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, CLOSING_MILLIS);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      release();
      reject(new StartError(startMessage(run.program, error.code)));
    });
    child.on('close', (code, signal) => {
      release();
      clearTimeout(closing);
      const text = (parts: readonly Buffer[]): string => decodeText(Buffer.concat(parts));
      const how = signal !== null && ended === 'exited' ? 'killed' : ended;
      const exit = signal ?? code ?? 0;
      resolve({ ended: how, exit, stdout: text(chunks.stdout), stderr: text(chunks.stderr) });
    });
  });
}

export function startMessage(program: string, code: string | undefined): string {
  const why =
    code === 'ENOENT' ? 'there is no such program' : code === 'EACCES' ? 'it may not be executed' : (code ?? 'unknown');
  return `Can’t run ${program}: ${why}. Give the path of an executable, such as ./sokoban, or a program and its file: python3 sokoban.py.`;
}

// Ctrl-C and SIGTERM while a program is marked: the first asks for an end, so that what was marked can be reported; the
// second, or a closed terminal, exits at once. Exiting runs the listeners that kill the program and remove its folder; a
// signal alone would not.

/** `asked` is aborted by the first signal, whose exit code `exit` gives; `release` restores what the signals do. */
export function onStopSignals() {
  const controller = new AbortController();
  let exit: number | undefined;
  const release = onSignals((code, signal) => {
    if (exit !== undefined || signal === 'SIGHUP') process.exit(code);
    exit = code;
    controller.abort();
  });
  return { asked: controller.signal, exit: () => exit, release };
}
