// The type of all lesson texts: exactly what a translation must have. English defines the type.

import type { Words } from '../base/languages.js';
import type { A_STAR } from './texts/a-star.js';
import type { BACKTRACKING } from './texts/backtracking.js';
import type { BREADTH_FIRST } from './texts/breadth-first.js';
import type { DEADLOCKS } from './texts/deadlocks.js';
import type { DIJKSTRA } from './texts/dijkstra.js';
import type { LIST_TREE_HASH } from './texts/list-tree-hash.js';
import type { TWO_SIDES } from './texts/two-sides.js';
import type { WHAT_A_STATE_IS } from './texts/what-a-state-is.js';

export interface LessonTables {
  readonly 'a-star': Words<typeof A_STAR>;
  readonly backtracking: Words<typeof BACKTRACKING>;
  readonly 'breadth-first': Words<typeof BREADTH_FIRST>;
  readonly deadlocks: Words<typeof DEADLOCKS>;
  readonly dijkstra: Words<typeof DIJKSTRA>;
  readonly 'list-tree-hash': Words<typeof LIST_TREE_HASH>;
  readonly 'two-sides': Words<typeof TWO_SIDES>;
  readonly 'what-a-state-is': Words<typeof WHAT_A_STATE_IS>;
}

export type LessonId = keyof LessonTables;
