// The .sok files of YASC and JSoko: boards with titles, notes, properties, solutions, and snapshots, all preserved.
// Parsed like XSB, which is the same text with less in it; writing wraps moves as other programs do.

import { collectionFormat } from './collection-format.js';
import { findBoard } from './find-board.js';
import { plainRows } from './make-text.js';

export const SOK = /* @__PURE__ */ collectionFormat({
  id: 'sok',
  name: 'SOK',
  about: 'boards with titles, notes, properties, solutions, and snapshots',
  extensions: ['.sok'],
  find: findBoard,
  style: { board: plainRows, wrap: 70, titleAbove: true },
  recognize(_, reading) {
    const { levels } = reading();
    if (levels.length === 0) return 0;
    return levels.some((level) => level.ok && level.value.stored) ? 0.7 : 0.5;
  },
});
