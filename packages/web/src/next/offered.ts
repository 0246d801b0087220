// Opens the level to play next. While it is open, what follows it is the next one for the player again. Finding it is
// loaded when it is needed.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { notify } from '../app/notice.js';
import { offer } from '../collections/data/onward.js';
import { nextTexts } from '../texts/next.js';
import { playTexts } from '../texts/play.js';

/** Opens the level to play next; false if there is none. `leave`: called before, because a level that is begun is given up. */
export async function playNext(puzzle: PuzzleId, leave?: () => Promise<void>): Promise<boolean> {
  const { openNext } = await import('./offer.js');
  await leave?.();
  const hash = await openNext(puzzle);
  if (hash === undefined) return false;
  offer.hash = hash;
  offer.next = { word: nextTexts.short, act: () => goToNext(puzzle) };
  return true;
}

/** Opens the level to play next, or says why not. */
function goToNext(puzzle: PuzzleId): void {
  const say = (lead: string): void => notify({ tone: 'ink', lead });
  playNext(puzzle).then(
    (isOpen) => isOpen || say(nextTexts.none),
    () => say(playTexts.shell.failed),
  );
}
