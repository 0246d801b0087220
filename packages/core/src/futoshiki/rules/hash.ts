// The id of a level: equal for equal clues, whatever file they come from. Two FNV-1a hashes (Fowler, Noll, Vo) with
// different seeds over the course arrays give 64 bits. It identifies records and duplicates; it is not for security.

import { makeConstraints } from './course-arrays.js';
import type { FutoshikiLevel } from './level.js';

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
