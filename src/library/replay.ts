// Plays moves on a level and says where they lead. Needs no solver and no worker.

import { ok, type Result, type TextError } from '../base/result.js';
import { wrongArgument } from '../base/wrong-argument.js';
import { FUTOSHIKI_RULES, FUTOSHIKI_TEXT, type FutoshikiLevel, type FutoshikiMove } from '../futoshiki/index.js';
import type { AnyLevel, MoveOf, PositionOf } from '../jobs/index.js';
import { type Level, parseMoves, type Solution, showPosition, verifyMoves } from '../sokoban/index.js';
import { isSokoban } from './level-job.js';

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

export interface SokobanReplay extends ReplayOf<'sokoban'> {
  readonly pushes: number;
}

export type FutoshikiReplay = ReplayOf<'futoshiki'>;

function replaySokoban(level: Level, moves: Solution): SokobanReplay {
  const verified = verifyMoves(level, moves);
  return { ...verified, board: showPosition(level, verified.position) };
}

function replayFutoshiki(level: FutoshikiLevel, moves: readonly FutoshikiMove[]): FutoshikiReplay {
  let position = FUTOSHIKI_RULES.start(level);
  const blocked: number[] = [];
  for (const [index, move] of moves.entries()) {
    const next = FUTOSHIKI_RULES.play(level, position, move);
    if (next === undefined) blocked.push(index);
    else position = next;
  }
  const made = moves.length - blocked.length;
  const solved = FUTOSHIKI_RULES.isSolved(level, position);
  return { solved, moves: made, blocked, position, board: FUTOSHIKI_RULES.show(level, position) };
}

/** Moves are text (LURD for Sokoban) or a list. An error means that the text can't be read as moves. */
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
  const isOfSokoban = isSokoban(level);
  if (typeof moves !== 'string' && !Array.isArray(moves)) throw wrongArgument('moves, as text or a list', moves);
  // A move of the other puzzle is refused by the rules.
  if (isOfSokoban) {
    const parsed = typeof moves === 'string' ? parseMoves(moves) : ok(moves as Solution);
    return parsed.ok ? ok(replaySokoban(level, parsed.value)) : parsed;
  }
  const parsed = typeof moves === 'string' ? FUTOSHIKI_TEXT.parseMoves(moves) : ok(moves as readonly FutoshikiMove[]);
  return parsed.ok ? ok(replayFutoshiki(level, parsed.value)) : parsed;
}
