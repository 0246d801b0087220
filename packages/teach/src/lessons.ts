// The table of all lessons, in order.

import type { LessonRow } from './lesson.js';
import { A_STAR_LESSON as A_STAR } from './plans/a-star.js';
import { BACKTRACKING_LESSON as BACKTRACKING } from './plans/backtracking.js';
import { BREADTH_FIRST_LESSON as BREADTH_FIRST } from './plans/breadth-first.js';
import { DEADLOCKS_LESSON as DEADLOCKS } from './plans/deadlocks.js';
import { DIJKSTRA_LESSON as DIJKSTRA } from './plans/dijkstra.js';
import { HEURISTICS_LESSON as HEURISTICS } from './plans/heuristics.js';
import { IDA_STAR_LESSON as IDA_STAR } from './plans/ida-star.js';
import { LANDMARKS_LESSON as LANDMARKS } from './plans/landmarks.js';
import { LIST_TREE_HASH_LESSON as LIST_TREE_HASH } from './plans/list-tree-hash.js';
import { PROOFS_LESSON as PROOFS } from './plans/proofs.js';
import { TWO_SIDES_LESSON as TWO_SIDES } from './plans/two-sides.js';
import { WHAT_A_STATE_IS_LESSON as WHAT_A_STATE_IS } from './plans/what-a-state-is.js';

export const LESSONS: readonly LessonRow[] = [
  WHAT_A_STATE_IS,
  LIST_TREE_HASH,
  BREADTH_FIRST,
  DIJKSTRA,
  A_STAR,
  DEADLOCKS,
  TWO_SIDES,
  BACKTRACKING,
  LANDMARKS,
  PROOFS,
  IDA_STAR,
  HEURISTICS,
];
