// Sokoban as one object: rules, formats, and solvers.

import type { Direction } from '@masu/core/base/grid.js';
import type { Puzzle } from '@masu/core/base/puzzle.js';
import type { VerifiedSolution } from '@masu/core/sokoban/formats/lurd.js';
import { SOKOBAN_TEXT } from '@masu/core/sokoban/formats/puzzle-formats.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level, Position, Solution } from '@masu/core/sokoban/rules/level.js';
import { SOKOBAN_RULES } from '@masu/core/sokoban/rules/rules.js';
import { DEFAULT_SOKOBAN_SOLVER, SOKOBAN_SOLVERS } from './solve/solvers.js';

/** The whole puzzle: rules, formats, and solvers. A page that does not use it does not load it. */
export const SOKOBAN: Puzzle<Draft, Level, Position, Direction, Solution, 'sokoban', VerifiedSolution> =
  /* @__PURE__ */ Object.assign({}, SOKOBAN_RULES, SOKOBAN_TEXT, {
    solvers: SOKOBAN_SOLVERS,
    defaultSolver: DEFAULT_SOKOBAN_SOLVER,
  });
