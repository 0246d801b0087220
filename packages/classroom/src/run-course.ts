// `masu course NAME …`: finds the course and runs its program on Node. Without a name, lists the courses.

import { COURSES } from './courses.js';
import { type Course, complainAndEnd, ENDED, StartError } from './host.js';
import { type CourseProcess, openNodeHost } from './node-host.js';

/** Every course can mark a program, and grade submissions. */
const usageLines = ({ id, usage }: Course): readonly string[] => [
  ...usage,
  `${`masu course ${id} mark [options] -- PROGRAM ARG…`.padEnd(54)}mark a program against the course; see mark --help`,
  `${`masu course ${id} rubric FOLDER…`.padEnd(54)}grade submissions by the course’s table; see rubric --help`,
];

function overview(): string {
  const lines = COURSES.flatMap((course) => [
    `${course.name}: ${course.about}`,
    ...usageLines(course).map((usage) => `  ${usage}`),
    '',
  ]);
  return lines.join('\n');
}

const helpText = (course: Course): string =>
  `${course.name}: ${course.about}\n\n${usageLines(course)
    .map((line) => `  ${line}\n`)
    .join('')}`;

/** Runs a course with the words after `masu course` and returns the exit code. */
export async function runCourse([name, ...words]: readonly string[], outside: CourseProcess): Promise<number> {
  const host = openNodeHost(outside);
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      host.write(overview());
      return ENDED.ok;
    }
    const course = COURSES.find(({ id }) => id === name);
    if (!course) {
      const ids = COURSES.map(({ id }) => id).join(', ');
      return complainAndEnd(host, `Unknown course ${JSON.stringify(name)}. Available: ${ids}.`, ENDED.usage);
    }
    // `-h` is COMP20003's own.
    if (words[0] === '--help' || (words[0] === '-h' && course.id !== 'comp20003')) {
      host.write(helpText(course));
      return ENDED.ok;
    }
    if (words[0] === 'mark') return await (await import('./mark-command.js')).markCourse(host, course, words.slice(1));
    if (words[0] === 'rubric')
      return await (await import('./rubric-command.js')).rubricCourse(host, course, words.slice(1));
    return await course.run(host, words);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return complainAndEnd(host, error.message, ENDED.input);
  } finally {
    await host.close();
  }
}
