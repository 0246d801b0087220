// `masu course NAME …`: runs a course program, which has its own commands, prompts, and exit codes.

import { runCourse } from '../../courses/run-course.js';
import type { Command } from '../interface/command.js';

export const COURSE: Command = {
  arguments: [],
  options: [],
  raw: true,
  run: ({ words }) => runCourse(words),
};
