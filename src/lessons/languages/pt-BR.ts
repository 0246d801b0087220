// The lessons in Brazilian Portuguese.

import type { Counting } from '../../base/format.js';
import type { LessonTables } from '../tables.js';
import { aStar } from './pt-BR/a-star.js';
import { backtracking } from './pt-BR/backtracking.js';
import { breadthFirst } from './pt-BR/breadth-first.js';
import { deadlocks } from './pt-BR/deadlocks.js';
import { dijkstra } from './pt-BR/dijkstra.js';
import { listTreeHash } from './pt-BR/list-tree-hash.js';
import { twoSides } from './pt-BR/two-sides.js';
import { whatAStateIs } from './pt-BR/what-a-state-is.js';

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
