// The next and the previous level of a collection.

import type { Origin } from '../../play/play-state.js';
import { go } from '../../route.js';

/** Goes to the level `by` positions further; undefined past the end. */
export function neighborLevel(origin: Origin, by: number): (() => void) | undefined {
  const { collection } = origin;
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'sokoban', target: { kind: 'collection', collection: collection.id, index } });
}
