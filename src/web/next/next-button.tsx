// The button above the board that opens the level to play next.

import type { PuzzleId } from '../../base/puzzle.js';
import '../styles/next.css';
import { nextTexts } from '../texts/next.js';
import { goToNext } from './offered.js';
import { isRatingOn } from './rating-on.js';

/** `leave`: called before, because a level that is begun is given up. */
export function NextButton({ puzzle, leave }: { readonly puzzle: PuzzleId; readonly leave: () => unknown }) {
  if (!isRatingOn()) return null;
  const open = async (): Promise<void> => {
    await leave();
    goToNext(puzzle);
  };
  return (
    <button type="button" class="next-for-you" title={nextTexts.shortAbout} onClick={() => void open()}>
      {nextTexts.short}
    </button>
  );
}
