// A position as a map with one byte per cell, for every engine that tests single cells.

/** An empty cell. */
export const FREE: i32 = 0;
/** A wall, or a box that can never move again. */
export const WALL: i32 = 1;
export const BOX: i32 = 2;
