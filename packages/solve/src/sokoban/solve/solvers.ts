// The table of Sokoban solvers. A solver is one file and one row here; menus, help, docs, and tests read the table.

import type { Solver } from '@masu/core/base/puzzle.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { ANY } from './any/any.js';
import { MOVE_OPTIMAL } from './optimal/move-optimal.js';
import { PUSH_OPTIMAL } from './optimal/push-optimal.js';
import { TEACHING_SOLVERS } from './teaching/rows.js';

/** The solver that is used if none is named. */
export const DEFAULT_SOKOBAN_SOLVER = 'any';

export type { Solution };

const SOLVERS = [...TEACHING_SOLVERS, MOVE_OPTIMAL, PUSH_OPTIMAL, ANY];

/** The id of a Sokoban solver. */
export type SokobanSolverId = (typeof SOLVERS)[number]['id'];

/** The Sokoban solvers, weakest first; each row says what it can prove. */
export const SOKOBAN_SOLVERS: readonly Solver<Level, Solution>[] = SOLVERS;
