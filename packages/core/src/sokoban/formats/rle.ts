// Run-length boards: one board per line, rows joined by pipes, a number before a letter repeats it, `-` is floor.
// A board may also have one run-length row per line, with or without pipes.

import { collectionFormat } from './collection-format.js';
import { findBoard } from './find-board.js';
import { makeRunLengths } from './run-length.js';

export const RLE = /* @__PURE__ */ collectionFormat({
  id: 'rle',
  name: 'RLE',
  about: 'run-length boards, one per line, rows joined by pipes',
  extensions: ['.rle', '.xsb', '.txt'],
  find: findBoard,
  style: { board: (rows) => [makeRunLengths(rows)] },
  recognize(_, reading) {
    const { levels, runLengthBoards } = reading();
    if (levels.length === 0) return 0;
    return runLengthBoards * 2 > levels.length ? 0.8 : 0.3;
  },
});
