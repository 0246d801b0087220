// Marks drawn on a board besides walls, boxes, and the player: guides and warnings.

import type { Direction } from '@masu/core/base/grid.js';
import type { Brush } from '../theme/skin.js';

/** Letters on boxes and numbers on goals. */
export interface Labels {
  /** What the cell's thing is called, in words for assistive technology; empty without a label. */
  readonly text: (cell: number) => string;
  readonly draw: (brush: Brush, x: number, y: number, cell: number, what: 'box' | 'player' | 'nothing') => void;
}

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
  readonly labels?: Labels | undefined;
  /** Cells that a sentence names and the reader points at. */
  readonly lit?: ReadonlySet<number>;
}

export const NO_MARKS: Marks = {};
