// The rules of Sokoban in the shape that both puzzles share (see `PuzzleRules`).

import type { Direction } from '../../base/grid.js';
import type { PuzzleRules } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import type { Draft } from './draft.js';
import { levelHash } from './hash.js';
import type { Level, Position, Solution } from './level.js';
import { checkSolution } from './replay.js';
import { showPosition } from './show.js';
import { isSolved, step } from './step.js';
import { unwinnableLevel, validateLevel } from './validate-level.js';

/** The rules of Sokoban in the shape that both puzzles share, for `masu/play`. */
export const SOKOBAN_RULES: PuzzleRules<Draft, Level, Position, Direction, Solution, 'sokoban'> = {
  id: 'sokoban',
  isLevel: (value) => hasProperty(value, 'walls') && hasProperty(value, 'start'),
  validate: validateLevel,
  validateUnwinnable: unwinnableLevel,
  start: (level) => level.start,
  play(level, position, move) {
    const taken = step(level, position, move);
    return taken.kind === 'blocked' ? undefined : taken.to;
  },
  isSolved,
  // Walls don't depend on where boxes are, so the level from a position differs in its start only.
  beginAt: (level, position) => ({ ...level, start: position }),
  check: (level, solution) => checkSolution(level, solution),
  show: showPosition,
  size: ({ width, height }) => ({ width, height }),
  hash: levelHash,
};
