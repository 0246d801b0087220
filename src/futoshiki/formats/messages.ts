// What is wrong with a text of Futoshiki puzzles, or was fixed in it, as sentences.

import { countOf } from '../../base/format.js';
import { speaker } from '../../base/message.js';

/** What a character is part of. */
type Where = 'cell' | 'sign' | 'sign-row';
const WHERE: Readonly<Record<Where, string>> = {
  cell: 'cell; expected a digit or -',
  sign: 'sign position; expected <, >, or a space',
  'sign-row': 'sign row; expected ^, v, or a space',
};

export const ENGLISH = {
  'no-size': (size: number) => `The line with the size is missing; took ${size} from the first row.`,
  'missing-size': (least: number, most: number) =>
    `Expected the size of the puzzle, a number from ${least} to ${most}, before its first row.`,
  'bad-size': (least: number, most: number, found: string) =>
    `Expected the size of a puzzle, a whole number from ${least} to ${most}, found ${found}.`,
  'text-after-size': () => 'Ignored the text after the size.',
  'too-many-rows': (expected: number, size: number, found: number) =>
    `Too many rows: expected ${expected} for size ${size}, found ${found}.`,
  'missing-row': (expected: number, size: number, found: number) =>
    `Expected ${expected} rows between bars for size ${size}, found ${found}.`,
  'blank-sign-row': () => 'Treated the blank line as a sign row without signs.',
  'unknown-character': (found: string, where: Where) => `Unknown character ${found} in a ${WHERE[where]}.`,
  /** `blank`: how the format writes a blank cell. */
  'digit-out-of-range': (digit: number, size: number, blank: string) =>
    `Invalid digit ${digit} for size ${size}: expected 1 to ${size}, or ${blank} for a blank cell.`,
  'sign-between-cells': (sign: string) => `The sign ${sign} isn’t below a cell.`,
  'text-after-puzzle': () => 'Ignored the text from here on: it belongs to no puzzle.',
  'two-signs': (number: number) =>
    `This format can’t represent puzzle ${number}: it has two signs between the same two cells.`,

  'space-before-bar': () => 'Ignored the blanks before the opening bar.',
  'no-closing-bar': () => 'Added the missing closing bar.',
  'text-after-bar': () => 'Ignored the text after the closing bar.',
  'padded-row': () => 'Ignored the padding space at each end of the row.',
  'bad-width': (characters: number, expected: number, size: number) =>
    `The row has ${countOf(characters, 'character', 'characters')} between its bars; expected ${expected} for size ${size}.`,
  'bad-sign-column': (characters: number, expected: number) =>
    `This sign isn’t aligned with a cell: the row has ${countOf(characters, 'character', 'characters')}, expected ${expected}.`,
  'short-row': (width: number) => `Padded the short sign row to ${width} characters.`,
  'scaled-row': (characters: number, width: number) =>
    `The sign row has ${countOf(characters, 'character', 'characters')} between its bars instead of ${width}; scaled the positions of its signs.`,

  'bad-field': (found: string) => `Can’t read ${found}; expected a number, letters of U R D L, and a comma.`,
  'bad-sign': (letter: string) => `The sign ${letter} points off the board.`,
  'too-many-cells': (cells: number, size: number) =>
    `More than ${cells} cells; expected exactly that many for size ${size}.`,
  'too-few-cells': (cells: number, expected: number, size: number) =>
    `The game ID ends after ${countOf(cells, 'cell', 'cells')}; expected ${expected} for size ${size}.`,
  'bad-id': (found: string) => `Can’t read ${found}; expected an Unequal game ID such as 4:0,3U,… .`,
  'size-out-of-range': (size: number, least: number, most: number) =>
    `Invalid size ${size}: expected ${least} to ${most}.`,
  'adjacent-kind': () =>
    'This is an Adjacent puzzle, whose marks have another meaning. masu reads puzzles with signs only.',
  'random-seed': () => 'This is an Unequal random seed, not a puzzle. Copy the game ID, which has a colon.',
} as const;

export type FutoshikiFormatTexts = typeof ENGLISH;
export const say = speaker('futoshiki-format', ENGLISH);
