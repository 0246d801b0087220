// Why no levels can be read from a text, as sentences.

import { speaker } from '../base/message.js';

export const ENGLISH = {
  'no-level': (format: string) => `No level found in the format ${format}.`,
  'empty-file': () => 'The file is empty.',
  'other-puzzle': (puzzle: string) =>
    `This is a ${puzzle} level in a file of another puzzle. Put it in a file of its own.`,
  'unknown-format': (formats: string) => `Unrecognized level format. Supported: ${formats}.`,
} as const;

export type LevelFileTexts = typeof ENGLISH;
export const say = speaker('level-file', ENGLISH);
