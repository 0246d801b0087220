// What is wrong with moves written as letters, as sentences. Separate from the sentences about files, because saved
// games are parsed without the formats.

import { formatNumber } from '../../base/format.js';
import { speaker } from '../../base/message.js';

export const ENGLISH = {
  'unknown-move': (found: string, expected: readonly string[], index: number) =>
    `Unknown move ${found}; expected one of ${expected.join(', ')} (index ${index}).`,
  'lonely-count': (index: number) => `Repeat count without a move (index ${index}).`,
  'unmatched-bracket': (bracket: string, index: number) => `Unmatched closing bracket ${bracket} (index ${index}).`,
  'open-bracket': (index: number) => `This bracket is never closed (index ${index}).`,
  'too-many-moves': (most: number, index: number) => `More than ${formatNumber(most)} moves (index ${index}).`,
} as const;

export type SokobanMoveTexts = typeof ENGLISH;
export const say = speaker('sokoban-moves', ENGLISH);
