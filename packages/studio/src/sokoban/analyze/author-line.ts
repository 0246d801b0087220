// The author's line against the position table: does it still play, does it solve, and where does a shorter solution part
// from it? For push i the table gives the pushes still needed after it; where their sum first rises, the line loses.

import { NONE } from '../positions/floor-plan.js';
import { type GradedPush, pushOnBoard } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { pushesFrom } from '../positions/push.js';
import { bestPushes } from '../positions/used-floor.js';
import type { EditBoard } from './edit-board.js';
import { type PlayedLine, playLine } from './play-line.js';

export type LineVerdict =
  /** GradedPush number `push` (from 1) can't be made. */
  | { readonly verdict: 'blocked'; readonly push: number; readonly why: NonNullable<PlayedLine['why']> }
  /** Every push can be made, but some box ends off its goal, even if the level was solved on the way. */
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
  if (played.made < line.length) return { verdict: 'blocked', push: played.made + 1, why: played.why ?? 'blocked' };
  if (!played.isSolved) return { verdict: 'unsolved' };
  if (!table) return { verdict: 'solves', pushes: line.length };
  const { positions, solutions } = table;
  const optimum = solutions.pushes[table.start] as number;
  let position = table.start;
  for (const [index, { from, onto }] of line.entries()) {
    const push = pushesFrom(positions, position).find((each) => {
      const offered = pushOnBoard(positions.plan, each);
      return offered.from === from && offered.onto === onto;
    });
    // A line that goes on after the level is solved is longer from there on.
    const next = push?.next ?? NONE;
    if (next === NONE || index + 1 + (solutions.pushes[next] as number) > optimum) {
      const better = bestPushes(table, position).map((each) => pushOnBoard(positions.plan, each));
      return { verdict: 'shortcut', pushes: line.length, optimum, push: index + 1, better };
    }
    position = next;
  }
  return { verdict: 'solves', pushes: line.length, optimum };
}
