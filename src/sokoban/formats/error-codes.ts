// Why a reader of level files refuses a level, and what it repairs, as two closed lists. What is wrong with a board
// that could be read is not here: that is for validateLevel to say.

export const FORMAT_ERRORS = [
  'board-too-large',
  'missing-rows',
  'unknown-character',
  'bad-xml',
  'other-xml',
  'cannot-hold',
] as const;
export type FormatErrorCode = (typeof FORMAT_ERRORS)[number];

/** Repairs make a level an error when the reader is asked to be strict; excesses are only ever warned of. */
export const REPAIRS = ['other-letters', 'tabs', 'quoted', 'size-differs'] as const;
export const EXCESSES = ['too-many-lines', 'too-many-levels', 'too-much-text'] as const;
export type WarningCode = (typeof REPAIRS)[number] | (typeof EXCESSES)[number];
