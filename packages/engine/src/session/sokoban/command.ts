// Everything a player or a worker can ask of a Sokoban session, whichever way it was asked: key, click, swipe, button,
// link, typed line. Cells are indexes of the board (row × width + column).

import type { Direction } from '@masu/core/base/grid.js';
import type { SnapshotSlot } from '@masu/core/play/game.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import type { SokobanHintReport } from '../../jobs/kinds/hint-schema.js';
import type { InsightReport } from '../../jobs/kinds/insight-schema.js';
import type { UndoAdviceReport } from '../../jobs/kinds/undo-advice-schema.js';
import type { SokobanDetail } from './hint-plan.js';

export type SokobanCommand =
  /** One step: a walk, a push, or a turn where it is blocked. */
  | { readonly kind: 'move'; readonly direction: Direction }
  /** Walks while the way is free; never pushes. */
  | { readonly kind: 'walk-until-blocked'; readonly direction: Direction }
  /** Walks to the next box and pushes it until it is blocked or the level is solved. */
  | { readonly kind: 'push-until-blocked'; readonly direction: Direction }
  | { readonly kind: 'walk-to'; readonly cell: number }
  /** Brings a box to a cell by the fewest pushes, with the walks between them. */
  | { readonly kind: 'push-to'; readonly box: number; readonly cell: number }
  | { readonly kind: 'select-box'; readonly box: number }
  | { readonly kind: 'deselect' }
  /** A click or tap: selects a box, deselects it, brings the selected box to a target, or walks. */
  | { readonly kind: 'touch'; readonly cell: number }
  /** Moves the player typed or pasted, up to the first that is blocked. */
  | { readonly kind: 'play-moves'; readonly moves: readonly Direction[] }
  /**
   * Moves of a solver, a link, or a record, up to the first that is blocked. They are part of the game, but a level
   * solved with them earns no record. `rewind`: add them to the timeline and stay here, for a replay.
   */
  | { readonly kind: 'show-moves'; readonly moves: readonly Direction[]; readonly rewind?: boolean }
  /** By one move (default), a whole action, or back to before a push; `count` times (default: 1). */
  | { readonly kind: 'undo'; readonly unit?: 'move' | 'action' | 'push'; readonly count?: number }
  | { readonly kind: 'redo'; readonly unit?: 'move' | 'action'; readonly count?: number }
  /** To a point of the timeline: after its first `index` moves. */
  | { readonly kind: 'go-to'; readonly index: number }
  /** To the start and to the end of the timeline. */
  | { readonly kind: 'home' | 'end' }
  /** To the start of the level on a new line; undo brings the moves back. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'set-snapshot' | 'restore-snapshot'; readonly slot: SnapshotSlot }
  /** The next step of the hint, or at least the step asked for. */
  | { readonly kind: 'hint'; readonly detail?: SokobanDetail }
  /** Closes the hint; cancels a search for one. */
  | { readonly kind: 'close-hint' }
  /** `solution`: the moves of the report's solution, if it has one that can be parsed. */
  | {
      readonly kind: 'take-hint';
      readonly request: number;
      readonly report: SokobanHintReport;
      readonly solution?: readonly Direction[] | undefined;
    }
  /** The job for a hint crashed. */
  | { readonly kind: 'fail-hint'; readonly request: number }
  /** A solver found this solution from a position and proved that none has fewer pushes. */
  | { readonly kind: 'take-proof'; readonly from: Position; readonly solution: readonly Direction[] }
  /** `boxes`: those of the position the job was about. */
  | { readonly kind: 'take-insight'; readonly boxes: readonly number[]; readonly report: InsightReport }
  | { readonly kind: 'take-undo-advice'; readonly boxes: readonly number[]; readonly report: UndoAdviceReport }
  /** The job crashed; it is not requested again for these boxes. */
  | { readonly kind: 'fail-insight' | 'fail-undo-advice'; readonly boxes: readonly number[] }
  | { readonly kind: 'set-warnings'; readonly on: boolean }
  /** The player saw the deadlock warning and keeps playing: no warning until the position is no longer a deadlock. */
  | { readonly kind: 'dismiss-warning' }
  /** The player got help that is not a step of the hint: it counts as one. */
  | { readonly kind: 'count-hint' };
