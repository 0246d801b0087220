// `masu course NAME rubric FOLDER…`: grades a submission, or a class of them, by the grading table of the course.

import { EXIT } from '@masu/core/base/exit-codes.js';
import { type Course, type CourseHost, complainAndEnd } from './host.js';
import { gradeAndReport, halfTheProcessors } from './rubric/class-command.js';
import type { CourseRubric } from './rubric/course-rubric.js';
import { parseRubricWords } from './rubric-words.js';
import { COURSE_RUBRICS } from './rubrics.js';

export function rubricHelp(course: Course, rubric: CourseRubric): string {
  return [
    `Grade submissions of ${course.name} by the grading table of the course`,
    '',
    `  masu course ${course.id} rubric FOLDER… [options] [-- BUILD…]`,
    '',
    `The table: ${rubric.about}.`,
    'FOLDER is a submission: a file, or a folder with source files, a Makefile, src, or include. Any other folder is a class, with',
    'a submission in each of its folders. What a person must judge is shown with facts and gets no points from us.',
    '',
    'This builds and runs what students wrote. Every run has limits of time, memory, processes, files, and output, and, where',
    'bwrap or unshare works, a sandbox: it sees the system’s programs and a copy of its own folder, no other file, no other',
    'process, and no network. Links and odd names in a submission are left out and named.',
    '',
    'Options:',
    '  --jobs <n>        grade <n> submissions at the same time (default: half of the processors)',
    '  --time <s>        stop a run after <s> seconds (default: 10)',
    '  --memory <mib>    limit the memory of a run to <mib> MiB (default: 2048; 0: no limit)',
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
