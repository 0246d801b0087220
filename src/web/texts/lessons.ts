// Texts of the frame around the lessons; the lessons themselves are in `src/lessons/texts`.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  heading: 'Lessons',
  about:
    'Eight lessons on search, about ten minutes each. The text drives a live lab, and every lesson ends with exercises.',
  open: (title: string) => `Open ${title}`,
  notStarted: (count: number) => countOf(count, 'exercise', 'exercises'),
  solved: (solved: number, all: number) => `${solved} of ${countOf(all, 'exercise', 'exercises')} solved`,
  done: 'All exercises solved',
  over: (index: number, count: number) => `Lesson ${index} of ${count}`,
  all: 'All lessons',
  steps: 'Steps of this lesson',
  step: (index: number, heading: string) => `${index}. ${heading}`,
  solvedStep: 'solved',
  back: 'Back',
  next: 'Next',
  nextLesson: 'Next lesson',
  lab: 'The lab for this step',
  openLab: 'Open in the lab',
  notFound: 'Lesson not found.',
  answer: 'Your answer',
  check: 'Check',
  board: 'The board of this exercise',
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  choose: 'Choose a cell',
  up: (item: string) => `Move up: ${item}`,
  down: (item: string) => `Move down: ${item}`,
  order: 'Put in order, the first on top',
  verdicts: {
    low: 'Too low.',
    high: 'Too high.',
    wrong: 'Not quite.',
    unreadable: 'Enter a whole number, or choose an answer first.',
  },
} as const;

export const L = inLanguage('lessons', ENGLISH);
