// What follows a solved level: after one that was offered to the player, the next offer; otherwise the next one of its
// collection; after the last, the first of the next collection that ships with masu; after the puzzle of a day, its page;
// otherwise, the list of levels.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Notice } from '../../app/notice.js';
import { go } from '../../route.js';
import { levelRoute, pageRoute } from '../../routes.js';
import { gamePlaces } from '../../saves/saves.js';
import { playTexts } from '../../texts/play.js';
import { fileTitle } from './collections.js';
import { SHIPPED_FILES } from './shipped-files.js';

/** Where a level is in its collection. */
interface Placed {
  readonly collection?: { readonly id: string; readonly index: number; readonly count: number };
}

export interface Onward {
  readonly word: string;
  readonly act: () => void;
}

/** What follows the level with this hash while it is open, of either puzzle: the next one for the player. */
export const offer: { hash?: string; next?: Onward } = {};

/** `next`: the label for the next level of the same collection. */
export function onward(puzzle: PuzzleId, { collection }: Placed, next: string): Onward {
  if (offer.next && offer.hash === gamePlaces.get(puzzle)?.hash) return offer.next;
  const open = (id: string, index: number) => () => go(levelRoute(puzzle, id, index));
  if (collection && collection.index + 1 < collection.count)
    return { word: next, act: open(collection.id, collection.index + 1) };
  if (collection?.id.startsWith('daily-')) return { word: playTexts.pages.daily, act: () => go(pageRoute('daily')) };
  const files = SHIPPED_FILES.filter((file) => file.puzzle === puzzle);
  const after = files[files.findIndex(({ id }) => id === collection?.id) + 1];
  return collection && after && after !== files[0]
    ? { word: playTexts.play.nextCollection(fileTitle(after.id)), act: open(after.id, 0) }
    : { word: playTexts.links.choose, act: () => go(pageRoute('levels')) };
}

interface NeighborWords {
  readonly alone: string;
  readonly last: (collection: string) => string;
  readonly first: (collection: string) => string;
  readonly next: string;
}

/** The message if the collection has no next or no previous level. After the last one it offers what can follow. */
export function noNeighborNotice(
  puzzle: PuzzleId,
  from: { readonly collection?: Required<Placed>['collection'] & { readonly title: string } },
  by: 1 | -1,
  words: NeighborWords,
): Notice {
  const { title, count = 1 } = from.collection ?? {};
  const lead = title === undefined || count === 1 ? words.alone : words[by > 0 ? 'last' : 'first'](title);
  return { tone: 'calm', lead, ...(by > 0 && { actions: [onward(puzzle, from, words.next)] }) };
}
