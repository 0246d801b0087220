// The level that was offered to the player last: while it is open, what follows is the next one for the player. Finding
// it is loaded when it is needed.

import { signal } from '@preact/signals';
import type { PuzzleId } from '../../base/puzzle.js';
import type { NextLevel, OfferedLevel } from '../../play/index.js';
import { notify } from '../app/notice.js';
import { openSlots } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';

export const offeredLevel = signal<
  (Pick<NextLevel<OfferedLevel>, 'chance' | 'why'> & { readonly hash: string }) | undefined
>(undefined);

/** Opens the level to play next, or says why not. */
export function goToNext(puzzle: PuzzleId): void {
  const say = (lead: string): void => notify({ tone: 'ink', lead });
  import('./offer.js').then(
    async ({ openNext }) => (await openNext(puzzle)) || say(playTexts.play.allSolved),
    () => say(playTexts.shell.failed),
  );
}

/** What follows the open level of a page if it was offered; otherwise undefined. */
export const nextForYou = (puzzle: PuzzleId): { readonly word: string; readonly act: () => void } | undefined =>
  offeredLevel.peek() && offeredLevel.peek()?.hash === openSlots.get(puzzle)?.hash
    ? { word: playTexts.play.nextForYou, act: () => goToNext(puzzle) }
    : undefined;
