// Shares the result of a daily puzzle, from its page or from the message that it is solved.

import type { DayText } from '../../base/day.js';
import { type SavedDaily, shareText } from '../../play/index.js';
import { copyText } from '../app/clipboard.js';
import type { GradeName } from '../level-grade.js';
import { makeRoute } from '../routes.js';
import { dailyTexts } from '../texts/daily.js';
import { gradesTexts } from '../texts/grades.js';
import { playTexts } from '../texts/play.js';

/** Shows a sentence to the player. */
type Tell = (sentence: string) => void;

const linkTo = (day: DayText): string =>
  `${location.href.split('#')[0]}${makeRoute({ page: 'daily', target: { kind: 'collection', collection: day, index: 0 } })}`;

/** A text that can't be copied is shown instead. */
const copy = async (text: string, sentence: string, tell: Tell): Promise<void> =>
  tell((await copyText(text)) ? sentence : text);

export const copyDayLink = (day: DayText, tell: Tell): Promise<void> => copy(linkTo(day), dailyTexts.linkCopied, tell);

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
  await copy(text, dailyTexts.shared, tell);
}
