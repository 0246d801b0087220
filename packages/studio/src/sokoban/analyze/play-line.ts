// Plays a list of pushes on a board, walking in between as needed. A line that is kept as pushes survives edits that only
// change where the player walks.

import { offsets } from '@masu/core/base/grid.js';
import { Walks } from '@masu/core/sokoban/rules/walks.js';
import type { GradedPush } from '../positions/optimal-path.js';
import type { EditBoard } from './edit-board.js';

export interface PlayedLine {
  /** The first push that can't be made, from 0; the number of pushes if all can. */
  readonly made: number;
  /**
   * Why that push can't be made: its box is elsewhere, something is in the way, or the player can't get behind the box; or
   * it is no push but a step that is blocked.
   */
  readonly why?: 'no-box' | 'blocked' | 'no-walk' | 'no-step';
  /** Every push can be made, and in the end every box is on a goal. */
  readonly isSolved: boolean;
}

/** Adds every cell that the player or a box is on to `touched`, if it is given. */
export function playLine(board: EditBoard, line: readonly GradedPush[], touched?: Set<number>): PlayedLine {
  const blocked = Uint8Array.from(board.walls);
  for (const box of board.boxes) blocked[box] = 1;
  const boxes = new Set(board.boxes);
  const walks = new Walks(board.width, blocked);
  const deltas = offsets(board.width);
  let { player } = board;
  for (const [index, { from, onto }] of line.entries()) {
    const behind = 2 * from - onto;
    // A line of moves that ends with a walk that can't be made has the cell of the player there, twice.
    if (!boxes.has(from)) return { made: index, why: from === onto ? 'no-step' : 'no-box', isSolved: false };
    if (blocked[onto] !== 0 || blocked[behind] !== 0) return { made: index, why: 'blocked', isSolved: false };
    if (player !== behind) {
      walks.flood(player, [behind]);
      if (walks.steps(behind) < 0) return { made: index, why: 'no-walk', isSolved: false };
      for (const direction of touched ? (walks.walk(behind) ?? []) : []) {
        player += deltas[direction];
        touched?.add(player);
      }
    }
    touched?.add(behind).add(from).add(onto);
    boxes.delete(from);
    boxes.add(onto);
    blocked[from] = 0;
    blocked[onto] = 1;
    player = from;
  }
  const goals = new Set(board.goals);
  return { made: line.length, isSolved: [...boxes].every((box) => goals.has(box)) };
}
