// A generated level as a draft to write: its grade, its seed, and the reasons for the grade go along as comments, so that
// a file says how each of its levels came about.

import { difficultyNumber } from '../grade/difficulty.js';
import { reasonMessage } from '../grade/reasons.js';
import type { Draft } from '../rules/draft.js';
import { GENERATOR_VERSION, type SokobanComposed } from './compose.js';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function draftOfComposed({ rows, graded, seed }: SokobanComposed, title?: string): Draft {
  const { grade, units, reasons } = graded;
  return {
    rows,
    title: title ?? `${capital(grade)} ${seed}`,
    author: 'masu',
    notes: [
      `Grade: ${grade} (${difficultyNumber(units).toFixed(2)})`,
      `Seed: ${seed}, generator ${GENERATOR_VERSION}`,
      ...reasons.map((reason) => `${reasonMessage(reason)}.`),
    ],
  };
}
