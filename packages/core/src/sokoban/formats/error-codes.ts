// The error codes of the level file parsers, and the codes of automatic fixes, as two closed lists. Errors in a board
// that could be parsed come from validateLevel.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-format.js';

/** What can be wrong with a level file. */
export const FORMAT_ERRORS = [
  'board-too-large',
  'missing-rows',
  'bad-count',
  'unknown-character',
  'bad-xml',
  'other-xml',
  'cannot-hold',
] as const;
/** One thing that can be wrong with a level file. */
export type FormatErrorCode = (typeof FORMAT_ERRORS)[number];

/** In strict mode a fix is an error; an excess is always just a warning. */
export const REPAIRS = ['other-letters', 'tabs', 'quoted', 'size-differs'] as const;
export const EXCESSES = ['too-many-lines', 'too-many-levels', 'too-much-text'] as const;
/** What a format fixes or leaves out with a warning. */
export type WarningCode = (typeof REPAIRS)[number] | (typeof EXCESSES)[number];

export const saySokobanFormat = speaker('sokoban-format', english);
