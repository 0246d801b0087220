// XSB, the common Sokoban text format: one or more boards in # @ + $ * . letters, with titles, authors, and comments.
// Also accepts `-` and `_` as floor, run lengths, rows joined by pipes, two other alphabets, and email quote marks.

import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import { readCollection } from './collection.js';
import { findBoard } from './find-board.js';
import { checkedText, makeCollectionText, plainRows } from './make-text.js';

/** Detection examines only the beginning of a file. */
export const HEAD_LENGTH = 32_768;

const parse: Format<Draft>['parse'] = (text, options) => readCollection(text, findBoard, options);

export const XSB: Format<Draft> = {
  id: 'xsb',
  name: 'XSB',
  about: 'plain boards with titles, authors, and comments',
  extensions: ['.xsb', '.txt', '.sokoban'],
  separator: '\n',
  recognize: (text) => (parse(text.slice(0, HEAD_LENGTH)).levels.length > 0 ? 0.6 : 0),
  parse,
  make: (drafts, numbers) => checkedText(drafts, makeCollectionText(drafts, { board: plainRows }), parse, numbers),
};
