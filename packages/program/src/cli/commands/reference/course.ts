// `masu course NAME …`: runs a course program, which has its own commands, prompts, and exit codes.

import { runCourse } from '@masu/classroom/run-course.js';
import { defineCommand } from '../../interface/command.js';

export const COURSE = defineCommand({
  arguments: [],
  options: [],
  raw: true,
  run: ({ words, output }) => runCourse(words, output.host),
});
