// What is wrong with a Futoshiki or with its moves, as sentences.

import { countOf } from '../../base/format.js';
import { speaker } from '../../base/message.js';

export const ENGLISH = {
  'bad-size': (size: number, least: number, most: number) =>
    `Invalid size ${size}: expected a whole number from ${least} to ${most}.`,
  'wrong-cell-count': (cells: number, expected: number) =>
    `The puzzle has ${countOf(cells, 'cell', 'cells')}; expected ${expected}.`,
  'digit-out-of-range': (row: number, column: number, digit: number, size: number) =>
    `r${row}c${column} is ${digit}; expected 1 to ${size}, or 0 for a blank cell.`,
  'sign-not-between': (less: number, greater: number) =>
    `The sign between cells ${less} and ${greater} doesn’t connect neighbors.`,
  'bad-move': (found: string) =>
    `Can’t read the move ${found}; expected r1c2=3 (place), r1c2=0 (erase), or r1c2~3 (pencil mark).`,
} as const;

export type FutoshikiLevelTexts = typeof ENGLISH;
export const say = speaker('futoshiki-level', ENGLISH);
