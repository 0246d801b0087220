// LURD, the usual notation for moves: l u r d for a walk, L U R D for a push. Reading ignores the case, since many
// files get it wrong and the level itself decides which move is a push.

import type { Direction } from '../../base/grid.js';
import { ok, type Result } from '../../base/result.js';
import type { Level, Position, SokobanBoard, Solution } from '../rules/level.js';
import { checkSolution, type Frame, replay } from '../rules/replay.js';
import { type MoveError, parseMoveLetters } from './move-letters.js';

const DIRECTION_OF = { l: 'left', u: 'up', r: 'right', d: 'down' } as const;
const LETTER = { left: 'l', up: 'u', right: 'r', down: 'd' } as const;

export function parseLurd(text: string): Result<readonly Direction[], MoveError> {
  return parseMoveLetters(text, DIRECTION_OF);
}

/** The letter of a move that was made, or of a blocked one as a walk. */
function lurdLetter({ direction, step }: Frame): string {
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

/** A solution that was replayed. */
export interface VerifiedSolution {
  /** In LURD. */
  readonly solution: string;
  /** All its moves. */
  readonly moves: number;
  /** The pushes among them. */
  readonly pushes: number;
}

/**
 * A solution replayed, counted, and written in LURD; or a sentence that says where it fails.
 * @example
 * ```ts
 * const verified = verifySolution(level, ['right', 'right']);
 * console.log(verified.ok && verified.value.solution); // rR
 * ```
 */
export function verifySolution(level: Level, solution: Solution): Result<VerifiedSolution, string> {
  let text = '';
  let pushes = 0;
  const checked = checkSolution(level, solution, (frame) => {
    text += lurdLetter(frame);
    if (frame.step.kind === 'push') pushes++;
  });
  return checked.ok ? ok({ solution: text, moves: text.length, pushes }) : checked;
}
