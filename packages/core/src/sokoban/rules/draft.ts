// A Sokoban level as written in a file: not validated, nothing lost. Formats parse and write drafts; only validateLevel
// turns one into a Level.

/** The letters of a board: wall, floor, goal, box, box on goal, player, player on goal. */
export const BOARD_LETTERS = ['#', ' ', '.', '$', '*', '@', '+'] as const;

/** Moves stored with a level in a file: a solution, or a snapshot of an unfinished game. */
export interface StoredMoves {
  /** What they are. */
  readonly kind: 'solution' | 'snapshot';
  /** The heading as written, without the moves (`Solution/Pushes`), so that it can be written back. */
  readonly title: string;
  /** As written, without whitespace and line ends. */
  readonly moves: string;
  /** The file's notes on these moves, line by line. */
  readonly notes?: readonly string[];
}

/** Where a draft is in its file. */
export interface Place {
  /** The position of row 0. */
  readonly line: number;
  /** The column of row 0. */
  readonly column: number;
  /** The line of each row, if rows are not on consecutive lines. */
  readonly lines?: readonly number[];
  /** The line of each entry of `stored`. */
  readonly stored?: readonly number[];
}

/** A level as a file has it: not validated, nothing lost. */
export interface Draft {
  /** The board in the letters above, unpadded; other characters are kept, for validateLevel to report. */
  readonly rows: readonly string[];
  /** The title in the file. */
  readonly title?: string;
  /** The author in the file. */
  readonly author?: string;
  /** The `key: value` lines of the level other than title and author, in order. */
  readonly properties?: readonly (readonly [key: string, value: string])[];
  /** Free text that belongs to this level, line by line. */
  readonly notes?: readonly string[];
  /** Free text about the whole file, line by line; only the first level of a file has it. */
  readonly collection?: readonly string[];
  /** Solutions and snapshots in the file. */
  readonly stored?: readonly StoredMoves[];
  /** The position in the file; lines and columns count from 1. */
  readonly place?: Place;
}
