// Runs a student's program on every case and compares it with the course program.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '../../base/result.js';
import { bytesForEach } from '../../jobs/node/index.js';
import type { Course, CourseHost } from '../host.js';
import { Input } from '../input.js';
import type { CourseCases } from './course-cases.js';
import { keepRun } from './keep-run.js';
import type { MarkCase, OutputDifference, Ran, RunOrder } from './mark-case.js';
import { type ProgramLimits, programCommand, removeFolder, runStudent, type StudentProgram } from './run-program.js';
import { type CourseScore, Scorer, STOPPED } from './score.js';

export interface MarkedCase extends CourseScore {
  readonly case: MarkCase;
  /** Its place among the cases, from 0: results come as soon as they are certain. */
  readonly index: number;
  readonly outOf: number;
  /** The exit code, or the signal that ended it. */
  readonly exit: number | string;
  /** What the program printed on standard error. */
  readonly stderr: string;
  readonly millis: number;
  /** The command line, as run. */
  readonly command: readonly string[];
}

const secondsOf = (millis: number): string => `${millis / 1000} s`;

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: 'segmentation fault',
  SIGABRT: 'aborted',
  SIGFPE: 'arithmetic error, such as a division by zero',
  SIGBUS: 'bus error',
  SIGILL: 'illegal instruction',
  SIGKILL: 'killed, perhaps for its memory',
  SIGXFSZ: 'it wrote too large a file',
};
/** A shell reports a signal as an exit status above 128. */
const SHELL_SIGNALS: Readonly<Record<number, string>> = {
  132: 'SIGILL',
  134: 'SIGABRT',
  135: 'SIGBUS',
  136: 'SIGFPE',
  137: 'SIGKILL',
  139: 'SIGSEGV',
};

/** `SIGSEGV, segmentation fault` */
const signalWords = (signal: string): string => (SIGNALS[signal] ? `${signal}, ${SIGNALS[signal]}` : signal);

/** Why a program that did not end by itself has failed. */
export function abnormalEnd(
  { ended, exit }: Pick<Ran, 'ended' | 'exit'>,
  limits: ProgramLimits,
): OutputDifference | undefined {
  if (ended === 'timed-out') return { message: `The program was still running after ${secondsOf(limits.millis)}.` };
  if (ended === 'too-much-output') {
    return { message: `The program printed more than ${Math.round(limits.outputBytes / 1024 / 1024)} MiB.` };
  }
  if (ended === 'killed') return { message: `The program crashed (${signalWords(String(exit))}).` };
  const signal = typeof exit === 'number' ? SHELL_SIGNALS[exit] : undefined;
  return signal ? { message: `The program crashed (exit status ${exit}: ${signalWords(signal)}).` } : undefined;
}

/** A difference in the output of a program that ended with an error, which the course program did not. */
function withExit({ failed, ...score }: CourseScore, expected: Ran, got: Ran): CourseScore {
  if (!failed) return score;
  if (failed.check === STOPPED || got.exit === 0 || expected.exit !== 0) return { ...score, failed };
  const message = `The program ended with exit status ${got.exit}. ${failed.difference.message}`;
  return { ...score, failed: { ...failed, difference: { ...failed.difference, message } } };
}

export interface MarkOptions {
  readonly course: Course;
  readonly cases: Pick<CourseCases, 'verdictOf'>;
  readonly student: StudentProgram;
  readonly limits: ProgramLimits;
  /** Arguments that only our program gets. */
  readonly extra: readonly string[];
  /** Where to keep what each run was given and printed. */
  readonly keep?: string;
  /** A word of the command line as it is kept; as it is if absent. */
  readonly typed?: (word: string) => string;
  /** Ends the current run, which doesn't count, and all that would follow. */
  readonly stop?: AbortSignal;
}

/** A run whose score may not be certain yet. */
interface DoneRun extends Omit<MarkedCase, keyof CourseScore> {
  readonly expected: Ran;
  readonly got: Ran;
}

function markedCase([{ expected, got, ...run }, score]: [DoneRun, CourseScore]): MarkedCase {
  return { ...run, ...withExit(score, expected, got) };
}

/** The results, up to the end or a stop. Throws a StartError if the program can't be started. */
export async function* markCases(all: readonly MarkCase[], options: MarkOptions): AsyncGenerator<MarkedCase> {
  const { course, cases, student, limits, extra, keep, stop, typed = (word) => word } = options;
  const folder = mkdtempSync(join(tmpdir(), 'masu-mark-'));
  const remove = (): void => removeFolder(folder);
  const scorer = new Scorer<DoneRun>();
  process.once('exit', remove);
  try {
    for (const [index, each] of all.entries()) {
      const expected = await runOracle(course, each, [...extra, ...(each.extra ?? [])]);
      const began = performance.now();
      if (stop?.aborted) break;
      const got = await runStudent(student, each, join(folder, String(index)), limits, stop);
      if (stop?.aborted) break;
      const millis = performance.now() - began;
      const command = programCommand(student, each);
      if (keep !== undefined) keepRun(keep, each, command.map(typed), got, expected);
      const outOf = each.checks.length;
      const run = { case: each, index, outOf, exit: got.exit, stderr: got.stderr, millis, command, expected, got };
      const verdict = each.verdict ?? cases.verdictOf(each, expected);
      const broken = abnormalEnd(got, limits);
      const certain = broken ? scorer.addBroken(run, verdict, broken) : scorer.add(run, each, verdict, expected, got);
      yield* certain.map(markedCase);
    }
    yield* scorer.finish().map(markedCase);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

// Runs a course program of this package in memory, with the files of a case instead of a disk, for the expected
// results.

async function* once(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

/** What the course program prints for a case. `extra`: arguments that only our program has. */
export async function runOracle(course: Course, order: RunOrder, extra: readonly string[] = []): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const written: Record<string, string> = {};
  const host: CourseHost = {
    input: new Input(once(order.input)),
    write: (text) => {
      stdout += text;
    },
    complain: (line) => {
      stderr += `${line}\n`;
    },
    async loadText(path) {
      const text = written[path] ?? order.files[path];
      return text === undefined ? fail('ENOENT') : ok(text);
    },
    writeProblem: () => undefined,
    async saveText(path, text) {
      written[path] = text;
      return undefined;
    },
    clock: { now: () => 0, cpu: () => 0, pause: async () => {} },
    searchBytes: bytesForEach(1),
    isTerminal: false,
    playByKeys: () => Promise.reject(new Error('a case has no keys')),
    animate: async () => {},
  };
  const words = [...(order.program === undefined ? [] : [order.program]), ...order.words, ...extra];
  const exit = await course.run(host, words);
  return { ended: 'exited', exit, stdout, stderr, written };
}
