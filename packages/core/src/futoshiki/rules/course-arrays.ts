// The rules of Futoshiki in the shape that both puzzles share (see `PuzzleRules`).

import type { PuzzleRules } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { boardRows } from './board-text.js';
import { checkGrid, isSolved } from './check.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel, Inequality } from './level.js';
import { type FutoshikiMove, type FutoshikiPosition, playMove, startPosition } from './position.js';
import { validateLevel } from './validate-level.js';

// The two arrays of the course's own program: digits with 0 for blank, and for each cell the bits of the signs to
// its right and below it. Only for exchange with the course's data; other code uses lists of inequalities.

/** `<` to the right, `>` to the right, `^` below (the lower is greater), `v` below (the lower is less). */
const BITS = { less: 1, greater: 2, lessDown: 4, greaterDown: 8 } as const;

export function makeConstraints({ size, inequalities }: Pick<FutoshikiLevel, 'size' | 'inequalities'>): number[] {
  const bits = new Array<number>(size * size).fill(0);
  for (const { less, greater } of inequalities) {
    const first = Math.min(less, greater);
    const across = Math.abs(less - greater) === 1;
    const bit = less < greater ? BITS[across ? 'less' : 'lessDown'] : BITS[across ? 'greater' : 'greaterDown'];
    bits[first] = (bits[first] ?? 0) | bit;
  }
  return bits;
}

export function parseConstraints(size: number, bits: readonly number[]): Inequality[] {
  return bits.flatMap((bit, cell) => {
    const found: Inequality[] = [];
    if (bit & BITS.less) found.push({ less: cell, greater: cell + 1 });
    if (bit & BITS.greater) found.push({ less: cell + 1, greater: cell });
    if (bit & BITS.lessDown) found.push({ less: cell, greater: cell + size });
    if (bit & BITS.greaterDown) found.push({ less: cell + size, greater: cell });
    return found;
  });
}

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
