// Plays moves on a level and says where they lead. Needs no solver and no worker.

import { defined } from '@masu/core/base/defined.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { replayMoves } from '../jobs/puzzles/playable-puzzles.js';
import type { AnyLevel, MoveOf, PositionOf } from '../jobs/puzzles/puzzle-types.js';
import { mustBeLevel } from './level-job.js';

export interface ReplayOf<Id extends 'sokoban' | 'futoshiki'> {
  /** After the last move. A level that is solved from its start is solved by no moves. */
  readonly solved: boolean;
  /** How many moves were made. */
  readonly moves: number;
  /** Indexes of the moves that can't be made, from 0. Such a move changes nothing. */
  readonly blocked: readonly number[];
  readonly position: PositionOf<Id>;
  /** The board after the last move, as lines of text. */
  readonly board: readonly string[];
}

/** Where moves in a Sokoban level lead. */
export interface SokobanReplay extends ReplayOf<'sokoban'> {
  /** How many of the moves were pushes. */
  readonly pushes: number;
}

/** Where moves in a Futoshiki lead. */
export type FutoshikiReplay = ReplayOf<'futoshiki'>;

/**
 * Moves are text (LURD for Sokoban) or a list. An error means that the text can't be read as moves.
 * @example
 * ```ts
 * const replayed = replay(level, 'rR');
 * if (replayed.ok) console.log(replayed.value.solved, replayed.value.pushes); // true 1
 * ```
 */
export function replay(level: Level, moves: string | Solution): Result<SokobanReplay, TextError>;

export function replay(
  level: FutoshikiLevel,
  moves: string | readonly FutoshikiMove[],
): Result<FutoshikiReplay, TextError>;

export function replay(level: AnyLevel, moves: string): Result<SokobanReplay | FutoshikiReplay, TextError>;

export function replay(
  level: AnyLevel,
  moves: string | readonly MoveOf<'sokoban' | 'futoshiki'>[],
): Result<SokobanReplay | FutoshikiReplay, TextError> {
  const puzzle = mustBeLevel(level);
  if (typeof moves !== 'string' && !Array.isArray(moves)) throw wrongArgument('moves, as text or a list', moves);
  // A move of the other puzzle is refused by the rules.
  const parsed = typeof moves === 'string' ? puzzle.parseMoves(moves) : ok(moves);
  if (!parsed.ok) return parsed;
  const { solved, made, pushes, blocked, position } = replayMoves(puzzle, level, parsed.value);
  const board = puzzle.show(level, position);
  const replayed = { solved, moves: made.length, ...defined({ pushes }), blocked, position, board };
  return ok(replayed as SokobanReplay | FutoshikiReplay);
}
