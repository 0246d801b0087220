// Moves as the field writes them: l u r d for a walk, L U R D for a push. The case is written right and read freely,
// since many files get it wrong and the level itself tells a push from a walk.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import type { Ground, Position } from '../rules/level.js';
import { replay } from '../rules/replay.js';
import { type MoveError, parseMoveLetters } from './move-letters.js';

const DIRECTION_OF = { l: 'left', u: 'up', r: 'right', d: 'down' } as const;
const LETTER = { left: 'l', up: 'u', right: 'r', down: 'd' } as const;

export function parseLurd(text: string): Result<readonly Direction[], MoveError> {
  return parseMoveLetters(text, DIRECTION_OF);
}

/** Blocked moves are written in lower case, where they stand. */
export function makeLurd(ground: Ground, moves: Iterable<Direction>, from: Position = ground.start): string {
  let text = '';
  for (const { direction, step } of replay(ground, moves, from)) {
    const letter = LETTER[direction];
    text += step.kind === 'push' ? letter.toUpperCase() : letter;
  }
  return text;
}
