// What the message about a solved level says if it is the puzzle of a day: the streak, tomorrow's grade, and a button that
// shares the result. Loaded with the first such win.

import { localDay, neighborDay } from '@masu/core/base/daily.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { dailyWin } from '@masu/core/play/share-daily.js';
import { dailyJob } from '@masu/engine/jobs/daily-job.js';
import type { Notice } from '../app/notice.js';
import { dailyEntry } from '../collections/data/dailies.js';
import type { GradeName } from '../level-grade.js';
import { saved } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';
import { gradesTexts } from '../texts/grades.js';
import { shareDaily } from './share.js';

/** Completes the message of a win; the confirmation that the result was copied keeps its buttons. */
export function withDaily(
  shown: Notice,
  puzzle: PuzzleId,
  hash: string,
  notify: (shown: Notice, words: string) => void,
): Notice {
  const today = localDay(new Date());
  const won = dailyWin(saved.peek().dailies, { puzzle, hash }, today);
  if (!won) return shown;
  const { day, streak } = won;
  const grade = dailyJob(puzzle, neighborDay(today, 1) ?? today)?.grade as GradeName;
  const news = day === today ? dailyTexts.won(streak, gradesTexts.names[grade]) : '';
  const complete: Notice = {
    ...shown,
    rest: [shown.rest, news].filter(Boolean).join(' '),
    actions: [...(shown.actions ?? []), { word: dailyTexts.share, act: share }],
  };
  function share(): void {
    const daily = dailyEntry(puzzle, day);
    if (daily) void shareDaily(daily, (rest) => notify({ ...complete, rest }, rest));
  }
  return complete;
}
