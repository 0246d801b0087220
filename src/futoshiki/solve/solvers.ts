// The table of Futoshiki solvers. To add one, add a file and a row.

import type { Solver } from '../../base/puzzle.js';
import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { BACKTRACK } from './backtrack.js';
import { PROPAGATE } from './propagate.js';

const SOLVERS = [PROPAGATE, BACKTRACK];

/** The ids of the table, for the compiler. */
export type FutoshikiSolverId = (typeof SOLVERS)[number]['id'];

export const FUTOSHIKI_SOLVERS: readonly Solver<FutoshikiLevel, FutoshikiGrid>[] = SOLVERS;
