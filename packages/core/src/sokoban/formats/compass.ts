// Moves as compass letters, N S E W, as some courses write them. Case has no meaning here.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import { type MoveError, parseMoveLetters } from './move-letters.js';

const DIRECTION_OF = { n: 'up', s: 'down', e: 'right', w: 'left' } as const;

const LETTER = { up: 'N', down: 'S', right: 'E', left: 'W' } as const;

export function parseCompass(text: string): Result<readonly Direction[], MoveError> {
  return parseMoveLetters(text, DIRECTION_OF);
}

export function makeCompass(moves: Iterable<Direction>): string {
  let text = '';
  for (const direction of moves) text += LETTER[direction];
  return text;
}
