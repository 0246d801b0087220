// Where the caller writes a level and the positions of a solution before a vicinity search.

import { Bits, Bytes, Shorts } from '../memory/tables';
import { besideCells, cellKinds, cellRanks } from './board';
import { pushDistances } from './bound';
import { positionAt } from './path';

/** u16[cell * 4 + direction]: neighbors; the row after the last cell belongs to the wall. */
export function vicinityNeighbors(): Shorts {
  return besideCells;
}

/** u8[cell]: 1 for a live cell, 2 more for a goal; 0 for the wall. */
export function vicinityKinds(): Bytes {
  return cellKinds;
}

/** u8[cell * cells + other]: how many live cells are nearer, 255 for many. */
export function vicinityRanks(): Bytes {
  return cellRanks;
}

/** u8[from * cells + to]: pushes of a box alone, 254 for more, 255 if it cannot be pushed there. */
export function vicinityDistances(): Bytes {
  return pushDistances;
}

/** A position: the bit set of boxes, then key (made here), player, first and second cost as 32-bit numbers. */
export function vicinityPosition(index: i32): Bits {
  return positionAt(index);
}
