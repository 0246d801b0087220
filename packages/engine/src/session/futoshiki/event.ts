// What came of a command in a Futoshiki session, as data: codes and parameters, in the order in which things happened.

import type { LimitName } from '@masu/core/base/outcome.js';
import type { SnapshotSlot } from '@masu/core/play/game.js';
import type { Act } from '../history.js';
import type { Conflict, DigitDetail, DigitHint, FutoshikiSession } from './session.js';

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
