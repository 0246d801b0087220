// XSB, the common Sokoban text format: one or more boards in # @ + $ * . letters, with titles, authors, and comments.
// Also accepts `-` and `_` as floor, run lengths, rows joined by pipes, two other alphabets, and email quote marks.

import { collectionFormat } from './collection-format.js';
import { findBoard } from './find-board.js';
import { plainRows } from './make-text.js';

export const XSB = /* @__PURE__ */ collectionFormat({
  id: 'xsb',
  name: 'XSB',
  about: 'plain boards with titles, authors, and comments',
  extensions: ['.xsb', '.txt', '.sokoban'],
  find: findBoard,
  style: { board: plainRows },
  recognize: (_, reading) => (reading().levels.length > 0 ? 0.6 : 0),
});
