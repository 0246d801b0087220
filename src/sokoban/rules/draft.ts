// A Sokoban level as it was written: nothing checked, nothing lost. Formats make drafts and write them back;
// only validateLevel turns one into a Level.

/** The letters of a board: wall, floor, goal, box, box on goal, player, player on goal. */
export const BOARD_LETTERS = ['#', ' ', '.', '$', '*', '@', '+'] as const;

/** Moves kept in a level file beside its board: a solution, or a snapshot of an unfinished game. */
export interface StoredMoves {
  readonly kind: 'solution' | 'snapshot';
  /** The heading as written, without the moves (`Solution/Pushes`), so that it can be written back. */
  readonly title: string;
  /** As written, white space and line ends dropped. */
  readonly moves: string;
  /** What the file tells about these moves, line by line. */
  readonly notes?: readonly string[];
}

export interface Place {
  /** Where row 0 begins. */
  readonly line: number;
  readonly column: number;
  /** The line of each row, where rows are not on consecutive lines. */
  readonly lines?: readonly number[];
  /** The line of each entry of `stored`. */
  readonly stored?: readonly number[];
}

export interface Draft {
  /** The board in the letters above, unpadded; any other character stands as it was written, for validateLevel to name. */
  readonly rows: readonly string[];
  readonly title?: string;
  readonly author?: string;
  /** Key and value lines of the level other than title and author, in order. */
  readonly properties?: readonly (readonly [key: string, value: string])[];
  /** Free text that belongs to this level, line by line. */
  readonly notes?: readonly string[];
  /** Free text about the whole file, line by line; only the first level of a file carries it. */
  readonly collection?: readonly string[];
  readonly stored?: readonly StoredMoves[];
  /** Where this stands in the file; lines and columns count from 1. */
  readonly place?: Place;
}
