// Plays a list of pushes on a board, walking in between as needed. A line that is kept as pushes survives edits that only
// change where the player walks.

import { type Direction, offsets } from '../../base/grid.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { Walks } from '../rules/walks.js';
import type { EditBoard } from './edit-board.js';

export interface PlayedLine {
  /** The first push that can't be made, from 0; the number of pushes if all can. */
  readonly made: number;
  /** Every push can be made, and in the end every box is on a goal. */
  readonly isSolved: boolean;
}

function addWalk(width: number, from: number, walk: readonly Direction[], touched: Set<number>): void {
  const deltas = offsets(width);
  let cell = from;
  for (const direction of walk) {
    cell += deltas[direction];
    touched.add(cell);
  }
}

/** Adds every cell that the player or a box is on to `touched`, if it is given. */
export function playLine(board: EditBoard, line: readonly GradedPush[], touched?: Set<number>): PlayedLine {
  const blocked = Uint8Array.from(board.walls);
  for (const box of board.boxes) blocked[box] = 1;
  const boxes = new Set(board.boxes);
  const walks = new Walks(board.width, blocked);
  let { player } = board;
  for (const [made, { from, onto }] of line.entries()) {
    const behind = 2 * from - onto;
    if (!boxes.has(from) || blocked[onto] !== 0 || blocked[behind] !== 0) return { made, isSolved: false };
    if (player !== behind) {
      walks.flood(player, [behind]);
      if (walks.steps(behind) < 0) return { made, isSolved: false };
      if (touched) addWalk(board.width, player, walks.walk(behind) ?? [], touched);
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
