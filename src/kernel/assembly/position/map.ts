// A position cell by cell, for every engine that asks about single cells: one byte each.

/** Nothing stands here. */
export const FREE: i32 = 0;
/** A wall, or a box that can never move again. */
export const WALL: i32 = 1;
export const BOX: i32 = 2;
