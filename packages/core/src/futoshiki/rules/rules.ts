// The rules of Futoshiki in the shape that both puzzles share (see `PuzzleRules`).

import type { PuzzleRules } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { boardRows } from './board-text.js';
import { checkGrid, isSolved } from './check.js';
import { hashLevel } from './hash.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from './level.js';
import { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
import { validateLevel } from './validate-level.js';

/** The rules of Futoshiki in the shape that both puzzles share, for `masu/play`. */
export const FUTOSHIKI_RULES: PuzzleRules<
  FutoshikiDraft,
  FutoshikiLevel,
  FutoshikiPosition,
  FutoshikiMove,
  FutoshikiGrid,
  'futoshiki'
> = {
  id: 'futoshiki',
  isLevel: (value) => hasProperty(value, 'cells') && hasProperty(value, 'inequalities'),
  validate: validateLevel,
  start: startPosition,
  play: playMove,
  isSolved: (level, position) => isSolved(level, position.digits),
  beginAt: (level, position) => ({ ...level, cells: [...position.digits] }),
  check: checkGrid,
  show: (level, position) => boardRows(level, position.digits),
  size: ({ size }) => ({ width: size, height: size }),
  hash: hashLevel,
};
