// `masu course NAME …`: finds the course and runs its program on Node. Without a name, lists the courses.

import { COURSES } from './courses.js';
import { type Course, ENDED } from './desk.js';
import { openDesk } from './node-desk.js';

function overview(): string {
  const lines = COURSES.flatMap((course) => [
    `${course.name}: ${course.about}`,
    ...course.usage.map((usage) => `  ${usage}`),
    '',
  ]);
  return lines.join('\n');
}

const helpOf = (course: Course): string =>
  `${course.name}: ${course.about}\n\n${course.usage.map((line) => `  ${line}\n`).join('')}`;

/** Runs a course with the words after `masu course` and returns the exit code. */
export async function runCourse([name, ...words]: readonly string[]): Promise<number> {
  const desk = openDesk();
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      desk.write(overview());
      return ENDED.ok;
    }
    const course = COURSES.find(({ id }) => id === name);
    if (!course) {
      desk.complain(`Unknown course ${JSON.stringify(name)}. Available: ${COURSES.map(({ id }) => id).join(', ')}.`);
      return ENDED.usage;
    }
    // `-h` is COMP20003's own.
    if (words[0] === '--help' || (words[0] === '-h' && course.id !== 'comp20003')) {
      desk.write(helpOf(course));
      return ENDED.ok;
    }
    return await course.run(desk, words);
  } finally {
    await desk.close();
  }
}
