// Sentences that both puzzles share, in the full screen and in line mode.

import type { LimitName } from '../../base/outcome.js';
import { noticeMessage, type SayNotice, type SayProblem } from '../../saves/index.js';
import { saidInTerminal, savingTexts, texts } from '../texts/language.js';

// What is wrong with a file of levels or of saved data, in the player's language.

export const fileMessage: SayProblem = (name, problem) => {
  const { fileProblem, filePlace, files } = texts.menu;
  return 'line' in problem
    ? filePlace(name, problem.line, problem.column, saidInTerminal(problem))
    : fileProblem(name, files[problem.code](problem.message));
};

export const savingMessage: SayNotice = (notice) => noticeMessage(savingTexts, notice, saidInTerminal);

/** A search ended without an answer because of a limit. */
export function gaveUpMessage(limit: LimitName): string {
  if (limit === 'stopped') return texts.game.stopped;
  return limit === 'memory' ? texts.game.gaveUpMemory : texts.game.gaveUp;
}
