// What every puzzle provides, in three parts: rules, formats, and solvers. They are separate so that a page that only
// plays a level does not load a solver. Both puzzles have the same three parts under the same names.
// Adding a solver or a format means one file and one row in the puzzle's table; nothing else changes.

import type { Bounds, Claim, Notes, Outcome, Solving, Verdict } from './outcome.js';
import { fail, ok, type Result, type TextError } from './result.js';
import { CHOICE_NAMES, type ChoiceName, type SolverChoices } from './search-choices.js';

/** The id of a puzzle. */
export type PuzzleId = 'sokoban' | 'futoshiki';

const puzzleIds: PuzzleId[] = ['sokoban', 'futoshiki'];
/** All puzzles, in the order of menus. What reads this list knows a puzzle that `addPuzzle` of `jobs` adds, too. */
export const PUZZLE_IDS: readonly PuzzleId[] = puzzleIds;

/** Puts one more puzzle at the end of the list, and returns what takes it back. */
export function addPuzzleId(id: PuzzleId): () => void {
  puzzleIds.push(id);
  return () => puzzleIds.splice(puzzleIds.indexOf(id), 1);
}

/** The two ways to measure a solution: all moves of the player, or only the pushes. */
export const METRICS = ['moves', 'pushes'] as const;

/** One of the two ways to measure a solution. */
export type Metric = (typeof METRICS)[number];

/** What a format read from a text: every level in order, or its error, and what was fixed automatically. */
export interface Reading<Draft> {
  /** Every level in order: its draft, or why it has none. */
  readonly levels: readonly Result<Draft, TextError>[];
  /** What was fixed automatically, and where. */
  readonly warnings: readonly TextError[];
}

/** How strictly a text is read. */
export interface ReadOptions {
  /** Report as errors what would otherwise be fixed with a warning. */
  readonly strict?: boolean;
}

/** One format of level files: how it is recognized, read, and written. */
export interface Format<Draft> {
  /** What `--from`, `--to`, and `makeText` call it. */
  readonly id: string;
  /** What a person calls it. */
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** With the dot, lower case. Only a hint: the content decides. */
  readonly extensions: readonly string[];
  /** The text between two levels in a file. Absent: a file is one document, so levels can't be appended to it. */
  readonly separator?: string;
  /** How likely a text is in this format, from 0 (impossible) to 1 (certain). Cheap: may read only the beginning. */
  recognize(text: string): number;
  /** Never throws. A text without levels gives an empty list. */
  parse(text: string, options?: ReadOptions): Reading<Draft>;
  /**
   * Text that `parse` reads back to the same drafts, or an error if the format cannot store one of them. `numbers`: the
   * number of each in its file, for the error; 1, 2, 3 … by default.
   */
  make(drafts: readonly Draft[], numbers?: readonly number[]): Result<string, TextError>;
}

/** One solver of a puzzle: what it can prove, and a search that can be paused. */
export interface Solver<Level, Answer, Id extends string = string> {
  /** Lower case with hyphens; a row that names it in its type is known to the compiler by that name. */
  readonly id: Id;
  /** What a person calls it. */
  readonly name: string;
  /** One line about it. */
  readonly about: string;
  /** The strongest claim it can make. */
  readonly claim: Claim;
  /** The metric of its `optimal` claim and its lower bound, if the puzzle has two metrics. */
  readonly metric?: Metric;
  /** The most memory it uses when no limit is given, if that is less than the machine has. */
  readonly defaultBytes?: number;
  /** Two workers can share one level: they divide the search and exchange messages (`Watch.partner`). */
  readonly pairs?: true;
  /** Also takes levels with a goal that no box can reach, and proves them unsolvable by searching everything. */
  readonly takesUnreachableGoals?: true;
  /** The choices it takes (default: none). */
  readonly choices?: readonly ChoiceName[];
  /** The same solver with these choices; an error says which is unknown or not taken. */
  choose?(choices: SolverChoices): Result<Solver<Level, Answer>, string>;
  /** Begins a search; `finish` runs it to its end. */
  solve(level: Level, ...bounds: Bounds): Solving<Answer>;
}

/** The solver with these choices; itself if there are none. */
export function chooseSolver<Level, Answer>(
  solver: Solver<Level, Answer>,
  choices: SolverChoices,
): Result<Solver<Level, Answer>, string> {
  if (CHOICE_NAMES.every((name) => choices[name] === undefined)) return ok(solver);
  return solver.choose?.(choices) ?? fail(`${solver.id} takes no choices.`);
}

/** How a level differs from another that is the same puzzle. */
export interface LevelDifference {
  /** Equal only after rotation or reflection. */
  readonly turned: boolean;
  /** The player starts on another cell, from which it can walk to the same cells. */
  readonly playerMoved: boolean;
}

/** How levels are recognized that are the same puzzle although they look different. */
export interface Likeness<Level> {
  /** Quick: equal for the same puzzle and seldom for others, so what is compared first. */
  sketch(level: Level): string;
  /** 16 hex digits, equal for the same puzzle. */
  key(level: Level): string;
  /** How the first differs from the second; their keys are equal. */
  difference(level: Level, other: Level): LevelDifference;
}

/** How a puzzle is played and how an answer is verified. Small: a page that only plays needs no more. */
export interface PuzzleRules<Draft, Level, Position, Move, Answer, Id extends string = PuzzleId> {
  /** The id of the puzzle. */
  readonly id: Id;
  /** Whether a value is a level of this puzzle. */
  isLevel(value: unknown): boolean;
  /** Validates a draft: a playable level, or the error. */
  validate(draft: Draft): Result<Level, TextError>;
  /** Like `validate`, but the level may have an error that some solvers accept (`takesUnreachableGoals`). */
  validateUnwinnable?(draft: Draft): Result<Level, TextError>;
  /** The position before the first move. */
  start(level: Level): Position;
  /** The position after a move, or undefined if the move is blocked. */
  play(level: Level, position: Position, move: Move): Position | undefined;
  /** Whether nothing is left to do. */
  isSolved(level: Level, position: Position): boolean;
  /** The level that starts at a position of this one: how a solver gets a game in progress. */
  beginAt(level: Level, position: Position): Level;
  /** Verifies an answer to a level, with less code than any solver. An error says where the answer fails. */
  check(level: Level, answer: Answer): Result<true, string>;
  /** The board as lines of text. */
  show(level: Level, position: Position): readonly string[];
  /** Whether a move from one position to the next was a push. Absent: the puzzle counts no pushes. */
  isPush?(from: Position, to: Position): boolean;
  /** Columns and rows of the board, and its boxes and floor cells if the puzzle has them. */
  size(level: Level): {
    readonly width: number;
    readonly height: number;
    readonly boxes?: number;
    readonly floorCells?: number;
  };
  /** Identifies a level: equal for equal boards, whatever file they come from. */
  hash(level: Level): string;
  /** Recognizes the same puzzle, turned or mirrored. Absent: levels are the same if their hashes are. */
  readonly likeness?: Likeness<Level>;
}

/** A solution as reports and files write it: moves or rows, with its length if the puzzle counts one. */
export interface AnswerFigures {
  /** Moves as text, or the filled rows. */
  readonly solution: string | readonly string[];
  /** All moves, if the puzzle counts them. */
  readonly moves?: number;
  /** The pushes among them, if the puzzle counts them. */
  readonly pushes?: number;
}

/** What solutions are written as, and which lengths are counted. */
export interface FiguresShape {
  /** Whether a solution is a text of moves or a list of rows. */
  readonly solution: 'moves' | 'rows';
  /** The lengths that are counted. */
  readonly counts: readonly Metric[];
}

/** Moves that may still be replayed, for all levels of a file together: `999999(lr)` is ten characters long. */
export interface MoveBudget {
  moves: number;
}

export const MAX_REPLAYED_MOVES = 10_000_000;

export const newMoveBudget = (): MoveBudget => ({ moves: MAX_REPLAYED_MOVES });

/** How levels, moves, and solutions are read and written. */
export interface PuzzleFormats<Draft, Level, Move, Answer, Figures = AnswerFigures> {
  /** The formats of level files. */
  readonly formats: readonly Format<Draft>[];
  /** A line that only this puzzle has, and the format in which its levels are looked for in a file of another puzzle. */
  readonly trace?: { readonly line: RegExp; readonly format: string };
  /** A draft of a level, without title and notes. */
  makeDraft(level: Level): Draft;
  /** The draft without title and notes, which solvers don't need: a title that looks like a board can't be read as one. */
  bareDraft(draft: Draft): Draft;
  /** What solutions are written as. */
  readonly figures: FiguresShape;
  /** Verifies an answer, replaying it once: its text and length, or a sentence that says where it fails. */
  verify(level: Level, answer: Answer): Result<Figures, string>;
  /** The answer that the solution of a report stands for; undefined if it can't be read. */
  parseAnswer(solution: string | readonly string[]): Answer | undefined;
  /** An answer as a person reads it; absent if that is its text. */
  showAnswer?(level: Level, answer: Answer): readonly string[];
  /** Moves from a text, or where it is wrong. */
  parseMoves(text: string): Result<readonly Move[], TextError>;
  /** Moves as a text that `parseMoves` reads. */
  makeMoves(level: Level, moves: readonly Move[]): string;
}

/** Why a level has no solution or several, as lines to print and as notes of its report. */
export interface ReportExplanation {
  /** To print, one sentence or board row per line. */
  readonly lines: readonly string[];
  /** The same as figures. */
  readonly notes: Notes;
}

/** The solvers of a puzzle, and what their outcomes say. */
export interface PuzzleSolvers<Level, Answer> {
  /** All solvers, in the order of menus. */
  readonly solvers: readonly Solver<Level, Answer>[];
  /** The id of the default solver. */
  readonly defaultSolver: string;
  /** How many solutions an outcome found (2 means two or more), if the puzzle counts them. */
  solutions?(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined;
  /** Undefined if the report needs no explanation. `solutions`: as above. */
  explainReport?(
    level: Level,
    report: { readonly verdict: Verdict; readonly solutions?: number },
  ): ReportExplanation | undefined;
}

/** All three parts of one puzzle. Code that can do with fewer asks for those only. */
export interface Puzzle<Draft, Level, Position, Move, Answer, Id extends string = PuzzleId, Figures = AnswerFigures>
  extends PuzzleRules<Draft, Level, Position, Move, Answer, Id>,
    PuzzleFormats<Draft, Level, Move, Answer, Figures>,
    PuzzleSolvers<Level, Answer> {}
