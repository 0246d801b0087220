// What came of a command, as data: codes and parameters, in the order in which things happened. Front ends turn events
// into words, sound, and drawing; whatever can be read from the state (counts, marks, timeline) is not repeated here.

import type { Direction } from '@masu/core/base/grid.js';
import type { LimitName } from '@masu/core/base/outcome.js';
import type { SnapshotSlot } from '@masu/core/play/game.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import type { SokobanHint } from './hint-plan.js';
import type { UndoAdvice } from './session.js';

/** What blocked a step: a wall, or a box with a wall or another box behind it. */
export type Obstacle = 'wall' | 'box-wall' | 'box-box';

/** Why there is no hint. deadlock: a rule detected one. unsolvable: a complete search found no solution. */
export type NoHint =
  | { readonly reason: 'solved' | 'unsolvable' | 'failed' }
  | { readonly reason: 'deadlock'; readonly deadlock: Deadlock }
  | { readonly reason: 'gave-up'; readonly limit: LimitName };

export type SokobanEvent =
  | { readonly kind: 'walked'; readonly steps: number }
  | {
      readonly kind: 'pushed';
      readonly direction: Direction;
      readonly from: number;
      readonly onto: number;
      /** Whether the box was pushed onto a goal, off one, or neither. */
      readonly goal: 'onto' | 'off' | 'neither';
      /** Boxes not on goals after it. */
      readonly boxesLeft: number;
    }
  /** The player turned and did not move. */
  | { readonly kind: 'blocked'; readonly direction: Direction; readonly by: Obstacle }
  /** Of several moves, one could not be made: the first `made` were, the next is `direction`. */
  | { readonly kind: 'moves-blocked'; readonly made: number; readonly direction: Direction; readonly by: Obstacle }
  | { readonly kind: 'shown'; readonly moves: number }
  | { readonly kind: 'box-selected'; readonly box: number; readonly targets: number }
  | { readonly kind: 'box-deselected'; readonly box: number }
  /** No walk leads to the cell. */
  | { readonly kind: 'cannot-walk'; readonly cell: number }
  /** The box cannot be pushed to the cell. */
  | { readonly kind: 'cannot-push'; readonly box: number; readonly cell: number }
  | {
      readonly kind: 'undone' | 'redone';
      /** The last entry undone or redone: jump is a restart or a restored snapshot. */
      readonly what: 'walk' | 'push' | 'jump';
      readonly direction?: Direction;
      /** Entries undone or redone. */
      readonly count: number;
    }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'went-to'; readonly index: number; readonly total: number }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'snapshot-set' | 'snapshot-restored' | 'snapshot-empty'; readonly slot: SnapshotSlot }
  /** player: by moves of the player alone, so it counts for a record. replay: such a solution, by redo or the timeline. shown: with moves that masu made. */
  | {
      readonly kind: 'solved';
      readonly by: 'player' | 'shown' | 'replay';
      readonly moves: number;
      readonly pushes: number;
    }
  /** The position became a deadlock, or the deadlock became another. Only while warnings are on. */
  | { readonly kind: 'deadlock'; readonly deadlock: Deadlock; readonly advice?: UndoAdvice }
  /** How many pushes to undo; follows a deadlock, or a hint that found no solution, once it is computed. */
  | { readonly kind: 'undo-advice'; readonly advice: UndoAdvice }
  /** The minimum number of pushes left became known for the position. */
  | { readonly kind: 'lower-bound'; readonly pushes: number }
  /** A job is needed: see `sokobanHintJob`. */
  | { readonly kind: 'hint-requested'; readonly request: number }
  /** The position changed, or the player closed the hint: stop the job. */
  | { readonly kind: 'hint-canceled'; readonly request: number }
  | { readonly kind: 'hint-opened'; readonly hint: SokobanHint }
  | ({ readonly kind: 'no-hint' } & NoHint);
