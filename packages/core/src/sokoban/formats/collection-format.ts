// Formats of boards with remarks around them: they differ in how a board is found and written, and in how they are recognized.

import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import type { FindBoard } from './board.js';
import { type CollectionReading, readCollection } from './collection.js';
import { checkedText, makeCollectionText, type TextStyle } from './make-text.js';

/** Detection examines only the beginning of a file. */
const HEAD_LENGTH = 32_768;

interface CollectionRow extends Pick<Format<Draft>, 'id' | 'name' | 'about' | 'extensions'> {
  readonly find: FindBoard;
  readonly style: TextStyle;
  /** How sure it is of a text, by its beginning and the boards found there. */
  recognize(head: string, reading: () => CollectionReading): number;
}

export function collectionFormat({ find, style, recognize, ...row }: CollectionRow): Format<Draft> {
  const parse: Format<Draft>['parse'] = (text, options) => readCollection(text, find, options);
  return {
    ...row,
    separator: '\n',
    recognize(text) {
      const head = text.slice(0, HEAD_LENGTH);
      return recognize(head, () => readCollection(head, find));
    },
    parse,
    make: (drafts, numbers) => checkedText(drafts, makeCollectionText(drafts, style), parse, numbers),
  };
}
