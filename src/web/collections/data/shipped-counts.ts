// How many levels each collection that ships with masu has, counted by the build: a list of collections needs no levels.

import { idOf } from './shipped-files.js';

const COUNTS = new Map(
  Object.entries(
    import.meta.glob<number>(['../../../../levels/sokoban/*.{xsb,txt}', '../../../../levels/futoshiki/*.txt'], {
      query: '?count',
      import: 'default',
      eager: true,
    }),
  ).map(([path, count]) => [idOf(path), count]),
);

/** Undefined for a collection that doesn't ship with masu. */
export const shippedCount = (id: string): number | undefined => COUNTS.get(id);
