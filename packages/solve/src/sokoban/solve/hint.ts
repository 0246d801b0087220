// Builds a hint from a solution: the next push and the moves that lead to it, in four steps that reveal more and more
// (where to look, which box, which push, the full solution). A deadlock gets one sentence that names the boxes.
// The solution comes from any solver; the hint says what that solver has proven.

import { capital } from '@masu/core/base/format.js';
import { type Direction, rowColumn } from '@masu/core/base/grid.js';
import type { HintDetail } from '@masu/core/base/hint-detail.js';
import type { Claim } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { deadCells } from './deadlock/dead-cells.js';

/**
 * The solvers to ask for a hint, in order: the first proves the fewest pushes if it finishes in time; the second finds
 * a solution otherwise. The caller sets the time limits.
 */
export const HINT_SOLVERS = { proves: 'push-optimal', finds: 'any' } as const;

/** The next push of a solution, and the moves to it. */
export interface PushHint {
  /** The next move. */
  readonly next: Direction;
  /** The next push: the cell the box leaves and the cell it enters. */
  readonly push: { readonly direction: Direction; readonly from: number; readonly onto: number };
  /** The moves up to and including that push. */
  readonly moves: readonly Direction[];
  /** The whole solution from here. */
  readonly solution: readonly Direction[];
  /** The length of the solution from here. */
  readonly remaining: { readonly moves: number; readonly pushes: number };
  /** What is proven about the solution. */
  readonly claim: Claim;
}

/**
 * The hint for a solution from this position; undefined if the solution has no push because nothing is left to do.
 * @example
 * ```ts
 * const found = hintFrom(level, level.start, ['right', 'right'], 'optimal');
 * console.log(found?.push.direction, found?.remaining.pushes); // right 1
 * ```
 */
export function hintFrom(
  level: Level,
  position: Position,
  solution: readonly Direction[],
  claim: Claim,
): PushHint | undefined {
  let hint: Omit<PushHint, 'remaining'> | undefined;
  let pushes = 0;
  for (const { index, direction, step } of replay(level, solution, position)) {
    if (step.kind === 'blocked') throw new Error(`move ${index} of a solution is blocked`);
    if (step.kind !== 'push') continue;
    pushes++;
    hint ??= {
      next: solution[0] as Direction,
      push: { direction, from: step.from, onto: step.onto },
      moves: solution.slice(0, index + 1),
      solution,
      claim,
    };
  }
  return hint && { ...hint, remaining: { moves: solution.length, pushes } };
}

/** The center and extent of the floor, without the walls around it. */
function middleOfFloor(level: Level): { row: number; column: number; rows: number; columns: number } {
  let [top, bottom, left, right] = [level.height, 0, level.width, 0];
  for (let cell = 0; cell < level.walls.length; cell++) {
    if (level.walls[cell]) continue;
    const [row, column] = rowColumn(cell, level.width);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return { row: (top + bottom) / 2, column: (left + right) / 2, rows: bottom - top + 1, columns: right - left + 1 };
}

const REGIONS = ['middle', 'left', 'right', 'upper', 'lower'] as const;
export type Region = (typeof REGIONS)[number];

/** The part of the board a cell lies in: the middle, or one of its halves. */
export function boardRegion(level: Level, cell: number): Region {
  const middle = middleOfFloor(level);
  const [row, column] = rowColumn(cell, level.width);
  const down = (row - middle.row) / middle.rows;
  const across = (column - middle.column) / middle.columns;
  if (Math.max(Math.abs(down), Math.abs(across)) < 1 / 6) return 'middle';
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'upper' : 'lower';
}

/** The region in words. */
export function regionMessage(level: Level, cell: number): string {
  const region = boardRegion(level, cell);
  return region === 'middle' ? 'the middle' : `the ${region} half`;
}

/**
 * One or two sentences for a step of the hint. `metric` is what an optimal solution minimizes. The caller appends the
 * moves of the full solution in the notation of its choice.
 */
export function hintMessage(level: Level, hint: PushHint, detail: HintDetail, metric: Metric = 'pushes'): string {
  const { push, remaining } = hint;
  const box = cellMessage(level, push.from);
  if (detail === 1) return `Look at ${regionMessage(level, push.from)}. The next box to push is there.`;
  if (detail === 2) return `${capital(box)}.`;
  if (detail === 3) return `${capital(box)}: push ${push.direction}.`;
  const pushes = remaining.pushes === 1 ? '1 push' : `${remaining.pushes} pushes`;
  const moves = remaining.moves === 1 ? '1 move' : `${remaining.moves} moves`;
  const proven = hint.claim === 'optimal' ? ` Proven optimal in ${metric}.` : '';
  return `${pushes} and ${moves} to go.${proven}`;
}

/**
 * Whether these boxes of a deadlock can't all reach goals, whatever is pushed: one is on a dead square of the level, or
 * walls and each other hold them. The other rules assume that no box is given up: with another one on a dead square,
 * these boxes may well reach goals.
 */
function isCertain(level: Level, boxes: readonly number[]): boolean {
  const dead = deadCells(level);
  if (boxes.some((box) => dead[box])) return true;
  const isFirm = (cell: number): boolean => level.walls[cell] === 1 || boxes.includes(cell);
  const { width } = level;
  return boxes.every((box) => (isFirm(box - 1) || isFirm(box + 1)) && (isFirm(box - width) || isFirm(box + width)));
}

/** What boxes of a deadlock can't do: the end of a sentence that names them. */
export function deadlockedFate(level: Level, boxes: readonly number[]): string {
  const fate = boxes.length === 1 ? 'can no longer reach a goal' : 'can no longer all reach goals';
  return isCertain(level, boxes) ? fate : `${fate} without giving up another box`;
}

/**
 * Describes a deadlock. Without boxes: a search proved it, and no single group of boxes causes it. The message does not
 * mention undo: the level itself may have no solution, and how far to undo is a separate question.
 */
export function deadlockMessage(level: Level, boxes: readonly number[]): string {
  if (boxes.length === 0) return 'Deadlock: an exhaustive search found no solution from here.';
  const named = boxes.map((box) => cellMessage(level, box)).join('; ');
  return `Deadlock: the ${boxes.length === 1 ? 'box' : 'boxes'} at ${named} ${deadlockedFate(level, boxes)}.`;
}
