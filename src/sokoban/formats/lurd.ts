// LURD, the usual notation for moves: l u r d for a walk, L U R D for a push. Reading ignores the case, since many
// files get it wrong and the level itself decides which move is a push.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import type { Position, SokobanBoard } from '../rules/level.js';
import { type Frame, replay } from '../rules/replay.js';
import { type MoveError, parseMoveLetters } from './move-letters.js';

const DIRECTION_OF = { l: 'left', u: 'up', r: 'right', d: 'down' } as const;
const LETTER = { left: 'l', up: 'u', right: 'r', down: 'd' } as const;

export function parseLurd(text: string): Result<readonly Direction[], MoveError> {
  return parseMoveLetters(text, DIRECTION_OF);
}

/** The letter of a move that was made, or of a blocked one as a walk. */
export function lurdLetter({ direction, step }: Frame): string {
  const letter = LETTER[direction];
  return step.kind === 'push' ? letter.toUpperCase() : letter;
}

/**
 * Moves in LURD: upper case for a push. Blocked moves stay in the text, in lower case.
 * @example
 * ```ts
 * console.log(makeLurd(level, ['right', 'right'])); // rR
 * ```
 */
export function makeLurd(board: SokobanBoard, moves: Iterable<Direction>, from: Position = board.start): string {
  let text = '';
  for (const frame of replay(board, moves, from)) text += lurdLetter(frame);
  return text;
}
