// Why no puzzle was generated, as sentences.

import { countOf } from '../../base/format.js';
import { speaker } from '../../base/message.js';
import type { Grade } from '../solve/deductions/deduction.js';

export const ENGLISH = {
  'bad-size': (size: number, least: number, most: number) =>
    `Invalid size ${size}: expected a whole number from ${least} to ${most}.`,
  'bad-share': (signs: number) => `Invalid share of signs ${signs}: expected a number from 0 to 1.`,
  'trivial-signs': () => 'Trivial puzzles never need signs, so the share of signs can’t be 1.',
  'easy-signs': () => 'Easy puzzles need signs, so the share of signs can’t be 0.',
  'not-found': (grade: Grade, size: number, tries: number) =>
    `Found no ${grade} puzzle of size ${size} in ${countOf(tries, 'try', 'tries')}. It may not exist.`,
  'not-found-with-signs': (grade: Grade, size: number, percent: number, tries: number) =>
    `Found no ${grade} puzzle of size ${size} with ${percent}% signs in ${countOf(tries, 'try', 'tries')}. It may not exist.`,
} as const;

export type FutoshikiGenerateTexts = typeof ENGLISH;
export const say = speaker('futoshiki-generate', ENGLISH);
