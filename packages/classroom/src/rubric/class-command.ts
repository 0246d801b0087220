// Grades a submission or a class by lines that give points, and reports: a table, CSV, JSON, JUnit, pages, similar
// submissions. `rubric` gives it the grading table of a course, `mark` one line per group of its cases.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { EXIT } from '@masu/core/base/exit-codes.js';
import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { findProgram } from '@masu/node-host/programs/find-program.js';
import { folderNames, isBelow, isLinkBelow } from '@masu/node-host/programs/kept-names.js';
import { findSandbox } from '@masu/node-host/programs/sandbox.js';
import { type Course, type CourseHost, complainAndEnd } from '../host.js';
import type { ClassWords } from '../mark/mark-words.js';
import { onStopSignals } from '../mark/stop-signals.js';
import { studentLimits } from '../mark/student-program.js';
import type { CourseRubric } from './course-rubric.js';
import { type GradedSubmission, gradeClass, isKeptFolder } from './grade-class.js';
import { isFull } from './rubric-line.js';
import { classPage, pageNames, similarSections, submissionPage } from './rubric-pages.js';
import {
  classLines,
  notGradedLine,
  rubricCsv,
  rubricJson,
  rubricJunit,
  similarLines,
  submissionLines,
} from './rubric-report.js';
import { type SimilarPair, similarPairs, sourceFingerprints } from './similarity.js';
import {
  namedSubmissions,
  type StudentWork,
  type SubmissionPath,
  submissionPaths,
  textOfFile,
} from './student-work.js';
import type { GradingTools } from './workbench.js';

/** How many submissions are graded at the same time (default). */
export const halfTheProcessors = (): number => Math.max(1, Math.floor(availableParallelism() / 2));

function listClass(paths: readonly string[]): Result<SubmissionPath[], string> {
  const all: string[] = [];
  for (const path of paths) {
    if (!existsSync(path)) return fail(`${path}: there is no such file or folder.`);
    try {
      all.push(...submissionPaths(resolve(path)));
    } catch (error) {
      return fail(`${path}: ${(error as Error).message}`);
    }
  }
  return all.length === 0 ? fail('There is no submission.') : ok(namedSubmissions(all));
}

function findTools(
  host: CourseHost,
  { needsNoCompiler }: CourseRubric,
  words: ClassWords,
  stop: AbortSignal,
): GradingTools | undefined {
  const compiler = findProgram('gcc', 'cc', 'clang') ?? (needsNoCompiler ? 'cc' : undefined);
  if (compiler === undefined) {
    host.complain('There is no C compiler (gcc, cc, or clang) on the path. Install one.');
    return undefined;
  }
  const [valgrind, make] = [findProgram('valgrind'), findProgram('make')];
  const sandbox = findSandbox();
  if (sandbox === undefined) {
    host.complain(
      'No sandbox: neither bwrap nor unshare works here, so programs run with your rights and can read your files.',
    );
  }
  if (valgrind === undefined && !needsNoCompiler)
    host.complain('This system has no Valgrind, so memory errors and leaks are not checked.');
  return {
    ...{ compiler, stop },
    limits: studentLimits(words.millis, words.memoryBytes),
    ...defined({ valgrind, make, sandbox, build: words.build }),
  };
}

/** Why a result can't be written; undefined if it can, and then the folders are there. */
function outputProblem(
  host: CourseHost,
  { paths, csv, junit, html, keep }: ClassWords,
  works: readonly SubmissionPath[],
): string | undefined {
  for (const path of [csv, junit]) {
    if (path !== undefined && isLinkBelow(path, paths.filter(isFolder)))
      return `Can’t write ${path}: it is a link below the submissions. Name another file.`;
    const problem = path === undefined ? undefined : host.writeProblem(path);
    if (problem !== undefined) return `Can’t write ${path}: ${problem}.`;
  }
  if (keep !== undefined && isBelow(keep, paths))
    return `Can’t keep runs in ${keep}: it is below the submissions. Name another folder.`;
  const folders = works.map(({ path }) => path).filter(isFolder);
  if (html !== undefined && isBelow(html, folders))
    return `Can’t write pages to ${html}: it is below the submissions. Name another folder.`;
  for (const folder of [html, keep]) {
    try {
      if (folder !== undefined) makeFolder(folder);
    } catch (error) {
      return `Can’t write to the folder ${folder}: ${(error as Error).message}.`;
    }
  }
  // What is kept of a student replaces what was kept before, so nothing else may be there.
  const names = folderNames(works.map(({ name }) => name));
  const isOther = ({ name }: SubmissionPath): boolean => !isKeptFolder(join(keep ?? '', names.get(name) as string));
  const other = keep === undefined ? undefined : works.find(isOther);
  if (other)
    return `Can’t keep ${other.name} in ${keep}: it has a folder of that name with other files. Name a new folder.`;
  return undefined;
}

/** Pairs of submissions whose C sources share much; none after a stop. */
async function similarIn(works: readonly StudentWork[], stop: AbortSignal): Promise<SimilarPair[]> {
  const sources = (work: StudentWork): Map<string, string> =>
    new Map([...work.files.keys()].filter((path) => /\.c$/i.test(path)).map((path) => [path, textOfFile(work, path)]));
  const pause = async (): Promise<boolean> => {
    await new Promise((resolve) => setImmediate(resolve));
    return !stop.aborted;
  };
  const prints = new Map<string, ReturnType<typeof sourceFingerprints>>();
  for (const work of works) {
    prints.set(work.name, sourceFingerprints(sources(work)));
    if (!(await pause())) return [];
  }
  return similarPairs(prints, pause);
}

/** Writes the files that were asked for; the first reason why one can't be written. */
async function writeResults(
  host: CourseHost,
  course: Course,
  { csv, junit, html, keep }: ClassWords,
  graded: readonly GradedSubmission[],
  missing: readonly SubmissionPath[],
  similar: readonly SimilarPair[],
): Promise<string | undefined> {
  const files: [path: string, text: string][] = [];
  if (csv !== undefined) files.push([csv, rubricCsv(graded)]);
  const names = missing.map(({ name }) => name);
  if (junit !== undefined) files.push([junit, rubricJunit(course.id, graded, names)]);
  if (html !== undefined) {
    files.push([join(html, 'index.html'), classPage(course.name, graded, similarSections(similar, graded), names)]);
    const all = [...graded.map(({ submission }) => submission.name), ...names];
    const [pages, folders] = [pageNames(all), folderNames(all)];
    for (const each of graded) {
      const { name } = each.submission;
      const kept = keep === undefined ? undefined : join(keep, folders.get(name) as string);
      files.push([join(html, pages.get(name) as string), submissionPage(course.id, each, kept)]);
    }
  }
  for (const [path, text] of files) {
    const error = await host.saveText(path, text);
    if (error) return `Can’t write ${path}: ${error}.`;
  }
  return undefined;
}

/** Grades the submissions of these paths and returns the exit code. */
export async function gradeAndReport(
  host: CourseHost,
  course: Course,
  rubric: CourseRubric,
  words: ClassWords,
): Promise<number> {
  const submissions = listClass(words.paths);
  if (!submissions.ok) return complainAndEnd(host, submissions.error, EXIT.input);
  const unwritable = outputProblem(host, words, submissions.value);
  if (unwritable !== undefined) return complainAndEnd(host, unwritable, EXIT.environment);
  const signals = onStopSignals();
  const graded: GradedSubmission[] = [];
  const all = submissions.value;
  const { json, jobs, keep } = words;
  let tools: GradingTools | undefined;
  let similar: SimilarPair[] = [];
  try {
    tools = findTools(host, rubric, words, signals.asked);
    if (!tools) return EXIT.environment;
    const kept = keep === undefined ? {} : { keep: resolve(keep) };
    for await (const each of gradeClass(all, { course: course.id, rubric, tools, jobs, ...kept })) {
      graded.push(each);
      if (json) for (const line of rubricJson(each)) host.write(`${line}\n`);
      else if (host.isTerminal && all.length > 1)
        host.complain(`${graded.length} of ${countOf(all.length, 'submission', 'submissions')} …`);
    }
    similar = await similarIn(
      graded.map(({ submission }) => submission),
      signals.asked,
    );
  } finally {
    signals.release();
    await tools?.sandbox?.close?.();
  }
  const [only] = graded;
  if (!json && only) {
    const lines = all.length === 1 ? submissionLines(only) : [...classLines(graded), ...similarLines(similar)];
    for (const line of lines) host.write(`${line}\n`);
  }
  if (graded.length < all.length) host.complain(notGradedLine(graded.length, all.length));
  const error = await writeResults(host, course, words, graded, all.slice(graded.length), similar);
  if (error !== undefined) return complainAndEnd(host, error, EXIT.environment);
  const isAll = graded.every(({ lines, failure }) => failure === undefined && lines.every(isFull));
  return signals.exit() ?? (isAll ? EXIT.ok : EXIT.failed);
}
