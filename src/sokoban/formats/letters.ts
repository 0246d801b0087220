// Boards in letters, as in a course at Barcelona (UPF): A player, B box, # wall, . floor, G goal, X box on goal,
// Y player on goal. The same characters have other meanings in XSB, so this is a separate alphabet, never guessed per row.

import type { Format } from '../../base/puzzle.js';
import type { Draft } from '../rules/draft.js';
import { readCollection } from './collection.js';
import { findCourseBoard } from './find-board.js';
import { checkedText, makeCollectionText } from './make-text.js';
import { HEAD_LENGTH } from './xsb.js';

const LETTER: Readonly<Record<string, string>> = { ' ': '.', '@': 'A', $: 'B', '.': 'G', '*': 'X', '+': 'Y' };

const parse: Format<Draft>['parse'] = (text, options) => readCollection(text, findCourseBoard, options);

const board = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row.trimEnd()].map((letter) => LETTER[letter] ?? letter).join('') || '.');

function recognize(text: string): number {
  const { levels } = parse(text.slice(0, HEAD_LENGTH));
  const isPlayed = levels.some((level) => level.ok && level.value.rows.some((row) => /[@+]/.test(row)));
  if (isPlayed) return 0.8;
  // A row with a mistake and a player: enough to report the mistake if no other format matches the text.
  return levels.some((level) => !level.ok) && /^#[#.BGX]*[AY]/m.test(text.slice(0, HEAD_LENGTH)) ? 0.3 : 0;
}

export const LETTERS: Format<Draft> = {
  id: 'letters',
  name: 'Letters',
  about: 'A player, B box, # wall, . floor, G goal, X box on goal, Y player on goal',
  extensions: ['.txt'],
  separator: '\n',
  recognize,
  parse,
  make: (drafts, numbers) => checkedText(drafts, makeCollectionText(drafts, { board }), parse, numbers),
};
