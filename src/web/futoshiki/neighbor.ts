// The next and the previous puzzle of a collection.

import { notifyFutoshiki } from '../app/notice.js';
import { onward } from '../collections/data/onward.js';
import type { Origin } from '../play/play-state.js';
import { go } from '../route.js';
import { futoshikiTexts } from '../texts/futoshiki.js';

/** Goes to the puzzle `by` positions further; undefined past the end. */
export function neighborPuzzle({ collection }: Origin, by: number): (() => void) | undefined {
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'futoshiki', target: { kind: 'collection', collection: collection.id, index } });
}

/** Goes there, or reports that there is none; after the last one it offers what can follow. */
export function goByPuzzles(from: Origin, by: 1 | -1): void {
  const move = neighborPuzzle(from, by);
  const { title, count = 1 } = from.collection ?? {};
  const lead =
    title === undefined || count === 1
      ? futoshikiTexts.notInCollection
      : by > 0
        ? futoshikiTexts.lastPuzzle(title)
        : futoshikiTexts.firstPuzzle(title);
  if (move) move();
  else
    notifyFutoshiki({
      tone: 'calm',
      lead,
      ...(by > 0 && { actions: [onward('futoshiki', from, futoshikiTexts.nextPuzzle)] }),
    });
}
