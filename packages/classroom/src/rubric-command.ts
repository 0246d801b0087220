// `masu course NAME rubric FOLDER…`: grades a submission, or a class of them, by the grading table of the course.

import { defined } from '../base/defined.js';
import { EXIT } from '../base/exit-codes.js';
import { fail, ok, type Result } from '../base/result.js';
import { COMP20003_RUBRIC } from './comp20003/rubric.js';
import { ECE209_RUBRIC } from './ece209/rubric.js';
import { type Course, type CourseHost, complainAndEnd } from './host.js';
import { IN101_RUBRIC } from './in101/rubric.js';
import { IPS_RUBRIC } from './ips/rubric.js';
import { MAC110_RUBRIC } from './mac110/rubric.js';
import { type ClassWords, classOptions, readOptions } from './mark/mark-words.js';
import { gradeAndReport, halfTheProcessors } from './rubric/class-command.js';
import type { CourseRubric } from './rubric/workbench.js';

// The rubrics of the courses: one row per course.

export const COURSE_RUBRICS: Readonly<Record<string, CourseRubric>> = {
  in101: IN101_RUBRIC,
  ece209: ECE209_RUBRIC,
  comp20003: COMP20003_RUBRIC,
  mac110: MAC110_RUBRIC,
  ips: IPS_RUBRIC,
};

// Parses the command line of `masu course NAME rubric`: folders and options, then after `--` the command that builds.

const RUBRIC_OPTIONS = ['--jobs', '--time', '--memory', '--csv', '--junit', '--html', '--keep'];

export function parseRubricWords(words: readonly string[], defaultJobs: number): Result<ClassWords, string> {
  const dashes = words.indexOf('--');
  const paths: string[] = [];
  const read = readOptions(dashes < 0 ? words : words.slice(0, dashes), RUBRIC_OPTIONS, paths);
  if (!read.ok) return read;
  if (paths.length === 0) return fail('Name the folder of a submission, or of a class.');
  const options = classOptions(read.value.values, defaultJobs);
  if (!options.ok) return options;
  const [program, ...rest] = dashes < 0 ? [] : words.slice(dashes + 1);
  if (dashes >= 0 && (program === undefined || program === '')) return fail('Name the command that builds after --.');
  const build = program === undefined ? undefined : ([program, ...rest] as const);
  return ok({ ...options.value, ...{ paths, json: read.value.json }, ...defined({ build }) });
}

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

/** Grades with the words after `rubric` and returns the exit code. */
export async function rubricCourse(host: CourseHost, course: Course, typed: readonly string[]): Promise<number> {
  const rubric = COURSE_RUBRICS[course.id] as CourseRubric;
  const dashes = typed.indexOf('--');
  if (typed.slice(0, dashes < 0 ? typed.length : dashes).some((word) => word === '--help' || word === '-h')) {
    host.write(rubricHelp(course, rubric));
    return EXIT.ok;
  }
  const words = parseRubricWords(typed, halfTheProcessors());
  if (words.ok) return gradeAndReport(host, course, rubric, words.value);
  return complainAndEnd(host, `${words.error} Run \`masu course ${course.id} rubric --help\` for help.`, EXIT.usage);
}
