// Why no level was generated, as sentences.

import { countOf } from '../../base/format.js';
import { speaker } from '../../base/message.js';
import type { SokobanGrade } from '../grade/difficulty.js';

export const ENGLISH = {
  'bad-grade': (grade: string, expected: readonly string[]) =>
    `The grade is ${grade}; expected one of ${expected.join(', ')}.`,
  'bad-boxes': (boxes: number, least: number, most: number) =>
    `The number of boxes is ${boxes}; expected a whole number from ${least} to ${most}.`,
  'bad-size': (side: 'width' | 'height', length: number, least: number, most: number) =>
    `The ${side} is ${length}; expected a whole number from ${least} to ${most}.`,
  'bad-rooms': (rooms: number) => `The number of rooms is ${rooms}; expected 1, 2, or 3.`,
  'bad-pushes': (pushes: number, least: number, most: number) =>
    `The number of pushes is ${pushes}; expected a whole number from ${least} to ${most}.`,
  'bad-seed': (seed: number, most: number) => `The seed is ${seed}; expected a whole number from 0 to ${most}.`,
  'impossible-boxes': (grade: SokobanGrade, least: number, most: number, boxes: number) =>
    `Levels of grade ${grade} are made with ${least} to ${most} boxes, not with ${countOf(boxes, 'box', 'boxes')}.`,
  /** With the size of the board, if both sides were given. */
  'too-little-floor': (size: readonly number[], floor: number, boxes: number, most: number) =>
    `${size.length === 2 ? `A ${size.join(' × ')} board` : 'That board'} has room for ${countOf(floor, 'floor cell', 'floor cells')}, too few for ${countOf(boxes, 'box', 'boxes')}; choose at most ${countOf(most, 'box', 'boxes')} or a larger board.`,
  'too-many-rooms': (rooms: number, long: number, short: number) =>
    `${rooms} rooms do not fit the board; choose at least ${long} × ${short}.`,
  'not-found': (grade: SokobanGrade, tries: number) =>
    `No ${grade} level was found in ${countOf(tries, 'try', 'tries')}; ask for less or try another seed.`,
} as const;

export type SokobanGenerateTexts = typeof ENGLISH;
export const say = speaker('sokoban-generate', ENGLISH);
