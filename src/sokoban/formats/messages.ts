// What is wrong with a file of Sokoban levels, as sentences.

import { countOf, formatNumber } from '../../base/format.js';
import { speaker } from '../../base/message.js';

export const ENGLISH = {
  'too-many-rows': (rows: number, most: number) => `Level too large: ${rows} rows (maximum ${most} × ${most}).`,
  'board-too-large': (width: number, height: number, most: number) =>
    `Level too large: ${width} × ${height} (maximum ${most} × ${most}).`,
  'row-too-long': (cells: number, most: number) =>
    `Level too large: a row of ${formatNumber(cells)} cells (maximum ${most} × ${most}).`,
  'count-of-nothing': (count: string) => `The count ${count} has no letter after it; a count repeats the next letter.`,
  'zero-count': (letter: string) => `The count 0 before ${letter} is too small; expected 1 or more.`,
  'unknown-character': (found: string, expected: string) =>
    `Unknown character ${found} on the board; expected one of ${expected}.`,
  'missing-rows': (announced: number, following: number) =>
    `The size line announces ${countOf(announced, 'row', 'rows')}; only ${following} ${following === 1 ? 'follows' : 'follow'}.`,
  'bad-row': (cells: number, width: number) =>
    `The row has ${countOf(cells, 'cell', 'cells')}; the size line says ${width}.`,
  'unexpected-row': (rows: number) => `Unexpected row: the size line says ${countOf(rows, 'row', 'rows')}.`,
  'other-letters': (letters: string) => `Converted nonstandard board letters (${letters}).`,
  tabs: () => 'Converted tabs in the board to spaces.',
  quoted: () => 'Ignored the quote marks (>) at the start of the lines.',
  'too-much-text': () => 'Skipped the text from here on: there is too much of it.',

  /** A SokoSolve library, or something else. */
  'other-xml': (isLibrary: boolean) =>
    `Expected a SokobanLevels file (.slc), but this is ${isLibrary ? 'a SokoSolve library (.ssx)' : 'other XML'}.`,
  'xml-too-large': (length: number, most: number) =>
    `File too large: ${formatNumber(length)} characters of XML (limit: ${formatNumber(most)}).`,
  'xml-entities': () => 'The XML declares entities, which masu doesn’t support. Remove the declarations.',
  'xml-nested': () => 'The XML is nested too deeply. A level file needs only a few levels of nesting.',
  'xml-name': () => 'The XML uses an element or attribute name that isn’t allowed, such as __proto__.',
  'xml-incomplete': () => 'The XML is incomplete: something is never closed. Is the file cut off?',
  'xml-broken': () => 'The XML is not well-formed. Check the file with an XML editor.',

  'cannot-hold': (number: number) => `This format can’t represent level ${number}.`,
  'cannot-hold-count': (read: number, written: number) =>
    `This format can’t represent these levels: it would read ${countOf(read, 'level', 'levels')} instead of ${formatNumber(written)}.`,
  'cannot-hold-character': (number: number, character: string) =>
    `This format can’t represent level ${number}: XML can’t contain the character ${character}.`,

  'unverified-solution': () =>
    'This stored solution was not verified: the file stores too many moves to replay them all.',
  'unreadable-solution': (why: string) => `This stored solution can’t be read. ${why}`,
  'blocked-solution': (move: number) => `This stored solution doesn’t solve the level: move ${move} is blocked.`,
  'unsolved-solution': (off: number) =>
    `This stored solution doesn’t solve the level: after the last move, ${countOf(off, 'box is', 'boxes are')} not on a goal.`,
} as const;

export type SokobanFormatTexts = typeof ENGLISH;
export const say = speaker('sokoban-format', ENGLISH);
