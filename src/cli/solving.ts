// What the commands that solve share: the options of limits and solvers, jobs from levels, the line of progress.

import type { Limits, Progress } from '../base/outcome.js';
import { type AnyPuzzle, bareDraft, type Engine, type Job, paired, quickFirst, thisThread } from '../jobs/index.js';
import { bytesForEach, nodeClock, workerPool } from '../jobs/node/index.js';
import type { Option } from './command.js';
import { EXIT, Refusal } from './exit-codes.js';
import { counting, mebibytes, seconds } from './option-values.js';
import { notCalled } from './suggest.js';

const MEBI = 1024 * 1024;

export interface LimitOptions {
  readonly time?: number;
  readonly cpu?: number;
  readonly nodes?: number;
  readonly memory?: number;
}

export const LIMIT_OPTIONS: readonly Option[] = [
  { flags: '--time <s>', about: 'stop after <s> seconds per level', parse: seconds },
  { flags: '--cpu <s>', about: 'stop after <s> CPU seconds per level', parse: seconds },
  { flags: '--nodes <n>', about: 'stop after expanding <n> positions per level', parse: counting },
  { flags: '--memory <mib>', about: 'limit search memory to <mib> MiB per level', parse: mebibytes },
];

/** Without --memory: what this machine can give `jobs` searches at once without swapping, and no more than is usual. */
export function limitsOf(
  { time, cpu, nodes, memory }: LimitOptions,
  jobs: number,
  usualBytes = Number.POSITIVE_INFINITY,
): Limits {
  return {
    ...(time === undefined ? {} : { millis: time * 1000 }),
    ...(cpu === undefined ? {} : { cpuMillis: cpu * 1000 }),
    ...(nodes === undefined ? {} : { nodes }),
    bytes: memory === undefined ? Math.min(usualBytes, bytesForEach(jobs)) : memory * MEBI,
  };
}

/** What a solver usually takes, for `limitsOf`. */
export function usualBytesOf(puzzle: AnyPuzzle, solver: string): number | undefined {
  return puzzle.solvers.find(({ id }) => id === solver)?.usualBytes;
}

/** The id of a solver of this puzzle: the one typed, or the default. */
export function solverOf(puzzle: AnyPuzzle, typed: string | undefined): string {
  const ids = puzzle.solvers.map(({ id }) => id);
  if (typed !== undefined && !ids.includes(typed)) {
    throw new Refusal(EXIT.usage, notCalled(`solver of ${puzzle.id}`, typed, ids));
  }
  const id = typed ?? puzzle.defaultSolver;
  if (!ids.includes(id)) throw new Refusal(EXIT.usage, notCalled(`solver of ${puzzle.id}`, id, ids));
  return id;
}

interface JobLevel {
  readonly draft: unknown;
  readonly unwinnable?: true;
}

/** A level that is solved within this time needs no worker. */
const QUICK_MILLIS = 60;
/** Characters of a level that may be tried here: on a large one a single slice can keep Ctrl-C waiting. */
const QUICK_LENGTH = 600;

/** The engine for these jobs, `size` of them at once, one or two workers at each. Close it. */
export function engineFor(jobs: readonly Job[], size: number, threads: 1 | 2 = 1): Engine {
  // a file without a sound level has no jobs, and nobody runs anything
  const workers = Math.max(1, size) * threads;
  const pool = threads === 2 ? paired(workerPool(workers), workers) : workerPool(workers);
  const isQuick = jobs.length === 1 && (jobs[0]?.level.length ?? 0) <= QUICK_LENGTH;
  return isQuick ? quickFirst(thisThread(nodeClock()), pool, QUICK_MILLIS) : pool;
}

/** Does this solver search levels that cannot be won because a goal is out of reach? */
export function takesUnwinnable(puzzle: AnyPuzzle, solver: string): boolean {
  return puzzle.solvers.some(({ id, takesUnreachableGoals }) => id === solver && takesUnreachableGoals === true);
}

/** A level as it goes to a worker: text in the first format that can hold it. */
export function jobOf(puzzle: AnyPuzzle, level: JobLevel, solver: string, limits: Limits, moves?: string): Job {
  const bare = bareDraft(puzzle.id, level.draft);
  for (const format of puzzle.formats) {
    const text = format.make([bare]);
    if (!text.ok) continue;
    return {
      ...{ puzzle: puzzle.id, level: text.value, format: format.id, solver, limits },
      ...(moves === undefined ? {} : { moves }),
      ...(level.unwinnable ? { unwinnable: true } : {}),
    };
  }
  throw new Error(`no format of ${puzzle.id} can hold a sound level`);
}

const THOUSANDS = /\B(?=(\d{3})+$)/g;
/** 1 204 000, parted by thin spaces' plain cousin: readable in every locale. */
export const grouped = (count: number): string => Math.round(count).toString().replace(THOUSANDS, ' ');

/** `1 position`, `1 204 000 positions` */
export const positions = (count: number): string => `${grouped(count)} ${count === 1 ? 'position' : 'positions'}`;

const SETTLED_MILLIS = 500;

/** `12 s: 1 204 000 positions, 98 000/s, at least 31, 312 MiB` */
export function progressLine(progress: Progress, millis: number): string {
  // the figures of the first moment are those of a clock that has hardly begun
  const rate = millis < SETTLED_MILLIS ? '' : `, ${grouped((progress.expanded / millis) * 1000)}/s`;
  const bound = progress.lowerBound === undefined ? '' : `, at least ${progress.lowerBound}`;
  const stage = progress.stage === undefined ? '' : `, ${progress.stage}`;
  const memory = `${grouped(progress.bytes / MEBI)} MiB`;
  const time = `${Math.floor(millis / 1000)} s`;
  return `${time}: ${positions(progress.expanded)}${rate}${bound}, ${memory}${stage}`;
}
