// The author's line against the position table: does it still play, does it solve, and where does a shorter solution part
// from it? For push i the table gives the pushes still needed after it; where their sum first rises, the line loses.

import { NONE } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { pushesFrom } from '../positions/push.js';
import type { EditBoard } from './edit-board.js';
import { playLine } from './play-line.js';
import { bestPushes } from './shortest-lines.js';

export type LineVerdict =
  /** GradedPush number `push` (from 1) can't be made. */
  | { readonly verdict: 'blocked'; readonly push: number }
  /** Every push can be made, but some box ends off its goal. */
  | { readonly verdict: 'unsolved' }
  /** `optimum` is absent if it is not known. */
  | { readonly verdict: 'solves'; readonly pushes: number; readonly optimum?: number }
  | {
      readonly verdict: 'shortcut';
      readonly pushes: number;
      readonly optimum: number;
      /** The first push (from 1) that is part of no shortest solution, and those that are. */
      readonly push: number;
      readonly better: readonly GradedPush[];
    };

/** The cells are those of the table's level. */
export function judgeLine(board: EditBoard, line: readonly GradedPush[], table?: PositionTable): LineVerdict {
  const played = playLine(board, line);
  if (played.made < line.length) return { verdict: 'blocked', push: played.made + 1 };
  if (!played.isSolved) return { verdict: 'unsolved' };
  if (!table) return { verdict: 'solves', pushes: line.length };
  const { positions, solutions } = table;
  const { boardCells } = positions.plan;
  const optimum = solutions.pushes[table.start] as number;
  let position = table.start;
  for (const [index, { from, onto }] of line.entries()) {
    const push = pushesFrom(positions, position).find(
      ({ cell, onto: target }) => boardCells[cell] === from && boardCells[target] === onto,
    );
    // A line that goes on after the level is solved is longer from there on.
    const next = push?.next ?? NONE;
    if (next === NONE || index + 1 + (solutions.pushes[next] as number) > optimum) {
      const better = bestPushes(table, position).map(({ cell, onto: target }) => ({
        from: boardCells[cell] as number,
        onto: boardCells[target] as number,
      }));
      return { verdict: 'shortcut', pushes: line.length, optimum, push: index + 1, better };
    }
    position = next;
  }
  return { verdict: 'solves', pushes: line.length, optimum };
}
