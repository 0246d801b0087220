// What is wrong with a file of levels, in the player's language.

import type { SayProblem } from '../../saves/index.js';
import { said, texts } from '../texts/language.js';

export const fileMessage: SayProblem = (name, problem) => {
  const { fileProblem, filePlace, files } = texts.menu;
  return 'line' in problem
    ? filePlace(name, problem.line, problem.column, said(problem))
    : fileProblem(name, files[problem.code](problem.message));
};
