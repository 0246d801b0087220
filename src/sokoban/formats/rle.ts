// Run-length boards: one board per line, rows joined by pipes, a number before a letter repeats it, `-` is floor.
// A board may also have one run-length row per line, with or without pipes.

import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import { readCollection } from './collection.js';
import { findBoard } from './find-board.js';
import { checkedText, makeCollectionText } from './make-text.js';
import { makeRunLengths } from './run-length.js';
import { HEAD_LENGTH } from './xsb.js';

const parse: Format<Draft>['parse'] = (text, options) => readCollection(text, findBoard, options);

function recognize(text: string): number {
  const { levels, runLengthBoards } = readCollection(text.slice(0, HEAD_LENGTH), findBoard);
  if (levels.length === 0) return 0;
  return runLengthBoards * 2 > levels.length ? 0.8 : 0.3;
}

export const RLE: Format<Draft> = {
  id: 'rle',
  name: 'RLE',
  about: 'run-length boards, one per line, rows joined by pipes',
  extensions: ['.rle', '.xsb', '.txt'],
  separator: '\n',
  recognize,
  parse,
  make: (drafts, numbers) =>
    checkedText(drafts, makeCollectionText(drafts, { board: (rows) => [makeRunLengths(rows)] }), parse, numbers),
};
