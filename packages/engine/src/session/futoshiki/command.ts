// Everything a player or a worker can ask of a Futoshiki session. Cells are indexes of the board
// (row × size + column). A command that names no cell applies to the cursor's.

import type { Direction } from '@masu/core/base/grid.js';
import type { HintDetail } from '@masu/core/base/hint-detail.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import type { SnapshotSlot } from '@masu/core/play/game.js';
import type { Report } from '../../jobs/job.js';
import type { FutoshikiHintReport } from '../../jobs/kinds/hint-schema.js';

export type FutoshikiCommand =
  | { readonly kind: 'move-cursor'; readonly direction: Direction }
  | { readonly kind: 'select-cell'; readonly cell: number }
  /** A digit key: places, or marks with the pencil. On boards above 9, two keys in a row make a number. */
  | { readonly kind: 'type-digit'; readonly digit: number }
  /** Places a digit, with or without the pencil. The same digit placed again is erased. */
  | { readonly kind: 'place-digit'; readonly digit: number; readonly cell?: number }
  /** Turns a pencil mark on or off, with or without the pencil. */
  | { readonly kind: 'mark-digit'; readonly digit: number; readonly cell?: number }
  | { readonly kind: 'erase'; readonly cell?: number }
  /** Turned on, `set-auto-marks` fills in all marks first. */
  | { readonly kind: 'set-pencil' | 'set-auto-clear' | 'set-auto-marks'; readonly on: boolean }
  /** Marks every digit that breaks no rule; removes every mark that breaks one. Each is one step for undo. */
  | { readonly kind: 'fill-marks' | 'clear-marks' }
  /** Moves the player typed, up to the first that can't be made. */
  | { readonly kind: 'play-moves'; readonly moves: readonly FutoshikiMove[] }
  /** Moves of a link or a solver: part of the game, but a puzzle solved with them earns no record. */
  | { readonly kind: 'show-moves'; readonly moves: readonly FutoshikiMove[] }
  /** By a whole action (default) or one move; `count` times (default: 1). */
  | { readonly kind: 'undo' | 'redo'; readonly unit?: 'move' | 'action'; readonly count?: number }
  | { readonly kind: 'home' | 'end' | 'restart' }
  | { readonly kind: 'go-to'; readonly index: number }
  | { readonly kind: 'set-snapshot' | 'restore-snapshot'; readonly slot: SnapshotSlot }
  /** Opens the next step of the hint, or the steps up to `detail`. */
  | { readonly kind: 'hint'; readonly detail?: HintDetail }
  | { readonly kind: 'close-hint' }
  | { readonly kind: 'take-hint'; readonly request: number; readonly report: FutoshikiHintReport }
  | { readonly kind: 'fail-hint'; readonly request: number }
  /** Compares the digits with the one solution. */
  | { readonly kind: 'check' }
  /** Cancels a running check. */
  | { readonly kind: 'cancel-check' }
  | { readonly kind: 'take-check'; readonly request: number; readonly report: Report }
  | { readonly kind: 'fail-check'; readonly request: number };
