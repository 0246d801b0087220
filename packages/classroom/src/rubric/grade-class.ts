// Grades a class: several submissions at the same time, results in order. With a folder to keep them, a submission whose
// files, rubric, and limits are the same as in the kept result is not graded again, so a run that was stopped goes on.

import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, makeFolder } from '../../files/index.js';
import { folderName } from '../mark/keep-run.js';
import { removeFolder } from '../mark/run-program.js';
import type { GradedLine } from './rubric-line.js';
import { type StudentWork, submissionHash } from './student-work.js';
import { type CourseRubric, type GradingTools, openWorkbench } from './workbench.js';

export interface GradedSubmission {
  readonly submission: StudentWork;
  readonly lines: readonly GradedLine[];
  /** Whether the result was kept from an earlier run. */
  readonly isKept: boolean;
}

interface ClassOptions {
  readonly course: string;
  readonly rubric: CourseRubric;
  readonly tools: GradingTools;
  readonly jobs: number;
  readonly keep?: string;
}

const RESULT = 'rubric.json';
/** Is there from the start, so that a folder whose result is missing is known as one of ours. */
const MARK = 'kept.txt';

/** Whether the folder can be replaced: it is not there, empty, or of an earlier run. */
export function isKeptFolder(folder: string): boolean {
  if (!existsSync(folder)) return true;
  if (!isFolder(folder)) return false;
  const names = readdirSync(folder);
  return names.length === 0 || names.includes(MARK) || names.includes(RESULT);
}

/** What a result depends on, besides our program. */
function gradingKey({ course, rubric, tools }: ClassOptions, submission: StudentWork): string {
  const { limits, build = [], valgrind } = tools;
  return [
    course,
    rubric.version,
    submissionHash(submission),
    JSON.stringify([limits, build, valgrind !== undefined]),
  ].join(' ');
}

function isGradedLine(value: unknown): value is GradedLine {
  const { line, points, outOf, by, evidence } = (value ?? {}) as Partial<Record<keyof GradedLine, unknown>>;
  return (
    typeof line === 'string' &&
    (points === null || typeof points === 'number') &&
    typeof outOf === 'number' &&
    (by === 'program' || by === 'person') &&
    Array.isArray(evidence) &&
    evidence.every((each) => typeof each === 'string')
  );
}

/** The kept lines for this key, or undefined: a damaged file is as good as none. */
function keptLines(folder: string, key: string): readonly GradedLine[] | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, RESULT), 'utf8')) as { key?: unknown; lines?: unknown };
    return kept.key === key && Array.isArray(kept.lines) && kept.lines.every(isGradedLine) ? kept.lines : undefined;
  } catch {
    return undefined;
  }
}

/** The result is written last, and whole: a folder without one was not finished. */
function keepLines(folder: string, key: string, lines: readonly GradedLine[]): void {
  const path = join(folder, RESULT);
  writeFileSync(`${path}.new`, `${JSON.stringify({ key, lines }, undefined, 1)}\n`);
  renameSync(`${path}.new`, path);
}

async function gradeOne(submission: StudentWork, options: ClassOptions): Promise<GradedSubmission | undefined> {
  const folder = options.keep === undefined ? undefined : join(options.keep, folderName(submission.name));
  const key = gradingKey(options, submission);
  const kept = folder === undefined ? undefined : keptLines(folder, key);
  if (kept) return { submission, lines: kept, isKept: true };
  if (folder !== undefined) {
    removeFolder(folder);
    makeFolder(folder);
    writeFileSync(
      join(folder, MARK),
      'Kept by masu. The next run replaces this folder if the submission has changed.\n',
    );
  }
  const bench = openWorkbench(submission, options.tools, folder);
  try {
    const lines = await options.rubric.grade(bench);
    if (options.tools.stop?.aborted) return undefined;
    bench.keepBuild();
    if (folder !== undefined) keepLines(folder, key, lines);
    return { submission, lines, isKept: false };
  } finally {
    bench.close();
  }
}

/** The results in the order of the submissions, up to the first that a stop has left. */
export async function* gradeClass(
  submissions: readonly StudentWork[],
  options: ClassOptions,
): AsyncGenerator<GradedSubmission> {
  const running: Promise<GradedSubmission | undefined>[] = [];
  const { stop } = options.tools;
  for (let next = 0, done = 0; done < submissions.length; done++) {
    while (next < submissions.length && running.length < options.jobs && !stop?.aborted) {
      running.push(gradeOne(submissions[next++] as StudentWork, options));
    }
    const graded = await running.shift();
    if (!graded) break;
    yield graded;
  }
  await Promise.all(running);
}
