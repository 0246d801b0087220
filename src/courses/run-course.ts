// `masu course NAME …`: finds the course and runs its program on Node. Without a name, lists the courses.

import { COURSES } from './courses.js';
import { type Course, ENDED } from './host.js';
import { openNodeHost } from './node-host.js';

/** Every course can mark a program. */
const usageOf = (course: Course): readonly string[] => [
  ...course.usage,
  `masu course ${course.id} mark [options] -- PROGRAM ARG…`.padEnd(54) +
    'mark a program against the course; see mark --help',
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
    return await course.run(host, words);
  } finally {
    await host.close();
  }
}
