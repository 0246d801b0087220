// The button above the board that opens the level to play next.

import type { PuzzleId } from '../../base/puzzle.js';
import { playTexts } from '../texts/play.js';
import { goToNext } from './offered.js';
import { isRatingOn } from './rating-settings.js';

/** `leave`: called before, because a level that is begun is given up. */
export function NextButton({ puzzle, leave }: { readonly puzzle: PuzzleId; readonly leave: () => void }) {
  if (!isRatingOn()) return null;
  const open = (): void => {
    leave();
    goToNext(puzzle);
  };
  return (
    <button type="button" class="next-for-you" title={playTexts.play.nextForYouAbout} onClick={open}>
      {playTexts.play.nextForYou}
    </button>
  );
}
