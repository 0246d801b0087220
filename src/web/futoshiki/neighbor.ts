// The next and the previous puzzle of a collection.

import { go } from '../route.js';

/** Where a puzzle stands in its collection. */
interface Placed {
  readonly collection?: { readonly id: string; readonly index: number; readonly count: number };
}

/** Goes to the puzzle `by` positions further; undefined past the end. */
export function neighbor({ collection }: Placed, by: number): (() => void) | undefined {
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'futoshiki', target: { kind: 'collection', collection: collection.id, index } });
}
