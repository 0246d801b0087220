// Replays moves by the rules alone and reports what happened. A blocked move changes nothing and is reported. Every
// solver's answer is verified with this before anyone sees it.

import type { Direction } from '../../base/grid.js';
import { fail, ok, type Result } from '../../base/result.js';
import { wrongArgument } from '../../base/wrong-argument.js';
import type { Level, Position, SokobanBoard, Solution } from './level.js';
import { isSolved, mustBePosition, type Step, step } from './step.js';

/** One move of a replay, and what it did. */
export interface Frame {
  /** The index of the move, from 0. */
  readonly index: number;
  /** The move. */
  readonly direction: Direction;
  /** What the move did. */
  readonly step: Step;
  /** The position after it. */
  readonly position: Position;
}

/** A text is iterable too, but its letters are no directions. */
function mustBeMoves(moves: Iterable<Direction>): void {
  if (typeof moves === 'string' || typeof moves?.[Symbol.iterator] !== 'function')
    throw wrongArgument('a list of directions', moves, 'Read text with parseMoves.');
}

/**
 * The frames of a replay, one for each move, from the start or from a given position.
 * @example
 * ```ts
 * const frames = [...replay(level, ['right', 'right'])];
 * console.log(frames.map((frame) => frame.step.kind).join()); // walk,push
 * ```
 */
export function* replay(
  board: SokobanBoard,
  moves: Iterable<Direction>,
  from: Position = board?.start,
): Generator<Frame, void, void> {
  mustBePosition(board, from);
  mustBeMoves(moves);
  let position = from;
  let index = 0;
  for (const direction of moves) {
    const next = step(board, position, direction);
    if (next.kind !== 'blocked') position = next.to;
    yield { index: index++, direction, step: next, position };
  }
}

/** Where moves lead. */
export interface Verification {
  /** The position after the last move. */
  readonly position: Position;
  /** Whether every box is on a goal then. */
  readonly solved: boolean;
  /** Moves that were not blocked. */
  readonly moves: number;
  /** The pushes among them. */
  readonly pushes: number;
  /** Indexes of the blocked moves. */
  readonly blocked: readonly number[];
}

/**
 * Plays all moves. A level whose boxes are all on goals at its start is solved by no moves.
 * @example
 * ```ts
 * const { solved, moves, pushes } = verifyMoves(level, ['right', 'right']);
 * console.log(solved, moves, pushes); // true 2 1
 * ```
 */
export function verifyMoves(
  board: SokobanBoard,
  moves: Iterable<Direction>,
  from: Position = board?.start,
): Verification {
  let position = from;
  let moveCount = 0;
  let pushes = 0;
  const blocked: number[] = [];
  for (const frame of replay(board, moves, from)) {
    if (frame.step.kind === 'blocked') blocked.push(frame.index);
    else moveCount++;
    if (frame.step.kind === 'push') pushes++;
    position = frame.position;
  }
  return { position, solved: isSolved(board, position), moves: moveCount, pushes, blocked };
}

/**
 * Whether a solution is right by the rules alone: every move can be made, and every box is on a goal after the last one.
 * Replays it once; `see` gets each frame on the way. The empty solution is valid if every box begins on a
 * goal, although a game counts such a level as won only after a move.
 */
export function checkSolution(level: Level, solution: Solution, see?: (frame: Frame) => void): Result<true, string> {
  let position: Position = level.start;
  for (const frame of replay(level, solution, position)) {
    if (frame.step.kind === 'blocked') return fail(`Move ${frame.index + 1} of the solution is blocked.`);
    see?.(frame);
    position = frame.position;
  }
  return isSolved(level, position) ? ok(true) : fail('A box is off its goal after the last move.');
}
