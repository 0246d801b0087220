// What moves on a board, and how one pose becomes the next. An animation is the difference between two poses, never a
// script: whatever changed them (a key, undo, a replay, a link) looks the same and can be cut short at any time.

import type { Direction } from '@masu/core/base/grid.js';

export interface BoardPose {
  /** Undefined while a level being drawn has no player. */
  readonly player: number | undefined;
  readonly facing: Direction;
  readonly boxes: readonly number[];
}

/** The player or a box on its way from one cell to another. */
interface Glide {
  readonly from: number;
  readonly to: number;
}

export interface Difference {
  readonly player: Glide | undefined;
  readonly boxes: readonly Glide[];
}

/** What glides between two poses: only moves between neighbors; a jump over more cells is shown at once. */
export function poseDifference(before: BoardPose, after: BoardPose, width: number): Difference {
  const near = (a: number, b: number): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === width;
  const gone = before.boxes.filter((box) => !after.boxes.includes(box));
  const come = after.boxes.filter((box) => !before.boxes.includes(box));
  const boxes = gone.flatMap((from) => come.filter((to) => near(from, to)).map((to) => ({ from, to })));
  const moved =
    before.player !== undefined && after.player !== undefined && near(before.player, after.player)
      ? { from: before.player, to: after.player }
      : undefined;
  return { player: moved, boxes: boxes.length === 1 ? boxes : [] };
}

/** How long a path takes in all: one step 90 ms, several 40 ms per step, at most 400 ms. */
export function motionMillis(steps: number): number {
  if (steps <= 0) return 0;
  return steps === 1 ? 90 : Math.min(400, steps * 40);
}

/** The pose in rows of board letters, all of one length. */
export function poseOfRows(rows: readonly string[]): BoardPose {
  const width = rows[0]?.length ?? 0;
  const boxes: number[] = [];
  let player: number | undefined;
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const letter = row[x];
      if (letter === '$' || letter === '*') boxes.push(y * width + x);
      else if (letter === '@' || letter === '+') player = y * width + x;
    }
  }
  return { player, facing: 'down', boxes };
}
