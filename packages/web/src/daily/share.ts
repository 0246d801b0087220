// Shares the result of a daily puzzle, from its page or from the message that it is solved.

import type { DayText } from '@masu/core/base/day.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { shareText } from '@masu/core/play/share-daily.js';
import { copyAndTell } from '../app/clipboard.js';
import type { GradeName } from '../level-grade.js';
import { fullAddress } from '../route.js';
import { levelRoute } from '../routes.js';
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
