// Everything a player or a worker can ask of a Futoshiki session. Cells are indexes of the board
// (row × size + column). A command that names no cell applies to the cursor's.

import type { Direction } from '../../base/grid.js';
import type { LimitName } from '../../base/outcome.js';
import type { HintDetail } from '../../base/puzzle.js';
import type { FutoshikiMove } from '../../futoshiki/index.js';
import type { FutoshikiHintReport, Report } from '../../jobs/index.js';
import type { SnapshotSlot } from '../../play/index.js';
import type { Act } from '../history.js';
import type { Conflict, DigitDetail, DigitHint, FutoshikiSession } from './session.js';

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

// What came of a command in a Futoshiki session, as data: codes and parameters, in the order in which things happened.

export type FutoshikiEvent =
  | { readonly kind: 'digit-placed'; readonly cell: number; readonly digit: number; readonly conflict?: Conflict }
  | { readonly kind: 'erased'; readonly cell: number }
  | { readonly kind: 'marked'; readonly cell: number; readonly digit: number; readonly on: boolean }
  /** Marks that were changed; 0: there was nothing to do. */
  | { readonly kind: 'marks-filled' | 'marks-cleared'; readonly marks: number }
  /** given: the cell is a given. filled: it has a digit, so it takes no mark. bad-digit: not 1 to the size. */
  | { readonly kind: 'refused'; readonly cell: number; readonly reason: 'given' | 'filled' | 'bad-digit' | 'empty' }
  | { readonly kind: 'moves-made'; readonly moves: number; readonly conflicts: readonly Conflict[] }
  /** The move after the first `made` could not be made. */
  | { readonly kind: 'moves-blocked'; readonly made: number }
  | { readonly kind: 'shown'; readonly moves: number }
  | { readonly kind: 'undone' | 'redone'; readonly cell?: number }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'went-to'; readonly index: number; readonly total: number }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'snapshot-set' | 'snapshot-restored' | 'snapshot-empty'; readonly slot: SnapshotSlot }
  /** `cells`: those the player had to fill. */
  | {
      readonly kind: 'solved';
      readonly by: 'player' | 'shown' | 'replay';
      readonly cells: number;
      readonly hintsUsed: number;
    }
  | { readonly kind: 'hint-requested' | 'hint-canceled'; readonly request: number }
  | { readonly kind: 'hint-opened'; readonly detail: DigitDetail; readonly hint: DigitHint }
  /** Digits that cannot stay; a hint has to wait for them. */
  | { readonly kind: 'wrong-digits'; readonly cells: readonly number[] }
  | { readonly kind: 'no-hint'; readonly reason: 'solved' | 'unsolvable' | 'several' | 'failed' }
  | { readonly kind: 'no-hint'; readonly reason: 'gave-up'; readonly limit: LimitName }
  | { readonly kind: 'check-requested' | 'check-canceled'; readonly request: number }
  | { readonly kind: 'checked'; readonly wrong: readonly number[]; readonly openCells: number }
  | { readonly kind: 'no-check'; readonly reason: 'unsolvable' | 'several' | 'failed' }
  | { readonly kind: 'no-check'; readonly reason: 'gave-up'; readonly limit: LimitName };

export type FutoshikiAct = Act<FutoshikiSession, FutoshikiEvent>;
