// Runs a student's program on every case and compares it with the course program.

import { join } from 'node:path';
import { limitSentence, type ProgramLimits } from '@masu/node-host/programs/limits.js';
import { openTemporaryFolder } from '@masu/node-host/programs/temporary-folders.js';
import type { Course } from '../host.js';
import type { CourseCases } from './course-cases.js';
import { keepRun } from './keep-run.js';
import type { MarkCase, OutputDifference, RunResult } from './mark-case.js';
import { runOracle } from './oracle.js';
import { type CourseScore, Scorer, STOPPED, scoredChecks } from './score.js';
import { programCommand, runStudent, type StudentLimits, type StudentProgram } from './student-program.js';

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

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: 'segmentation fault',
  SIGABRT: 'aborted',
  SIGFPE: 'arithmetic error, such as a division by zero',
  SIGBUS: 'bus error',
  SIGILL: 'illegal instruction',
  SIGKILL: 'killed',
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
  { ended, exit }: Pick<RunResult, 'ended' | 'exit'>,
  limits: ProgramLimits,
): OutputDifference | undefined {
  if (ended !== 'exited') return { message: limitSentence(ended, limits) };
  if (typeof exit === 'string') return { message: `The program crashed (${signalWords(exit)}).` };
  const signal = SHELL_SIGNALS[exit];
  return signal ? { message: `The program crashed (exit status ${exit}: ${signalWords(signal)}).` } : undefined;
}

/** A difference in the output of a program that ended with an error, which the course program did not. */
function withExit({ failed, ...score }: CourseScore, expected: RunResult, got: RunResult): CourseScore {
  if (!failed) return score;
  if (failed.check === STOPPED || got.exit === 0 || expected.exit !== 0) return { ...score, failed };
  const message = `The program ended with exit status ${got.exit}. ${failed.difference.message}`;
  return { ...score, failed: { ...failed, difference: { ...failed.difference, message } } };
}

interface MarkOptions {
  readonly course: Course;
  readonly cases: Pick<CourseCases, 'verdictOf'>;
  readonly student: StudentProgram;
  readonly limits: StudentLimits;
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
  readonly expected: RunResult;
  readonly got: RunResult;
}

function markedCase([{ expected, got, ...run }, score]: [DoneRun, CourseScore]): MarkedCase {
  return { ...run, ...withExit(score, expected, got) };
}

/** The results, up to the end or a stop. Throws a StartError if the program can't be started. */
export async function* markCases(all: readonly MarkCase[], options: MarkOptions): AsyncGenerator<MarkedCase> {
  const { course, cases, student, limits, extra, keep, stop, typed = (word) => word } = options;
  const home = openTemporaryFolder();
  const scorer = new Scorer<DoneRun>();
  try {
    for (const [index, each] of all.entries()) {
      const expected = await runOracle(course, each, [...extra, ...(each.extra ?? [])]);
      const began = performance.now();
      if (stop?.aborted) break;
      const got = await runStudent(student, each, join(home.path, String(index)), limits, stop);
      if (stop?.aborted) break;
      const millis = performance.now() - began;
      const command = programCommand(student, each);
      if (keep !== undefined) keepRun(keep, each, command.map(typed), got, expected);
      const outOf = scoredChecks(each).length;
      const run = { case: each, index, outOf, exit: got.exit, stderr: got.stderr, millis, command, expected, got };
      const verdict = each.verdict ?? cases.verdictOf(each, expected);
      const broken = abnormalEnd(got, limits);
      const certain = broken ? scorer.addBroken(run, verdict, broken) : scorer.add(run, each, verdict, expected, got);
      yield* certain.map(markedCase);
    }
    yield* scorer.finish().map(markedCase);
  } finally {
    await home.close();
  }
}
