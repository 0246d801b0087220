// The table of Futoshiki solvers. To add one, add a file and a row.

import type { Solver } from '@masu/core/base/puzzle.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { BACKTRACK } from './backtrack.js';
import { PROPAGATE } from './propagate.js';

/** The solver that is used if none is named. */
export const DEFAULT_FUTOSHIKI_SOLVER = 'propagate';

const SOLVERS = [PROPAGATE, BACKTRACK];

/** The id of a Futoshiki solver. */
export type FutoshikiSolverId = (typeof SOLVERS)[number]['id'];

/** The Futoshiki solvers; each row says what it can prove. */
export const FUTOSHIKI_SOLVERS: readonly Solver<FutoshikiLevel, FutoshikiGrid>[] = SOLVERS;
