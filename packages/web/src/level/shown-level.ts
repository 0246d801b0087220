// The level that its own page shows.

import type { Collection, CollectionLevel } from '../collections/data/collection.js';

export interface ShownLevel {
  readonly collection: Collection;
  readonly level: CollectionLevel;
  readonly index: number;
}
