// A playable level and what changes in play. Only validateLevel makes a Level; rules and solvers take nothing less.
// A level never changes; undo, time and records live elsewhere.

export const MAX_SIDE = 255;

/** What changes in play. Boxes are cells in ascending order, so that equal positions are equal lists. */
export interface Position {
  readonly player: number;
  readonly boxes: readonly number[];
}

/** What the rules of a step need of a board. Every Level is one; so is a map of a course that no sound level could be. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** 1 for every cell that is a wall or that the player can never reach, else 0. The rim is always 1. */
  readonly walls: Uint8Array;
  /** 1 for every goal that counts. */
  readonly goalMap: Uint8Array;
  readonly start: Position;
  /** The board to draw around the play: rows padded to the width, boxes and player that count taken off. */
  readonly backdrop: readonly string[];
}

export interface Level extends Ground {
  /** The goals that count, ascending. As many as boxes. */
  readonly goals: readonly number[];
  readonly title?: string;
  readonly author?: string;
}
