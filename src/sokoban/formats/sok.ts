// The .sok files of YASC and JSoko: boards with titles, notes, properties, solutions, and snapshots, all preserved.
// Parsed like XSB, which is the same text with less in it; writing wraps moves as other programs do.

import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import { readCollection } from './collection.js';
import { findBoard } from './find-board.js';
import { checkedText, makeCollectionText, plainRows } from './make-text.js';
import { HEAD_LENGTH } from './xsb.js';

const MOVES_A_LINE = 70;

const parse: Format<Draft>['parse'] = (text, options) => readCollection(text, findBoard, options);

function recognize(text: string): number {
  const { levels } = parse(text.slice(0, HEAD_LENGTH));
  if (levels.length === 0) return 0;
  return levels.some((level) => level.ok && level.value.stored) ? 0.7 : 0.5;
}

export const SOK: Format<Draft> = {
  id: 'sok',
  name: 'SOK',
  about: 'boards with titles, notes, properties, solutions, and snapshots',
  extensions: ['.sok'],
  separator: '\n',
  recognize,
  parse,
  make: (drafts, numbers) =>
    checkedText(
      drafts,
      makeCollectionText(drafts, { board: plainRows, wrap: MOVES_A_LINE, titleAbove: true }),
      parse,
      numbers,
    ),
};
