// `masu course NAME …`: finds the course and runs its program on Node. Without a name, lists the courses.

import { COMP20003 } from './comp20003/comp20003.js';
import { ECE209 } from './ece209/ece209.js';
import { type Course, ENDED } from './host.js';
import { IN101 } from './in101/in101.js';
import { IPS } from './ips/ips.js';
import { MAC110 } from './mac110/mac110.js';
import { openNodeHost } from './node-host.js';
import { COURSE_RUBRICS } from './rubric-command.js';

// The table of courses. A course is one folder and one row here; help, docs, and tests read the table.

export const COURSES: readonly Course[] = [IN101, IPS, ECE209, COMP20003, MAC110];

/** Every course can mark a program; those with a grading table grade submissions. */
const usageOf = (course: Course): readonly string[] => [
  ...course.usage,
  `masu course ${course.id} mark [options] -- PROGRAM ARG…`.padEnd(54) +
    'mark a program against the course; see mark --help',
  ...(Object.hasOwn(COURSE_RUBRICS, course.id)
    ? [
        `masu course ${course.id} rubric FOLDER…`.padEnd(54) +
          'grade submissions by the course’s table; see rubric --help',
      ]
    : []),
];

function overview(): string {
  const lines = COURSES.flatMap((course) => [
    `${course.name}: ${course.about}`,
    ...usageOf(course).map((usage) => `  ${usage}`),
    '',
  ]);
  return lines.join('\n');
}

const helpOf = (course: Course): string =>
  `${course.name}: ${course.about}\n\n${usageOf(course)
    .map((line) => `  ${line}\n`)
    .join('')}`;

/** Runs a course with the words after `masu course` and returns the exit code. */
export async function runCourse([name, ...words]: readonly string[]): Promise<number> {
  const host = openNodeHost();
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      host.write(overview());
      return ENDED.ok;
    }
    const course = COURSES.find(({ id }) => id === name);
    if (!course) {
      host.complain(`Unknown course ${JSON.stringify(name)}. Available: ${COURSES.map(({ id }) => id).join(', ')}.`);
      return ENDED.usage;
    }
    // `-h` is COMP20003's own.
    if (words[0] === '--help' || (words[0] === '-h' && course.id !== 'comp20003')) {
      host.write(helpOf(course));
      return ENDED.ok;
    }
    if (words[0] === 'mark') return await (await import('./mark-command.js')).markCourse(host, course, words.slice(1));
    if (words[0] === 'rubric' && Object.hasOwn(COURSE_RUBRICS, course.id)) {
      return await (await import('./rubric-command.js')).rubricCourse(host, course, words.slice(1));
    }
    return await course.run(host, words);
  } finally {
    await host.close();
  }
}
