// A generated level as a draft, with its grade, seed, optimum, and reasons for the grade as comments, so that a file
// says how each of its levels was made.

import { gradeNotes } from '../grade/grade-notes.js';
import type { Draft } from '../rules/draft.js';
import type { SokobanComposed } from './compose.js';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function draftOfComposed({ rows, graded, seed, generator }: SokobanComposed, title?: string): Draft {
  return {
    rows,
    title: title ?? `${capital(graded.grade)} ${seed}`,
    author: 'masu',
    notes: gradeNotes(graded, [`Seed: ${seed}, generator ${generator}`]),
  };
}
