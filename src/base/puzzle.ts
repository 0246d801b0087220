// The interface every puzzle implements.
// Adding a solver or a format is one file and one row in the puzzle's table; nothing else changes.

import type { Bounds, Claim, Solving } from './outcome.js';
import type { Result, TextError } from './result.js';

export const PUZZLE_IDS = ['sokoban', 'futoshiki'] as const;
export type PuzzleId = (typeof PUZZLE_IDS)[number];

/** The two ways to measure a solution: all moves of the player, or only the pushes. */
export const METRICS = ['moves', 'pushes'] as const;
export type Metric = (typeof METRICS)[number];

/** The result of parsing a text: every level in order, valid or not, and the automatic fixes. */
export interface Reading<Draft> {
  readonly levels: readonly Result<Draft, TextError>[];
  readonly warnings: readonly TextError[];
}

export interface ReadOptions {
  /** Treat automatic fixes as errors. */
  readonly strict?: boolean;
}

export interface Format<Draft> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** With the dot, lower case. Only a hint: the content decides. */
  readonly extensions: readonly string[];
  /** How likely the content is in this format, from 0 (impossible) to 1 (certain). May look at the beginning only. */
  recognize(text: string): number;
  /** Never throws. A text without levels gives an empty list. */
  parse(text: string, options?: ReadOptions): Reading<Draft>;
  /** Text that `parse` reads back to the same drafts; an error if the format can't represent one of them. */
  make(drafts: readonly Draft[]): Result<string, TextError>;
}

export interface Solver<Level, Answer> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The strongest claim it can make. */
  readonly claim: Claim;
  /** The metric of its `optimal` claim and its lower bound, if the puzzle has two metrics. */
  readonly metric?: Metric;
  /** The memory limit without an explicit one, if that is less than the machine can give. */
  readonly usualBytes?: number;
  /** Two instances can search one level together: they divide the work and exchange messages (`Watch.partner`). */
  readonly pairs?: true;
  /** Also accepts levels with an unreachable goal and proves them unsolvable by exhaustive search. */
  readonly takesUnreachableGoals?: true;
  solve(level: Level, ...bounds: Bounds): Solving<Answer>;
}

export interface Puzzle<Draft, Level, Position, Move, Answer> {
  readonly id: PuzzleId;
  readonly formats: readonly Format<Draft>[];
  readonly solvers: readonly Solver<Level, Answer>[];
  readonly defaultSolver: string;
  /** Validates a draft: a playable level, or the error. */
  validate(draft: Draft): Result<Level, TextError>;
  start(level: Level): Position;
  /** The position after a move, or undefined if the move is blocked. */
  play(level: Level, position: Position, move: Move): Position | undefined;
  isSolved(level: Level, position: Position): boolean;
  /** The level that starts at a position of this one: how a solver gets a game in progress. */
  beginAt(level: Level, position: Position): Level;
  parseMoves(text: string): Result<readonly Move[], TextError>;
  makeMoves(level: Level, moves: readonly Move[]): string;
  /** Verifies an answer independently of the solvers. An error says where it fails. */
  check(level: Level, answer: Answer): Result<true, string>;
  /** The board as lines of text. */
  show(level: Level, position: Position): readonly string[];
  /** Identifies a level: equal for equal boards, whatever file they come from. */
  hash(level: Level): string;
}
