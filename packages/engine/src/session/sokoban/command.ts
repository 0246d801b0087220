// Everything a player or a worker can ask of a Sokoban session, whichever way it was asked: key, click, swipe, button,
// link, typed line. Cells are indexes of the board (row × width + column).

import type { Direction } from '../../base/grid.js';
import type { LimitName } from '../../base/outcome.js';
import type { InsightReport, SokobanHintReport, UndoAdviceReport } from '../../jobs/index.js';
import type { SnapshotSlot } from '../../play/index.js';
import type { Deadlock, Position } from '../../sokoban/index.js';
import type { SokobanDetail, SokobanHint } from './hint-plan.js';
import type { UndoAdvice } from './session.js';

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

// What came of a command, as data: codes and parameters, in the order in which things happened. Front ends turn events
// into words, sound, and drawing; whatever can be read from the state (counts, marks, timeline) is not repeated here.

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
