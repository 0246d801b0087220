// Grades a submission or a class by lines that give points, and reports: a table, CSV, JSON, JUnit, pages, similar
// submissions. `rubric` gives it the grading table of a course, `mark` one line per group of its cases.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { EXIT } from '@masu/core/base/exit-codes.js';
import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { safeText } from '@masu/core/base/safe-text.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { loadRegularText } from '@masu/node-host/files/load-file.js';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { findProgram } from '@masu/node-host/programs/find-program.js';
import { folderNames, isBelow, isLinkBelow } from '@masu/node-host/programs/kept-names.js';
import { findSandbox } from '@masu/node-host/programs/sandbox.js';
import { type Course, type CourseHost, complainAndEnd } from '../host.js';
import type { ClassWords } from '../mark/mark-words.js';
import { onStopSignals } from '../mark/stop-signals.js';
import { studentLimits } from '../mark/student-program.js';
import { listClass, namedSubmissions, type SubmissionPath } from './class-list.js';
import type { CourseRubric, RubricOrders } from './course-rubric.js';
import { doubtfulCases } from './doubtful-cases.js';
import { type GivenCode, readGivenCode } from './given-code.js';
import { type GradedSubmission, gradeClass, isKeptFolder } from './grade-class.js';
import {
  joinOverrules,
  type Overrule,
  overruleProblem,
  overrulesText,
  parseOverrules,
  withOverrules,
} from './overrules.js';
import { isFull } from './rubric-line.js';
import { classPage, noteSections, pageNames, similarSections, submissionPage } from './rubric-pages.js';
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
import { type StudentWork, textOfFile } from './student-work.js';
import type { GradingTools } from './workbench.js';

/** How many submissions are graded at the same time (default). */
export const halfTheProcessors = (): number => Math.max(1, Math.floor(availableParallelism() / 2));

interface Listed {
  readonly submissions: readonly SubmissionPath[];
  /** What is no submission, and why: sentences. */
  readonly notes: readonly string[];
}

function listSubmissions(paths: readonly string[]): Result<Listed, string> {
  const all: string[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    if (!existsSync(path)) return fail(`${path}: there is no such file or folder.`);
    try {
      const listed = listClass(resolve(path));
      all.push(...listed.paths);
      notes.push(...listed.notes);
    } catch (error) {
      return fail(`${path}: ${(error as Error).message}`);
    }
  }
  return all.length === 0 ? fail('There is no submission.') : ok({ submissions: namedSubmissions(all), notes });
}

/** Where a run keeps the points that a person gave, and the names of functions. */
const KEPT_OVERRULES = 'overruled.csv';
const KEPT_NAMES = 'functions.json';

/** The points that a person gives: those of earlier runs, and those of this one's file. */
function loadOverrules({ overrule, keep }: ClassWords): Result<Overrule[], string> {
  const kept = keep === undefined ? undefined : join(keep, KEPT_OVERRULES);
  const texts = [kept !== undefined && existsSync(kept) ? kept : undefined, overrule];
  const all: Overrule[][] = [];
  for (const path of texts) {
    if (path === undefined) continue;
    const text = loadRegularText(path);
    if (!text.ok) return fail(`${path}: ${text.error.message}`);
    const parsed = parseOverrules(text.value);
    if (!parsed.ok) return fail(`${path}, ${parsed.error}`);
    all.push(parsed.value);
  }
  return ok(all.reduce<Overrule[]>((earlier, later) => joinOverrules(earlier, later), []));
}

/** Roles of functions: those of earlier runs, and those of this one. */
function loadNames({ names, keep }: ClassWords): ReadonlyMap<string, string> {
  const kept = keep === undefined ? undefined : join(keep, KEPT_NAMES);
  const text = kept !== undefined && existsSync(kept) ? loadRegularText(kept) : undefined;
  const all = new Map<string, string>();
  try {
    const read: unknown = text?.ok ? JSON.parse(text.value) : {};
    for (const [role, name] of Object.entries(read ?? {})) if (typeof name === 'string') all.set(role, name);
  } catch {
    // a damaged file is as good as none
  }
  for (const [role, name] of names ?? []) all.set(role, name);
  return all;
}

function findTools(
  host: CourseHost,
  { needsNoCompiler }: CourseRubric,
  words: ClassWords,
  given: GivenCode | undefined,
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
    ...defined({ valgrind, make, sandbox, given, build: words.build }),
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
async function similarIn(
  works: readonly StudentWork[],
  given: GivenCode | undefined,
  stop: AbortSignal,
): Promise<SimilarPair[]> {
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
  return similarPairs(prints, pause, given?.prints);
}

/** What the files of a run are made from. */
interface ClassResults {
  readonly graded: readonly GradedSubmission[];
  readonly missing: readonly SubmissionPath[];
  readonly similar: readonly SimilarPair[];
  /** Sentences about cases that everyone fails, and about what is no submission. */
  readonly doubts: readonly string[];
  readonly notes: readonly string[];
}

/** Writes the files that were asked for; the first reason why one can't be written. */
async function writeResults(
  host: CourseHost,
  course: Course,
  { csv, junit, html, keep }: ClassWords,
  { graded, missing, similar, doubts, notes }: ClassResults,
): Promise<string | undefined> {
  const files: [path: string, text: string][] = [];
  if (csv !== undefined) files.push([csv, rubricCsv(graded, doubts)]);
  const names = missing.map(({ name }) => name);
  if (junit !== undefined) files.push([junit, rubricJunit(course.id, graded, names)]);
  if (html !== undefined) {
    const extra = [...similarSections(similar, graded), ...noteSections(notes)];
    files.push([join(html, 'index.html'), classPage(course.name, graded, { extra, others: names, doubts })]);
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
  orders: RubricOrders = {},
): Promise<number> {
  const listed = listSubmissions(words.paths);
  if (!listed.ok) return complainAndEnd(host, listed.error, EXIT.input);
  const { submissions: all, notes } = listed.value;
  const given = words.base === undefined ? undefined : readGivenCode(words.base);
  if (given && !given.ok) return complainAndEnd(host, given.error, EXIT.input);
  const overrules = loadOverrules(words);
  if (!overrules.ok) return complainAndEnd(host, overrules.error, EXIT.input);
  const names = loadNames(words);
  const unwritable = outputProblem(host, words, all);
  if (unwritable !== undefined) return complainAndEnd(host, unwritable, EXIT.environment);
  const signals = onStopSignals();
  const graded: GradedSubmission[] = [];
  const { json, jobs, keep } = words;
  let tools: GradingTools | undefined;
  let similar: SimilarPair[] = [];
  try {
    tools = findTools(host, rubric, words, given?.value, signals.asked);
    if (!tools) return EXIT.environment;
    const kept = keep === undefined ? {} : { keep: resolve(keep) };
    const options = { course: course.id, rubric, tools, jobs, orders: { ...orders, names }, ...kept };
    for await (const own of gradeClass(all, options)) {
      const each = withOverrules(own, overrules.value);
      graded.push(each);
      if (json) for (const line of rubricJson(each)) host.write(`${line}\n`);
      else if (host.isTerminal && all.length > 1)
        host.complain(`${graded.length} of ${countOf(all.length, 'submission', 'submissions')} …`);
    }
    similar = await similarIn(
      graded.map(({ submission }) => submission),
      given?.value,
      signals.asked,
    );
  } finally {
    signals.release();
    await tools?.sandbox?.close?.();
  }
  const [only] = graded;
  const doubts = doubtfulCases(graded);
  if (!json && only) {
    const lines = all.length === 1 ? submissionLines(only) : [...classLines(graded), ...similarLines(similar)];
    for (const line of [...doubts, ...lines, ...notes]) host.write(`${safeText(line)}\n`);
  } else for (const line of [...doubts, ...notes]) host.complain(line);
  if (graded.length < all.length) host.complain(notGradedLine(graded.length, all.length));
  for (const each of graded.length < all.length ? [] : overrules.value) {
    const problem = overruleProblem(each, graded);
    if (problem !== undefined) host.complain(problem);
  }
  const error = await writeResults(host, course, words, {
    graded,
    similar,
    doubts,
    notes,
    missing: all.slice(graded.length),
  });
  if (error !== undefined) return complainAndEnd(host, error, EXIT.environment);
  const unkept = await keepOrders(host, keep, overrules.value, names);
  if (unkept !== undefined) return complainAndEnd(host, unkept, EXIT.environment);
  const isAll = graded.every(
    ({ lines, failure }) => failure === undefined && lines.every((each) => isFull(each) && each.by !== 'nobody'),
  );
  return signals.exit() ?? (isAll ? EXIT.ok : EXIT.failed);
}

/** Writes what a person has ordered to where runs are kept, for the next one; why it can't be written. */
async function keepOrders(
  host: CourseHost,
  keep: string | undefined,
  overrules: readonly Overrule[],
  names: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  if (keep === undefined) return undefined;
  const files: [name: string, text: string][] = [];
  if (overrules.length > 0) files.push([KEPT_OVERRULES, overrulesText(overrules)]);
  if (names.size > 0) files.push([KEPT_NAMES, `${JSON.stringify(Object.fromEntries(names), undefined, 1)}\n`]);
  for (const [name, text] of files) {
    const error = await host.saveText(join(keep, name), text);
    if (error) return `Can’t write ${join(keep, name)}: ${error}.`;
  }
  return undefined;
}
