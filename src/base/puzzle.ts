// The one shape through which the rest of the program sees Sokoban or Futoshiki.
// Adding a solver or a format is one file and one row in the puzzle's table; nothing else changes.

import type { Bounds, Claim, Solving } from './outcome.js';
import type { Result, TextError } from './result.js';

export const PUZZLE_IDS = ['sokoban', 'futoshiki'] as const;
export type PuzzleId = (typeof PUZZLE_IDS)[number];

/** The two lengths of a solution: all moves of the player, or pushes alone. */
export const METRICS = ['moves', 'pushes'] as const;
export type Metric = (typeof METRICS)[number];

/** What a reader made of a text: every level in order, sound or not, and what was repaired on the way. */
export interface Reading<Draft> {
  readonly levels: readonly Result<Draft, TextError>[];
  readonly warnings: readonly TextError[];
}

export interface ReadOptions {
  /** Refuse what would otherwise be repaired with a warning. */
  readonly strict?: boolean;
}

export interface Format<Draft> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** With the dot, lower case. A hint only: content decides. */
  readonly extensions: readonly string[];
  /** How sure the content alone makes us, 0 (cannot be) to 1 (certain). Cheap: may look at the beginning only. */
  recognize(text: string): number;
  /** Never throws. A text without any level gives an empty list. */
  parse(text: string, options?: ReadOptions): Reading<Draft>;
  /** Text that `parse` reads back to the same drafts; an error where the format cannot hold one. */
  make(drafts: readonly Draft[]): Result<string, TextError>;
}

export interface Solver<Level, Answer> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The strongest claim it can make. */
  readonly claim: Claim;
  /** What its `optimal` and its lower bound count, where a solution can be counted in two ways. */
  readonly metric?: Metric;
  /** The memory it takes at most when nobody says how much it may, if that is less than the machine has to give. */
  readonly usualBytes?: number;
  /** Two of it can work on one level at once, dividing the work and telling each other what they see (`Watch.partner`). */
  readonly pairs?: true;
  /** Also searches levels that cannot be won because a goal is out of reach, and proves it by searching everything. */
  readonly takesUnreachableGoals?: true;
  solve(level: Level, ...bounds: Bounds): Solving<Answer>;
}

export interface Puzzle<Draft, Level, Position, Move, Answer> {
  readonly id: PuzzleId;
  readonly formats: readonly Format<Draft>[];
  readonly solvers: readonly Solver<Level, Answer>[];
  readonly defaultSolver: string;
  /** From what is written to what can be played, or the reason why not. */
  validate(draft: Draft): Result<Level, TextError>;
  start(level: Level): Position;
  /** The position after a move, or undefined where the move is blocked. */
  play(level: Level, position: Position, move: Move): Position | undefined;
  isSolved(level: Level, position: Position): boolean;
  /** The level that begins at a position of this one: what a solver is given in the middle of a game. */
  beginAt(level: Level, position: Position): Level;
  parseMoves(text: string): Result<readonly Move[], TextError>;
  makeMoves(level: Level, moves: readonly Move[]): string;
  /** The judge: does this answer hold for this level? Simpler than any solver. An error says where it fails. */
  check(level: Level, answer: Answer): Result<true, string>;
  /** The board as lines of text. */
  show(level: Level, position: Position): readonly string[];
  /** The name of a level: equal for equal boards, whatever the file around them. */
  hash(level: Level): string;
}
