// Runs a student's program on every case and compares it with the course program.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Course } from '../host.js';
import type { Difference, MarkCase, Ran } from './mark-case.js';
import { runOracle } from './oracle.js';
import { commandOf, type ProgramLimits, removeFolder, runStudent, type StudentProgram } from './run-program.js';

export interface MarkedCase {
  readonly case: MarkCase;
  /** The checks that pass. */
  readonly points: number;
  readonly outOf: number;
  /** The first check that fails. */
  readonly failed?: { readonly check: string; readonly difference: Difference };
  readonly exit: number | string;
  readonly millis: number;
  /** The command line, as run. */
  readonly command: readonly string[];
}

const secondsOf = (millis: number): string => `${millis / 1000} s`;

/** Why a program that did not end by itself has failed. */
function abnormal({ ended, exit }: Ran, limits: ProgramLimits): Difference | undefined {
  if (ended === 'timed-out') return { message: `The program was still running after ${secondsOf(limits.millis)}.` };
  if (ended === 'too-much-output') {
    return { message: `The program printed more than ${Math.round(limits.outputBytes / 1024 / 1024)} MiB.` };
  }
  return ended === 'killed' ? { message: `The program crashed (${exit}).` } : undefined;
}

function judge(each: MarkCase, expected: Ran, got: Ran, limits: ProgramLimits): Pick<MarkedCase, 'points' | 'failed'> {
  const broken = abnormal(got, limits);
  if (broken) return { points: 0, failed: { check: 'run', difference: broken } };
  const failures = each.checks.flatMap((check) => {
    const difference = check.compare(expected, got);
    return difference ? [{ check: check.name, difference }] : [];
  });
  const points = each.checks.length - failures.length;
  return failures[0] ? { points, failed: failures[0] } : { points };
}

export interface MarkOptions {
  readonly course: Course;
  readonly student: StudentProgram;
  readonly limits: ProgramLimits;
  /** Arguments that only our program gets. */
  readonly extra: readonly string[];
  /** Ends the current run, which doesn't count, and all that would follow. */
  readonly stop?: AbortSignal;
}

/** The results, one by one, up to the end or a stop. Throws a StartError if the program can't be started. */
export async function* markCases(cases: readonly MarkCase[], options: MarkOptions): AsyncGenerator<MarkedCase> {
  const { course, student, limits, extra, stop } = options;
  const folder = mkdtempSync(join(tmpdir(), 'masu-mark-'));
  const remove = (): void => removeFolder(folder);
  process.once('exit', remove);
  try {
    for (const [index, each] of cases.entries()) {
      const expected = await runOracle(course, each, [...extra, ...(each.extra ?? [])]);
      const began = performance.now();
      if (stop?.aborted) return;
      const got = await runStudent(student, each, join(folder, String(index)), limits, stop);
      if (stop?.aborted) return;
      const millis = performance.now() - began;
      const outOf = each.checks.length;
      yield {
        case: each,
        outOf,
        ...judge(each, expected, got, limits),
        exit: got.exit,
        millis,
        command: commandOf(student, each),
      };
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}
