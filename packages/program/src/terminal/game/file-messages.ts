// What is wrong with a file of levels or of saved data, in the player's language.

import type { SayProblem } from '../../saves/library.js';
import { noticeMessage, type SayNotice } from '../../saves/notice.js';
import { saidInTerminal, savingTexts, texts } from '../texts/language.js';

export const fileMessage: SayProblem = (name, problem) => {
  const { fileProblem, filePlace, files } = texts.menu;
  return 'line' in problem
    ? filePlace(name, problem.line, problem.column, saidInTerminal(problem))
    : fileProblem(name, files[problem.code](problem.message));
};

export const savingMessage: SayNotice = (notice) => noticeMessage(savingTexts, notice, saidInTerminal);
