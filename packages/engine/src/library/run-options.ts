// The options of everything in the library that may take a while, and how a job is run with them.

import { defined } from '@masu/core/base/defined.js';
import type { Claim, Limits, Progress } from '@masu/core/base/outcome.js';
import type { Metric, PuzzleId } from '@masu/core/base/puzzle.js';
import type { TextError } from '@masu/core/base/result.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { shownValue, wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { AnyJob, ReportTo } from '../jobs/any-job.js';
import type { Engine } from '../jobs/engines/engine.js';
import { type JobLevel, playLevel } from '../jobs/job-level.js';
import { endedJobReport } from '../jobs/job-reports.js';
import type { LevelOf } from '../jobs/puzzles/puzzle-types.js';
import { type IdentifiedLevel, levelJob } from './level-job.js';

/** What a caller's `AbortSignal` is used for. */
export interface StopSignal {
  /** Whether the work shall end. */
  readonly aborted: boolean;
  /** Calls the listener when that happens. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Doesn't call it any more. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The limits of a call, how to stop it, and who hears of its progress. */
export interface RunOptions {
  /** Give up after this many seconds. Without it there is no time limit. */
  readonly seconds?: number;
  /** Give up after this many seconds of CPU time: the same on a busy machine. */
  readonly cpuSeconds?: number;
  /** Give up after this many nodes: the same on every machine. Each solver counts its own. */
  readonly nodes?: number;
  /** Give up when the search needs more than this many MiB (default: what the machine can spare). */
  readonly memory?: number;
  /** Aborting it ends the work soon. The promise is still fulfilled, with `gave-up` by `stopped`. */
  readonly signal?: StopSignal;
  /** Called a few times per second during the work. If it throws, the work ends and the promise rejects. */
  readonly onProgress?: (progress: Progress) => void;
}

/** What is known of a solver without running it. */
export interface SolverInfo {
  /** What `solver` of `solve` is called by. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** The strongest claim it can make: `optimal`, or `valid`. */
  readonly claim: Claim;
  /** How many workers it can use for one level. */
  readonly threads: 1 | 2;
  /** What its `optimal` is about, if the puzzle has two metrics. */
  readonly metric?: Metric;
  /** The choices that a teaching solver takes. */
  readonly choices?: readonly string[];
}

/** What the library needs of the machine it runs on. */
export interface LibraryHost {
  /** Opened at the first use; it stays open, and must not keep the program from ending. */
  engine(): Engine;
  /** Bytes that a search by this solver may use if the caller doesn't say; undefined leaves it to the solver. */
  defaultBytes(puzzle: PuzzleId, solver: string): number | undefined;
  /** A random seed. */
  seed(): number;
  /** The solvers of a puzzle; a page loads them only when asked. */
  solvers(puzzle: PuzzleId): Promise<readonly Omit<SolverInfo, 'threads'>[]>;
}

/** Each puzzle's `defaultSolver`, as words: with a value of the solvers, a page would load them all. A test compares them. */
export const DEFAULT_SOLVERS = { sokoban: 'any', futoshiki: 'propagate' } as const;

const MEBI = 1024 * 1024;

/** Throws a TypeError if one of these options is given and not a text. */
export function mustBeTexts<Options extends object>(
  options: Options,
  ...names: readonly (keyof Options & string)[]
): void {
  for (const name of names) {
    const value: unknown = options[name];
    if (value !== undefined && typeof value !== 'string') throw wrongArgument(`text for ${name}`, value);
  }
}

/** Throws a TypeError if this option is given and none of the ids; the sentence names the nearest. */
export function mustBeId(name: string, value: unknown, ids: readonly string[]): void {
  if (value === undefined) return;
  if (typeof value !== 'string') throw wrongArgument(`text for ${name}`, value);
  if (!ids.includes(value)) throw new TypeError(unknownName(name, value, ids));
}

const RUN_OPTIONS = ['seconds', 'cpuSeconds', 'nodes', 'memory', 'signal', 'onProgress'] as const;

/** Throws a TypeError that names the first key of `given` that is not among `names`. */
export function mustHaveNames(kind: string, given: object, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) throw new TypeError(unknownName(kind, name, names));
  }
}

/**
 * Throws a TypeError if a caller without types passes something else, or an option that is neither one of all calls nor one of
 * `names`; null is not the default.
 */
export function mustBeOptions<Options extends RunOptions>(
  options: Options,
  ...names: readonly Exclude<keyof Options & string, keyof RunOptions>[]
): void {
  if (typeof options !== 'object' || options === null) throw wrongArgument('options as an object', options);
  mustHaveNames('option', options, [...names, ...RUN_OPTIONS]);
  const { signal, onProgress } = options;
  if (signal !== undefined && typeof signal?.addEventListener !== 'function')
    throw wrongArgument('an AbortSignal for signal', signal);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw wrongArgument('a function for onProgress', onProgress);
}

/** Throws a TypeError if a caller without types passes anything but numbers. */
export function runLimits({ seconds, cpuSeconds, nodes, memory }: RunOptions, bytes: number | undefined): Limits {
  for (const [name, value] of Object.entries(defined({ seconds, cpuSeconds, nodes, memory }))) {
    if (!Number.isFinite(value) || value < 0)
      throw new TypeError(`${name}: expected a number, 0 or more, got ${shownValue(value)}.`);
  }
  return {
    ...(seconds === undefined ? {} : { millis: seconds * 1000 }),
    ...(cpuSeconds === undefined ? {} : { cpuMillis: cpuSeconds * 1000 }),
    ...defined({ nodes }),
    ...(memory === undefined ? (bytes === undefined ? {} : { bytes }) : { bytes: memory * MEBI }),
  };
}

/** Moves that can't be read, or made in their level: the `Result` of an error, as a verdict among the others. */
export interface BadMoves {
  /** Distinguishes it from the other verdicts. */
  readonly verdict: 'bad-moves';
  /** There is no answer, only an error. */
  readonly ok: false;
  /** Which move, and why; its column is the number of the move or of the letter, from 1. */
  readonly error: TextError;
}

export const badMoves = (error: TextError): BadMoves => ({ verdict: 'bad-moves', ok: false, error });

/** What is wrong with the moves of a job; undefined: they can be read and made. */
export function findBadMoves(job: JobLevel): BadMoves | undefined {
  const played = playLevel(job);
  return played.ok ? undefined : badMoves(played.error);
}

/**
 * Runs one job to its report. Rejects if the job itself is wrong (an unknown solver), and with what `onProgress` throws,
 * which also ends the work.
 */
export async function runLibraryJob<J extends AnyJob>(
  host: LibraryHost,
  job: J,
  { signal, onProgress }: RunOptions,
): Promise<ReportTo<J>> {
  let thrown: { readonly error: unknown } | undefined;
  const tell = (progress: Progress): void => {
    if (thrown) return;
    try {
      onProgress?.(progress);
    } catch (error) {
      thrown = { error };
      stop();
    }
  };
  // Without asking a worker: a small level may be solved before the stop arrives.
  if (signal?.aborted) return endedJobReport(job, 'stopped', undefined, 0) as ReportTo<J>;
  const task = host.engine().run(job, tell);
  const stop = (): void => task.stop();
  signal?.addEventListener('abort', stop);
  try {
    const reported = await task.report;
    if (thrown) throw thrown.error;
    if (!reported.ok) throw new TypeError(reported.error.message);
    // The answer was on its way when the caller stopped waiting for it: a stopped call never has one.
    if (signal?.aborted && reported.value.verdict !== 'gave-up') {
      const { effort } = reported.value;
      return { ...endedJobReport(job, 'stopped', undefined, 0), effort } as ReportTo<J>;
    }
    return reported.value;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** The same for a level of one puzzle; a TypeError with `sentence` for another. */
export function levelJobOf<Id extends PuzzleId>(id: Id, level: LevelOf<Id>, sentence: string): IdentifiedLevel<Id> {
  const job = levelJob(level);
  if (job.puzzle !== id) throw new TypeError(sentence);
  return { ...job, puzzle: id };
}
