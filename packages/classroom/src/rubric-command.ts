// `masu course NAME rubric FOLDER…`: grades a submission, or a class of them, by the grading table of the course.

import { EXIT } from '@masu/core/base/exit-codes.js';
import { loadCaseFolder } from './case-folder.js';
import { type Course, type CourseHost, complainAndEnd } from './host.js';
import type { CourseCases } from './mark/course-cases.js';
import { MARKED_COURSES } from './marked-courses.js';
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
    'FOLDER is a submission: a file, an archive (.zip, .tar.gz, .tgz), or a folder with source files, a Makefile, src, or include.',
    'Any other folder is a class, with a submission in each of its folders and archives; what is left out is named. What a person must judge is shown with facts and gets no points from us.',
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
    '  --cases <folder>  also with your own cases: maps and puzzles of the course',
    '  --overrule <file> your points instead of ours, in a table: student,line,points,reason; kept with --keep and shown as such',
    '  --base <folder>   the code that the course hands out: left out of style and similarity',
    '  --map <names>     which function has a role that its name and types don’t tell: lookup=is_known,add=push_map; kept with --keep',
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
  if (!words.ok)
    return complainAndEnd(host, `${words.error} Run \`masu course ${course.id} rubric --help\` for help.`, EXIT.usage);
  const folder = words.value.cases;
  if (folder === undefined) return gradeAndReport(host, course, rubric, words.value);
  const files = loadCaseFolder(folder);
  if (!files.ok) return complainAndEnd(host, files.error, EXIT.input);
  const source = MARKED_COURSES[course.id] as CourseCases;
  const cases = source.ofFolder(files.value);
  if (cases.length === 0)
    return complainAndEnd(host, `${folder}: no case found; expected ${source.folder}.`, EXIT.input);
  return gradeAndReport(host, course, rubric, words.value, { cases, files: files.value });
}
