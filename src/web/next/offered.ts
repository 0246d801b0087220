// Opens the level to play next. While it is open, what follows it is the next one for the player again. Finding it is
// loaded when it is needed.

import type { PuzzleId } from '../../base/puzzle.js';
import { notify } from '../app/notice.js';
import { offer } from '../collections/data/onward.js';
import { playTexts } from '../texts/play.js';
import { sideTexts } from '../texts/side.js';

/** Opens the level to play next, or says why not. */
export function goToNext(puzzle: PuzzleId): void {
  const say = (lead: string): void => notify({ tone: 'ink', lead });
  import('./offer.js').then(
    async ({ openNext }) => (await openNext(puzzle)) || say(sideTexts.next.allSolved),
    () => say(playTexts.shell.failed),
  );
}

/** The level with this hash was offered: what follows it is the next offer. */
export function setOffered(puzzle: PuzzleId, hash: string): void {
  offer.hash = hash;
  offer.next = { word: sideTexts.next.word, act: () => goToNext(puzzle) };
}
