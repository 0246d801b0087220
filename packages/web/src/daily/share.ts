// Shares the result of a daily puzzle, from its page or from the message that it is solved.

import { localDay, neighborDay } from '../../base/daily.js';
import type { DayText } from '../../base/day.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { dailyJob } from '../../jobs/daily-job.js';
import { dailyWin, type SavedDaily, shareText } from '../../play/index.js';
import { copyAndTell } from '../app/clipboard.js';
import type { Notice } from '../app/notice.js';
import { dailyEntry } from '../collections/data/dailies.js';
import type { GradeName } from '../level-grade.js';
import { fullAddress } from '../route.js';
import { levelRoute } from '../routes.js';
import { saved } from '../saves/saves.js';
import { dailyTexts } from '../texts/daily.js';
import { gradesTexts } from '../texts/grades.js';
import { playTexts } from '../texts/play.js';

/** Shows a sentence to the player. */
type Tell = (sentence: string) => void;

const linkTo = (day: DayText): string => fullAddress(levelRoute('daily', day));

export const copyDayLink = (day: DayText, tell: Tell): Promise<void> =>
  copyAndTell(linkTo(day), tell, dailyTexts.linkCopied);

/** Uses the system's share sheet if there is one, otherwise the clipboard. */
export async function shareDaily(daily: SavedDaily, tell: Tell): Promise<void> {
  const words = {
    ...dailyTexts.shareWords,
    heading: () =>
      dailyTexts.shareWords.heading(
        playTexts.pages[daily.puzzle],
        daily.day,
        gradesTexts.names[daily.grade as GradeName],
      ),
  };
  const text = shareText(daily, linkTo(daily.day), words);
  if (text === undefined) return;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // Closed by the player: nothing more to do.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  await copyAndTell(text, tell, dailyTexts.shared);
}

// What the message about a solved level says if it is the puzzle of a day: the streak, tomorrow's grade, and a button that
// shares the result. Loaded with the first such win.

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
