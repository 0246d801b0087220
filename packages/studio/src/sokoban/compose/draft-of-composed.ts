// A generated level as a draft, with its grade, seed, optimum, and reasons for the grade as comments, so that a file
// says how each of its levels was made.

import { capital } from '@masu/core/base/format.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { gradeNotes } from '../grade/grade-notes.js';
import type { SokobanComposed } from './compose.js';

export function draftOfComposed({ rows, graded, seed, generator }: SokobanComposed, title?: string): Draft {
  return {
    rows,
    title: title ?? `${capital(graded.grade)} ${seed}`,
    author: 'masu',
    notes: gradeNotes(graded, [`Seed: ${seed}, generator ${generator}`]),
  };
}
