// The rules of Sokoban in the shape that both puzzles share (see `PuzzleRules`).

import type { Direction } from '../../base/grid.js';
import type { PuzzleRules } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { SOKOBAN_LIKENESS } from './canonical-board.js';
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
    const next = step(level, position, move);
    return next.kind === 'blocked' ? undefined : next.to;
  },
  isSolved,
  // Walls don't depend on where boxes are, so the level from a position differs in its start only.
  beginAt: (level, position) => ({ ...level, start: position }),
  check: (level, solution) => checkSolution(level, solution),
  show: showPosition,
  // A walk leaves the list of boxes as it is.
  isPush: (from, to) => from.boxes !== to.boxes,
  size: ({ width, height, start, walls }) => ({
    width,
    height,
    boxes: start.boxes.length,
    floorCells: walls.reduce((sum, wall) => sum + (wall ? 0 : 1), 0),
  }),
  hash: levelHash,
  likeness: SOKOBAN_LIKENESS,
};
