// Shows that a level is solved. The message about the puzzle of a day says more, which is loaded with the first such win.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type Notice, notice } from '../app/notice.js';
import { isDailyLevel } from './save-solved.js';

/** Solved by the player; `spoken`: if it isn't spoken as it is shown. */
export function notifySolvedLevel(
  shown: Notice,
  puzzle: PuzzleId,
  hash: string,
  notify: (shown: Notice, words?: string) => void,
  spoken?: string,
): void {
  if (!isDailyLevel(hash)) {
    notify(shown, spoken);
    return;
  }
  // Shown once, when it is complete: nothing moves. Whoever undid something meanwhile sees that instead.
  const earlier = notice.peek();
  const show = (complete: Notice): void => {
    // What is added is spoken, too.
    const added = complete.rest?.slice(shown.rest?.length) ?? '';
    if (notice.peek() === earlier) notify(complete, spoken && `${spoken}${added}`);
  };
  import('../daily/win.js').then(
    ({ withDaily }) => show(withDaily(shown, puzzle, hash, notify)),
    () => show(shown),
  );
}
