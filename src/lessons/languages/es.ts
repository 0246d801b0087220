// The lessons in Spanish.

import type { Counting } from '../../base/format.js';
import type { LessonTables } from '../tables.js';
import { aStar } from './es/a-star.js';
import { backtracking } from './es/backtracking.js';
import { breadthFirst } from './es/breadth-first.js';
import { deadlocks } from './es/deadlocks.js';
import { dijkstra } from './es/dijkstra.js';
import { listTreeHash } from './es/list-tree-hash.js';
import { twoSides } from './es/two-sides.js';
import { whatAStateIs } from './es/what-a-state-is.js';

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
