// What a player can ask of a Sokoban sitting, whichever way it was asked: key, click, swipe, button, link.

import type { Direction } from '../../base/grid.js';
import type { SnapshotSlot } from '../../play/index.js';

export type Command =
  | { readonly kind: 'move' | 'run' | 'shove'; readonly direction: Direction }
  | { readonly kind: 'touch'; readonly cell: number }
  | { readonly kind: 'carry'; readonly box: number; readonly cell: number }
  | { readonly kind: 'let-go' | 'undo' | 'redo' | 'restart' }
  /** Back to before the last so many pushes of this run. */
  | { readonly kind: 'undo-pushes'; readonly count: number }
  /** To after so many moves of this run. */
  | { readonly kind: 'go-to'; readonly at: number }
  /** On from here, by another hand (a solver's, a link's): part of the history, but no record of the player's. */
  | { readonly kind: 'show'; readonly moves: readonly Direction[] }
  | { readonly kind: 'set-snapshot' | 'to-snapshot'; readonly slot: SnapshotSlot };
