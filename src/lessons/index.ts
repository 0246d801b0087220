// Entry point of the lessons: the table of all of them, in order.

export { type Checked, checkAnswer, rightAnswer } from './check.js';
export {
  type Exercise,
  exercisesOf,
  type LabSpec,
  type Lesson,
  type LessonId,
  type LessonRow,
  type Making,
  type Option,
  type Section,
  type Step,
} from './lesson.js';

import type { LessonRow } from './lesson.js';
import { ROW as A_STAR } from './plans/a-star.js';
import { ROW as BACKTRACKING } from './plans/backtracking.js';
import { ROW as BREADTH_FIRST } from './plans/breadth-first.js';
import { ROW as DEADLOCKS } from './plans/deadlocks.js';
import { ROW as DIJKSTRA } from './plans/dijkstra.js';
import { ROW as LIST_TREE_HASH } from './plans/list-tree-hash.js';
import { ROW as TWO_SIDES } from './plans/two-sides.js';
import { ROW as WHAT_A_STATE_IS } from './plans/what-a-state-is.js';

export const LESSONS: readonly LessonRow[] = [
  WHAT_A_STATE_IS,
  LIST_TREE_HASH,
  BREADTH_FIRST,
  DIJKSTRA,
  A_STAR,
  DEADLOCKS,
  TWO_SIDES,
  BACKTRACKING,
];
