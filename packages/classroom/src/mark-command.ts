// `masu course NAME mark -- PROGRAM ARG…`: marks somebody's program against the course program of this package.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXIT } from '@masu/core/base/exit-codes.js';
import { countOf } from '@masu/core/base/format.js';
import { seededRandom } from '@masu/core/base/random.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { startProblem } from '@masu/node-host/programs/find-program.js';
import { loadCaseFolder } from './case-folder.js';
import { EXACT_FIGURES, HONEST_COUNTS } from './comp20003/mark-cases.js';
import { type Course, type CourseHost, complainAndEnd } from './host.js';
import type { CourseCases } from './mark/course-cases.js';
import { keepProblem } from './mark/keep-run.js';
import { type MarkedCase, markCases } from './mark/mark.js';
import type { MarkCase } from './mark/mark-case.js';
import { type MarkWords, parseMarkWords } from './mark/mark-words.js';
import { markJson, markJunit, markTable, missingLine } from './mark/report.js';
import { onStopSignals } from './mark/stop-signals.js';
import { startMessage, studentLimits } from './mark/student-program.js';
import { MARKED_COURSES } from './marked-courses.js';
import { rubricOfCases } from './rubric/by-cases.js';
import { gradeAndReport, halfTheProcessors } from './rubric/class-command.js';

export function markHelp(course: Course, cases: CourseCases): string {
  const groupNames = (own: readonly MarkCase[]): string => [...new Set(own.map(({ group }) => group))].join(', ');
  const groups = groupNames(cases.own().filter(({ onRequest }) => !onRequest));
  const others = groupNames(cases.own().filter(({ onRequest }) => onRequest));
  return [
    `Mark a program of ${course.name} against the course`,
    '',
    `  masu course ${course.id} mark [options] -- PROGRAM ARG…`,
    `  masu course ${course.id} mark FOLDER… [options] -- PROGRAM ARG…`,
    '',
    'This runs PROGRAM on your machine, once per case, with your rights. Each run has limits of time, memory, processes, and',
    'output, an empty folder of its own, and a small environment; that contains accidents, not attacks. Run programs of people',
    'you do not trust in a container or as another user.',
    '',
    cases.calls,
    'Files among the arguments are found from the folder where you are.',
    'With FOLDER, the program of every submission in it is marked, a folder or file each: words that name files are those of',
    'the submission, a program that is missing is built by its Makefile, and every run is in a sandbox where the system has one.',
    '',
    'Options:',
    `  --cases <folder>  also your own cases: ${cases.folder}`,
    '  --seed <s>        also random cases, the same for the same seed',
    `  --count <k>       how many of them (default: 10)`,
    `  --only <groups>   only these groups: ${groups}, cases, random${others && `; on request: ${others}`}`,
    '  --time <s>        stop a run after <s> seconds (default: 10)',
    '  --memory <mib>    limit the memory of a run to <mib> MiB (default: 2048; 0: no limit)',
    ...(course.id === 'comp20003'
      ? [
          '  --rules <ids>     expect exactly the figures of these sound rules, or of the corner test of the base code (course)',
        ]
      : []),
    '  --json            print one JSON object per case, or with FOLDER per submission and group',
    '  --junit <path>    also write JUnit XML to <path>',
    '  --keep <folder>   keep what every run was given and printed, one folder per case in the new <folder>; with FOLDER, run',
    '                    again with the same <folder> to go on where it was stopped',
    '  --jobs <n>        with FOLDER: mark <n> submissions at the same time (default: half of the processors)',
    '  --csv <path>      with FOLDER: also write a table for a gradebook to <path>',
    '  --html <folder>   with FOLDER: also write a page per submission, and an index, to <folder>',
    '',
    'An answer that is right for some cases whatever a program does (no solution, an unchanged board, a refusal) counts only if',
    'the program also gets a case right that takes work.',
    '',
    'Exit code: 0 if everything is right, 12 if not, 30 if the program or the cases can’t be used, 31 for a usage error.',
    'Ctrl-C reports what was marked so far (130; 143 for SIGTERM).',
    '',
  ].join('\n');
}

function chosenCases(course: Course, words: MarkWords): Result<MarkCase[], string> {
  const source = MARKED_COURSES[course.id] as CourseCases;
  const all = source.own();
  if (words.cases !== undefined) {
    const files = loadCaseFolder(words.cases);
    if (!files.ok) return files;
    const theirs = source.ofFolder(files.value);
    if (theirs.length === 0) return fail(`${words.cases}: no case found; expected ${source.folder}.`);
    all.push(...theirs);
  }
  if (words.seed !== undefined) all.push(...source.generate(seededRandom(words.seed), words.count));
  const groups = new Set(all.map(({ group }) => group));
  const unknown = words.only?.find((group) => !groups.has(group));
  if (unknown !== undefined) {
    return fail(`--only: there is no group ${JSON.stringify(unknown)}. Available: ${[...groups].join(', ')}.`);
  }
  return ok(all.filter(({ group, onRequest }) => (words.only ? words.only.includes(group) : !onRequest)));
}

/** The words with the paths of existing files made absolute, since the program runs in another folder. */
function absolute([program, ...words]: MarkWords['program']): [string, ...string[]] {
  const first = /[/\\]/.test(program) ? resolve(program) : program;
  return [
    first,
    ...words.map((word) => (word !== '' && !word.startsWith('-') && existsSync(word) ? resolve(word) : word)),
  ];
}

/** Undefined if the program can be started. Not checked for a command with `{}`, which stands for several programs. */
function cannotStart(program: string): string | undefined {
  const problem = program.includes('{}') ? undefined : startProblem(program);
  return problem && startMessage(program, problem);
}

/** Why a result can't be written, before the first case is run; undefined if it can. */
function outputProblem(host: CourseHost, { junit, keep }: MarkWords): string | undefined {
  const ofJunit = junit === undefined ? undefined : host.writeProblem(junit);
  if (ofJunit !== undefined) return `Can’t write ${junit}: ${ofJunit}.`;
  const ofKeep = keep === undefined ? undefined : keepProblem(keep);
  return ofKeep === undefined ? undefined : `Can’t keep the runs in ${keep}: ${ofKeep}.`;
}

async function report(
  host: CourseHost,
  course: Course,
  words: MarkWords,
  marked: readonly MarkedCase[],
  missing: readonly MarkCase[],
): Promise<number> {
  if (!words.json && marked.length > 0) for (const line of markTable(marked)) host.write(`${line}\n`);
  if (missing.length > 0) host.complain(missingLine(marked.length, missing));
  if (words.junit !== undefined) {
    const error = await host.saveText(words.junit, markJunit(course.id, marked, missing));
    if (error) return complainAndEnd(host, `Can’t write ${words.junit}: ${error}.`, EXIT.environment);
  }
  return marked.every(({ points, outOf }) => points === outOf) ? EXIT.ok : EXIT.failed;
}

/** COMP20003: the rules that our program is asked for. */
const extraWords = (course: Course, { rules }: MarkWords): string[] =>
  rules === undefined || course.id !== 'comp20003' ? [] : ['--rules', rules];

/** Their programs write files that are compared. */
const WRITING_COURSES = ['comp20003', 'ips'];

/** Marks the programs of submissions, each from its own folder. */
function markClass(host: CourseHost, course: Course, words: MarkWords, all: readonly MarkCase[]): Promise<number> {
  const { id } = course;
  const cases = MARKED_COURSES[id] as CourseCases;
  const { program: command } = words;
  const run = { course, cases, command, writes: WRITING_COURSES.includes(id), tellsName: true };
  return gradeAndReport(host, course, rubricOfCases(all, { ...run, extra: extraWords(course, words) }), words);
}

/** With rules of our own, their figures are expected, and not only that they can be true. */
const withExactFigures = (each: MarkCase): MarkCase => ({
  ...each,
  checks: each.checks
    .filter(({ name }) => name !== HONEST_COUNTS)
    .map((check) =>
      EXACT_FIGURES.includes(check.name) ? { ...check, isFact: undefined } : check,
    ) as MarkCase['checks'],
});

/** Marks a program with the words after `mark` and returns the exit code. */
export async function markCourse(host: CourseHost, course: Course, typed: readonly string[]): Promise<number> {
  const dashes = typed.indexOf('--');
  if (typed.slice(0, dashes < 0 ? typed.length : dashes).some((word) => word === '--help' || word === '-h')) {
    host.write(markHelp(course, MARKED_COURSES[course.id] as CourseCases));
    return EXIT.ok;
  }
  const words = parseMarkWords(typed, halfTheProcessors());
  if (!words.ok)
    return complainAndEnd(host, `${words.error} Run \`masu course ${course.id} mark --help\` for help.`, EXIT.usage);
  const chosen = chosenCases(course, words.value);
  const cases = chosen.ok && words.value.rules !== undefined ? ok(chosen.value.map(withExactFigures)) : chosen;
  if (cases.ok && words.value.paths.length > 0) return markClass(host, course, words.value, cases.value);
  const command = absolute(words.value.program);
  if (!cases.ok) return complainAndEnd(host, cases.error, EXIT.input);
  const problem = cannotStart(command[0]);
  if (problem !== undefined) return complainAndEnd(host, problem, EXIT.input);
  const unwritable = outputProblem(host, words.value);
  if (unwritable !== undefined) return complainAndEnd(host, unwritable, EXIT.environment);
  const { millis, memoryBytes, json, keep } = words.value;
  const marked: MarkedCase[] = [];
  const signals = onStopSignals();
  try {
    for await (const each of markCases(cases.value, {
      course,
      cases: MARKED_COURSES[course.id] as CourseCases,
      ...(keep === undefined ? {} : { keep: resolve(keep) }),
      student: { command, writes: WRITING_COURSES.includes(course.id) },
      limits: studentLimits(millis, memoryBytes),
      extra: extraWords(course, words.value),
      stop: signals.asked,
    })) {
      marked.push(each);
      if (json) host.write(`${markJson(course.id, each)}\n`);
      if (host.isTerminal && !json && marked.length % 10 === 0) {
        host.complain(`${marked.length} of ${countOf(cases.value.length, 'case', 'cases')} …`);
      }
    }
  } finally {
    signals.release();
  }
  marked.sort((a, b) => a.index - b.index);
  const code = await report(host, course, words.value, marked, cases.value.slice(marked.length));
  return signals.exit() ?? code;
}
