// Grades a class: several submissions at the same time, results in order. With a folder to keep them, a submission whose
// files, rubric, and limits are the same as in the kept result is not graded again, so a run that was stopped goes on.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { folderNames } from '@masu/node-host/programs/kept-names.js';
import type { SubmissionPath } from './class-list.js';
import type { CourseRubric, RubricOrders } from './course-rubric.js';
import type { GradedLine } from './rubric-line.js';
import { readStudentWork, type StudentWork, submissionHash, withSourcesOnly } from './student-work.js';
import { GradingStopped, type GradingTools, openWorkbench } from './workbench.js';

export interface GradedSubmission {
  /** With its sources alone. */
  readonly submission: StudentWork;
  /** None if it could not be graded. */
  readonly lines: readonly GradedLine[];
  /** Why it could not be graded: a sentence. */
  readonly failure?: string;
  /** Whether the result was kept from an earlier run. */
  readonly isKept: boolean;
}

interface ClassOptions {
  readonly course: string;
  readonly rubric: CourseRubric;
  readonly tools: GradingTools;
  readonly orders?: RubricOrders;
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
function gradingKey({ course, rubric, tools, orders = {} }: ClassOptions, submission: StudentWork): string {
  const { limits, build = [], valgrind, given } = tools;
  const added = [[...(orders.files ?? [])], [...(orders.names ?? [])], [...(given?.hashes ?? [])]];
  const isPlain = added.every((each) => each.length === 0);
  return [
    course,
    rubric.version,
    submissionHash(submission),
    JSON.stringify([limits, build, valgrind !== undefined]),
    ...(isPlain ? [] : [createHash('sha256').update(JSON.stringify(added)).digest('hex')]),
  ].join(' ');
}

function isGradedLine(value: unknown): value is GradedLine {
  const { line, points, outOf, by, evidence, note, failed } = (value ?? {}) as Partial<
    Record<keyof GradedLine, unknown>
  >;
  const areTexts = (all: unknown): boolean => Array.isArray(all) && all.every((each) => typeof each === 'string');
  return (
    typeof line === 'string' &&
    (points === null || typeof points === 'number') &&
    typeof outOf === 'number' &&
    (by === 'program' || by === 'person' || by === 'nobody') &&
    (note === undefined || typeof note === 'string') &&
    (failed === undefined || areTexts(failed)) &&
    areTexts(evidence)
  );
}

interface KeptResult {
  readonly lines: readonly GradedLine[];
  /** What was left out of the submission and of its builds. */
  readonly notes: readonly string[];
}

/** The kept result for this key, or undefined: a damaged file is as good as none. */
function keptResult(folder: string, key: string): KeptResult | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, RESULT), 'utf8')) as Record<'key' | 'lines' | 'notes', unknown>;
    const { lines, notes = [] } = kept;
    const isWhole = kept.key === key && Array.isArray(lines) && lines.every(isGradedLine) && Array.isArray(notes);
    return isWhole ? { lines, notes: notes.map(String) } : undefined;
  } catch {
    return undefined;
  }
}

/** The result is written last, and whole: a folder without one was not finished. */
function keepResult(folder: string, key: string, { lines, notes }: KeptResult): void {
  const path = join(folder, RESULT);
  writeFileSync(`${path}.new`, `${JSON.stringify({ key, lines, notes }, undefined, 1)}\n`);
  renameSync(`${path}.new`, path);
}

async function gradeRead(
  work: StudentWork,
  folder: string | undefined,
  options: ClassOptions,
): Promise<GradedSubmission> {
  const key = gradingKey(options, work);
  const kept = folder === undefined ? undefined : keptResult(folder, key);
  const submission = withSourcesOnly(work);
  if (kept) return { submission: { ...submission, notes: kept.notes }, lines: kept.lines, isKept: true };
  if (folder !== undefined) {
    await rm(folder, { recursive: true, force: true });
    makeFolder(folder);
    writeFileSync(
      join(folder, MARK),
      'Kept by masu. The next run replaces this folder if the submission has changed.\n',
    );
  }
  const bench = openWorkbench(work, options.tools, folder);
  try {
    const lines = await options.rubric.grade(bench, options.orders);
    if (options.tools.stop?.aborted) throw new GradingStopped();
    const notes = [...work.notes, ...bench.notes()];
    bench.keepBuild();
    if (folder !== undefined) keepResult(folder, key, { lines, notes });
    return { submission: { ...submission, notes }, lines, isKept: false };
  } finally {
    await bench.close();
  }
}

/** Whatever goes wrong with one submission is the result of that one; undefined after a stop. */
async function gradeOne(
  submission: SubmissionPath,
  folder: string | undefined,
  options: ClassOptions,
): Promise<GradedSubmission | undefined> {
  const failed = (failure: string): GradedSubmission => ({
    ...{ submission: { ...submission, files: new Map(), notes: [] }, lines: [], failure, isKept: false },
  });
  try {
    // Between two submissions, signals are heard.
    await new Promise((resolve) => setImmediate(resolve));
    if (options.tools.stop?.aborted) return undefined;
    const work = readStudentWork(submission);
    return work.ok ? await gradeRead(work.value, folder, options) : failed(work.error);
  } catch (error) {
    if (error instanceof GradingStopped) return undefined;
    return failed(`It could not be graded: ${(error as Error).message}`);
  }
}

/** The results in the order of the submissions, up to the first that a stop has left. */
export async function* gradeClass(
  submissions: readonly SubmissionPath[],
  options: ClassOptions,
): AsyncGenerator<GradedSubmission> {
  const running: Promise<GradedSubmission | undefined>[] = [];
  const folders = folderNames(submissions.map(({ name }) => name));
  const { keep } = options;
  const { stop } = options.tools;
  for (let next = 0, done = 0; done < submissions.length; done++) {
    while (next < submissions.length && running.length < options.jobs && !stop?.aborted) {
      const submission = submissions[next++] as SubmissionPath;
      const folder = keep === undefined ? undefined : join(keep, folders.get(submission.name) as string);
      running.push(gradeOne(submission, folder, options));
    }
    const graded = await running.shift();
    if (!graded) break;
    yield graded;
  }
  await Promise.all(running);
}
