// The lessons in French.

import type { Counting } from '../../base/format.js';
import type { LessonTables } from '../tables.js';
import { aStar } from './fr/a-star.js';
import { backtracking } from './fr/backtracking.js';
import { breadthFirst } from './fr/breadth-first.js';
import { deadlocks } from './fr/deadlocks.js';
import { dijkstra } from './fr/dijkstra.js';
import { listTreeHash } from './fr/list-tree-hash.js';
import { twoSides } from './fr/two-sides.js';
import { whatAStateIs } from './fr/what-a-state-is.js';

export function lessons(tools: Counting): LessonTables {
  return {
    'a-star': aStar(tools),
    backtracking: backtracking(tools),
    'breadth-first': breadthFirst(tools),
    deadlocks: deadlocks(tools),
    dijkstra: dijkstra(tools),
    'list-tree-hash': listTreeHash(tools),
    'two-sides': twoSides(tools),
    'what-a-state-is': whatAStateIs(tools),
  };
}
