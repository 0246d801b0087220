// A playable level and what changes in play. Only validateLevel makes a Level; rules and solvers accept nothing else.
// A level never changes; undo, time, and records live elsewhere.

import type { Direction } from '../../base/grid.js';

/** The most columns and rows of a board. */
export const MAX_SIDE = 255;

/** What changes in play. Boxes are cells in ascending order, so that equal positions are equal lists. */
export interface Position {
  /** The cell of the player: row × width + column. */
  readonly player: number;
  /** The cells of the boxes in play. */
  readonly boxes: readonly number[];
}

/** What the rules of a step need. Every Level has it; so does a course map that is not a valid level. */
export interface SokobanBoard {
  /** Columns of the board. */
  readonly width: number;
  /** Rows of the board. */
  readonly height: number;
  /** 1 for every cell that is a wall or that the player can never reach, else 0. The border is always 1. */
  readonly walls: Uint8Array;
  /** 1 for every goal that counts. */
  readonly goalMap: Uint8Array;
  /** Where player and boxes begin. */
  readonly start: Position;
  /** The background to draw: rows padded to the width, without the player and the boxes in play. */
  readonly backdrop: readonly string[];
}

/** A valid level: made by `validateLevel` or `readLevels`, and never changed. */
export interface Level extends SokobanBoard {
  /** The goals in play, ascending. As many as boxes. */
  readonly goals: readonly number[];
  /** The title in its file. */
  readonly title?: string;
  /** The author in its file. */
  readonly author?: string;
}

/** The moves that solve a level, walks included. */
export type Solution = readonly Direction[];
