// `masu course NAME rubric FOLDER…`: grades a submission, or a class of them, by the grading table of the course.

import { accessSync, constants, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { defined } from '../base/defined.js';
import { EXIT } from '../base/exit-codes.js';
import { countOf } from '../base/format.js';
import { fail, ok, type Result } from '../base/result.js';
import { makeFolder } from '../files/index.js';
import { COMP20003_RUBRIC } from './comp20003/rubric.js';
import { ECE209_RUBRIC } from './ece209/rubric.js';
import type { Course, CourseHost } from './host.js';
import { IN101_RUBRIC } from './in101/rubric.js';
import { IPS_RUBRIC } from './ips/rubric.js';
import { MAC110_RUBRIC } from './mac110/rubric.js';
import { folderName } from './mark/keep-run.js';
import { MEBI, numberOption, readOptions, USUAL_MEBI, USUAL_SECONDS } from './mark/mark-words.js';
import { findPrlimit, onStopSignals, StartError } from './mark/run-program.js';
import { type GradedSubmission, gradeClass } from './rubric/grade-class.js';
import { isFull } from './rubric/rubric-line.js';
import { classPage, pageName, similarSections, submissionPage } from './rubric/rubric-pages.js';
import {
  classLines,
  notGradedLine,
  rubricCsv,
  rubricJson,
  rubricJunit,
  similarLines,
  submissionLines,
} from './rubric/rubric-report.js';
import { findSandbox } from './rubric/sandbox.js';
import { fingerprintsOf, type SimilarPair, similarPairs } from './rubric/similarity.js';
import { readStudentWork, type StudentWork, submissionPaths, textOfFile } from './rubric/student-work.js';
import type { CourseRubric, GradingTools } from './rubric/workbench.js';

// The rubrics of the courses: one row per course.

export const COURSE_RUBRICS: Readonly<Record<string, CourseRubric>> = {
  in101: IN101_RUBRIC,
  ece209: ECE209_RUBRIC,
  comp20003: COMP20003_RUBRIC,
  mac110: MAC110_RUBRIC,
  ips: IPS_RUBRIC,
};

// Parses the command line of `masu course NAME rubric`: folders and options, then after `--` the command that builds.

interface RubricWords {
  readonly paths: readonly string[];
  readonly build?: readonly [string, ...string[]];
  readonly jobs: number;
  readonly millis: number;
  readonly memoryBytes: number;
  readonly json: boolean;
  readonly csv?: string;
  readonly junit?: string;
  readonly html?: string;
  readonly keep?: string;
}

const RUBRIC_OPTIONS = ['--jobs', '--time', '--memory', '--csv', '--junit', '--html', '--keep'];
const MAX_JOBS = 64;

export function parseRubricWords(words: readonly string[], usualJobs: number): Result<RubricWords, string> {
  const dashes = words.indexOf('--');
  const paths: string[] = [];
  const read = readOptions(dashes < 0 ? words : words.slice(0, dashes), RUBRIC_OPTIONS, paths);
  if (!read.ok) return read;
  if (paths.length === 0) return fail('Name the folder of a submission, or of a class.');
  const { values, json } = read.value;
  const jobs = numberOption(values, '--jobs', 1, MAX_JOBS, true);
  const seconds = numberOption(values, '--time', 0.1, 3600, false);
  const memory = numberOption(values, '--memory', 0, 1e6, true);
  for (const each of [jobs, seconds, memory]) if (!each.ok) return each;
  if (!jobs.ok || !seconds.ok || !memory.ok) throw new Error('unreachable');
  const [program, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (dashes >= 0 && (program === undefined || program === '')) return fail('Name the command that builds after --.');
  const [csv, junit, html, keep] = ['--csv', '--junit', '--html', '--keep'].map((name) => values.get(name));
  return ok({
    ...{ paths, json, jobs: jobs.value ?? usualJobs },
    millis: (seconds.value ?? USUAL_SECONDS) * 1000,
    memoryBytes: (memory.value ?? USUAL_MEBI) * MEBI,
    ...(program === undefined ? {} : { build: [program, ...rest] as [string, ...string[]] }),
    ...defined({ csv, junit, html, keep }),
  });
}

const OUTPUT_BYTES = 8 * 1024 * 1024;

function rubricHelp(course: Course, rubric: CourseRubric): string {
  return [
    `Grade submissions of ${course.name} by the grading table of the course`,
    '',
    `  masu course ${course.id} rubric FOLDER… [options] [-- BUILD…]`,
    '',
    `The table: ${rubric.about}.`,
    'FOLDER is a submission: a file, or a folder with source files, a Makefile, src, or include. Any other folder is a class, with',
    'a submission in each of its folders. What a person must judge is shown with facts and gets no points from us.',
    '',
    'This builds and runs what students wrote. Every run has limits of time, memory, and output, and, where bwrap or unshare',
    'works, a sandbox: it sees the system’s programs and its own folder, no other file, no other process, and no network.',
    '',
    'Options:',
    '  --jobs <n>        grade <n> submissions at the same time (default: half of the processors)',
    '  --time <s>        stop a run after <s> seconds (default: 10)',
    '  --memory <mib>    limit the memory of a run to <mib> MiB (default: 1024; 0: no limit)',
    '  --csv <path>      also write a table for a gradebook to <path>',
    '  --json            print one JSON object per submission and line',
    '  --junit <path>    also write JUnit XML to <path>',
    '  --html <folder>   also write a page per submission, and an index, to <folder>',
    '  --keep <folder>   keep the build and every case in <folder>; run again with the same folder to go on where it was stopped',
    '  -- BUILD…         build with this command instead of the course’s own',
    '',
    'Exit code: 0 if all points that the program gives were given, 12 if not, 30 if there is nothing to grade, 31 for a usage',
    'error, 32 without a compiler. Ctrl-C reports what was graded so far (130; 143 for SIGTERM).',
    '',
  ].join('\n');
}

/** The first of these programs on the path. */
function findProgram(names: readonly string[]): string | undefined {
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

function readClass(paths: readonly string[]): Result<StudentWork[], string> {
  const all: StudentWork[] = [];
  const names = new Map<string, number>();
  for (const path of paths) {
    if (!existsSync(path)) return fail(`${path}: there is no such file or folder.`);
    for (const each of submissionPaths(resolve(path))) {
      const read = readStudentWork(each);
      if (!read.ok) return read;
      // Two students of the same name stay two.
      const key = folderName(read.value.name);
      const count = (names.get(key) ?? 0) + 1;
      names.set(key, count);
      all.push(count === 1 ? read.value : { ...read.value, name: `${read.value.name}-${count}` });
    }
  }
  return all.length === 0 ? fail('There is no submission.') : ok(all);
}

function toolsOf(host: CourseHost, words: RubricWords, stop: AbortSignal): GradingTools | undefined {
  const compiler = findProgram(['gcc', 'cc', 'clang']);
  if (compiler === undefined) {
    host.complain('There is no C compiler (gcc, cc, or clang) on the path. Install one.');
    return undefined;
  }
  const [valgrind, make, prlimit, sandbox] = [
    findProgram(['valgrind']),
    findProgram(['make']),
    findPrlimit(),
    findSandbox(),
  ];
  if (prlimit === undefined) host.complain('This system has no prlimit, so memory is not limited.');
  if (sandbox === undefined) {
    host.complain(
      'No sandbox: neither bwrap nor unshare works here, so programs run with your rights and can read your files.',
    );
  }
  if (valgrind === undefined) host.complain('This system has no Valgrind, so memory errors and leaks are not checked.');
  return {
    ...{ compiler, stop },
    limits: { millis: words.millis, memoryBytes: words.memoryBytes, outputBytes: OUTPUT_BYTES },
    ...defined({ valgrind, make, prlimit, sandbox, build: words.build }),
  };
}

/** Why a result can't be written; undefined if it can, and then the folders are there. */
function outputProblem(host: CourseHost, { csv, junit, html, keep }: RubricWords): string | undefined {
  for (const path of [csv, junit]) {
    const problem = path === undefined ? undefined : host.writeProblem(path);
    if (problem !== undefined) return `Can’t write ${path}: ${problem}.`;
  }
  for (const folder of [html, keep]) {
    try {
      if (folder !== undefined) makeFolder(folder);
    } catch (error) {
      return `Can’t write to the folder ${folder}: ${(error as Error).message}.`;
    }
  }
  return undefined;
}

/** Pairs of submissions whose C sources share much. */
function similarIn(works: readonly StudentWork[]): SimilarPair[] {
  const sources = (work: StudentWork): Map<string, string> =>
    new Map([...work.files.keys()].filter((path) => /\.c$/i.test(path)).map((path) => [path, textOfFile(work, path)]));
  return similarPairs(new Map(works.map((work) => [work.name, fingerprintsOf(sources(work))])));
}

/** Writes the files that were asked for; the first reason why one can't be written. */
async function writeResults(
  host: CourseHost,
  course: Course,
  { csv, junit, html, keep }: RubricWords,
  graded: readonly GradedSubmission[],
  missing: readonly StudentWork[],
  similar: readonly SimilarPair[],
): Promise<string | undefined> {
  const files: [string, string][] = [
    ...(csv === undefined ? [] : ([[csv, rubricCsv(graded)]] as [string, string][])),
    ...(junit === undefined
      ? []
      : ([
          [
            junit,
            rubricJunit(
              course.id,
              graded,
              missing.map(({ name }) => name),
            ),
          ],
        ] as [string, string][])),
    ...(html === undefined
      ? []
      : ([
          [join(html, 'index.html'), classPage(course.name, graded, similarSections(similar, graded))],
          ...graded.map((each) => [join(html, pageName(each.submission.name)), submissionPage(course.id, each, keep)]),
        ] as [string, string][])),
  ];
  for (const [path, text] of files) {
    const error = await host.saveText(path, text);
    if (error) return `Can’t write ${path}: ${error}.`;
  }
  return undefined;
}

/** Grades with the words after `rubric` and returns the exit code. */
export async function rubricCourse(host: CourseHost, course: Course, typed: readonly string[]): Promise<number> {
  const rubric = COURSE_RUBRICS[course.id] as CourseRubric;
  const dashes = typed.indexOf('--');
  if (typed.slice(0, dashes < 0 ? typed.length : dashes).some((word) => word === '--help' || word === '-h')) {
    host.write(rubricHelp(course, rubric));
    return EXIT.ok;
  }
  const words = parseRubricWords(typed, Math.max(1, Math.floor(availableParallelism() / 2)));
  if (!words.ok) {
    host.complain(`${words.error} Run \`masu course ${course.id} rubric --help\` for help.`);
    return EXIT.usage;
  }
  const submissions = readClass(words.value.paths);
  if (!submissions.ok) {
    host.complain(submissions.error);
    return EXIT.input;
  }
  const unwritable = outputProblem(host, words.value);
  if (unwritable !== undefined) {
    host.complain(unwritable);
    return EXIT.environment;
  }
  const signals = onStopSignals();
  const graded: GradedSubmission[] = [];
  const all = submissions.value;
  const { json, jobs, keep } = words.value;
  try {
    const tools = toolsOf(host, words.value, signals.asked);
    if (!tools) return EXIT.environment;
    const kept = keep === undefined ? {} : { keep: resolve(keep) };
    for await (const each of gradeClass(all, { course: course.id, rubric, tools, jobs, ...kept })) {
      graded.push(each);
      if (json) for (const line of rubricJson(each)) host.write(`${line}\n`);
      else if (host.isTerminal && all.length > 1)
        host.complain(`${graded.length} of ${countOf(all.length, 'submission', 'submissions')} …`);
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    host.complain(error.message);
    return EXIT.input;
  } finally {
    signals.release();
  }
  const [only] = graded;
  const similar = similarIn(graded.map(({ submission }) => submission));
  if (!json && only) {
    const lines = all.length === 1 ? submissionLines(only) : [...classLines(graded), ...similarLines(similar)];
    for (const line of lines) host.write(`${line}\n`);
  }
  if (graded.length < all.length) host.complain(notGradedLine(graded.length, all.length));
  const error = await writeResults(host, course, words.value, graded, all.slice(graded.length), similar);
  if (error !== undefined) {
    host.complain(error);
    return EXIT.environment;
  }
  const isAll = graded.every(({ lines }) => lines.every(isFull));
  return signals.exit() ?? (isAll ? EXIT.ok : EXIT.failed);
}
