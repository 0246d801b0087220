// Showing a solution on the board: it becomes part of the game's own history, so that the replay bar holds it and undo
// brings the player's own moves back.

import type { Direction } from '../../base/grid.js';
import { scrollToBoard } from '../board/scroll-to-board.js';
import { pause, play } from './replay.js';
import { lineOf } from './sitting.js';
import { perform, table } from './table.js';

/** Plays a solution from the start of the level, or on from here. */
export function watchMoves(moves: readonly Direction[], fromStart: boolean): void {
  pause();
  scrollToBoard();
  if (fromStart) perform({ kind: 'restart' }, true);
  const at = table.value ? lineOf(table.value.sitting.game).at : 0;
  perform({ kind: 'show', moves }, true);
  perform({ kind: 'go-to', at }, true);
  play();
}
