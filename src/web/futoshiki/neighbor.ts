// The next and the previous puzzle of a collection.

import { onward } from '../collections/data/onward.js';
import { go } from '../route.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { notifyFutoshiki } from './notify.js';

/** The position of a puzzle in its collection. */
interface Placed {
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
}

/** Goes to the puzzle `by` positions further; undefined past the end. */
export function neighborPuzzle({ collection }: Placed, by: number): (() => void) | undefined {
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'futoshiki', target: { kind: 'collection', collection: collection.id, index } });
}

/** Goes there, or reports that there is none; after the last one it offers what can follow. */
export function goByPuzzles(from: Placed, by: 1 | -1): void {
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
