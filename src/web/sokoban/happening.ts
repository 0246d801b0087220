// What came of a command, for the words under the board and for the live region.

import type { Direction } from '../../base/grid.js';
import type { SnapshotSlot } from '../../play/index.js';

export type Happening =
  | { readonly kind: 'nothing' | 'at-start' | 'at-end' }
  | { readonly kind: 'walked'; readonly steps: number }
  | { readonly kind: 'pushed'; readonly direction: Direction; readonly onto: boolean; readonly off: boolean }
  /** `box`: a box stood ahead, and `by` stood behind it. */
  | { readonly kind: 'blocked'; readonly box: boolean; readonly by: 'wall' | 'box' }
  /** Row and column from 1. */
  | { readonly kind: 'chosen'; readonly row: number; readonly column: number; readonly targets: number }
  | { readonly kind: 'no-way'; readonly cell: number }
  | {
      readonly kind: 'undone' | 'redone' | 'sought' | 'restarted' | 'snapshot-taken';
      readonly push: boolean;
      readonly direction?: Direction;
    }
  | { readonly kind: 'snapshot-set' | 'snapshot-empty'; readonly slot: SnapshotSlot };
