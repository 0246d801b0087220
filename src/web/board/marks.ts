// Marks drawn on a board besides walls, boxes, and the player: guides and warnings.

import type { Direction } from '../../base/grid.js';

export interface Marks {
  readonly dead?: ReadonlySet<number>;
  readonly chosen?: number;
  readonly reach?: ReadonlySet<number>;
  /** In the cell the box should be pushed to. */
  readonly arrow?: { readonly cell: number; readonly direction: Direction };
  readonly deadlocked?: ReadonlySet<number>;
  /** A box that is being dragged: it is drawn faintly where it was. */
  readonly lifted?: number;
  /** The cell under a dragged box, and whether the box can be pushed there. */
  readonly drop?: { readonly cell: number; readonly isTarget: boolean };
  /** Heat of each cell, 0 (none) to 5, for the lab. */
  readonly heat?: ArrayLike<number>;
}

export const NO_MARKS: Marks = {};
