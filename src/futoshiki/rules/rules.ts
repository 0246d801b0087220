// The rules of Futoshiki in the shape that both puzzles share (see `PuzzleRules`).

import type { PuzzleRules } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { boardRows } from './board-text.js';
import { checkGrid, isSolved } from './check.js';
import { makeConstraints } from './course-arrays.js';
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

// The id of a level: equal for equal clues, whatever file they come from. Two FNV-1a hashes (Fowler, Noll, Vo) with
// different seeds over the course arrays give 64 bits. It identifies records and duplicates; it is not for security.

function fnv(bytes: readonly number[], start: number): string {
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
}

/**
 * Identifies a puzzle: 16 hexadecimal digits, equal for equal clues, whatever file they come from.
 * @example
 * ```ts
 * console.log(hashLevel(level)); // 75de8f44ba6ee38a
 * ```
 */
export function hashLevel(level: FutoshikiLevel): string {
  const bytes = [level.size, ...level.cells, ...makeConstraints(level)];
  return fnv(bytes, 0x811c9dc5) + fnv(bytes, 0x5bd1e995);
}
