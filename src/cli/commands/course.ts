// `masu course NAME …`: runs a course program, which has its own commands, prompts, and exit codes.

import { runCourse } from '../../courses/index.js';
import type { Command } from '../interface/command.js';

export const COURSE: Command = {
  arguments: [],
  options: [],
  raw: true,
  run: ({ words }) => runCourse(words),
};
