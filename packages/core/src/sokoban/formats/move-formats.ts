// The table of the alphabets in which moves of Sokoban are written.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import { mustBeText } from '../../base/wrong-argument.js';
import type { Level } from '../rules/level.js';
import { makeCompass, parseCompass } from './compass.js';
import { makeLurd, parseLurd } from './lurd.js';
import type { MoveError } from './move-letters.js';

/** One alphabet for moves. */
export interface MoveFormat {
  /** Its name in options. */
  readonly id: string;
  /** What a person calls it. */
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** The moves of a text, or where it is wrong. */
  parse(text: string): Result<readonly Direction[], MoveError>;
  /** Moves as text; the level says which are pushes. */
  make(level: Level, moves: Iterable<Direction>): string;
}

/** The alphabets for moves: LURD, and the compass. */
export const MOVE_FORMATS: readonly MoveFormat[] = [
  {
    id: 'lurd',
    name: 'LURD',
    about: 'l u r d for walks, L U R D for pushes; counts and brackets are supported',
    parse: parseLurd,
    make: makeLurd,
  },
  {
    id: 'compass',
    name: 'Compass',
    about: 'N S E W',
    parse: parseCompass,
    make: (_level, moves) => makeCompass(moves),
  },
];

/**
 * Moves in either alphabet: the two share no letter, so the first letter decides.
 * @example
 * ```ts
 * const moves = parseMoves('r2R');
 * console.log(moves.ok && moves.value.length); // 3
 * ```
 */
export function parseMoves(text: string): Result<readonly Direction[], MoveError> {
  mustBeText(text, 'moves as text');
  const first = text.match(/[a-z]/i)?.[0] ?? '';
  return /[nsew]/i.test(first) ? parseCompass(text) : parseLurd(text);
}
