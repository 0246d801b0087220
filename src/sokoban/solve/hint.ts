// A hint from a solution: the next push and how to get to it, told in four rungs that give away ever more (where to
// look, which box, which push, the whole way). A position that cannot be won gets one sentence that names the boxes.
// The solution comes from any solver; a hint is as good as its claim, and says so.

import { type Direction, rowColumn } from '../../base/grid.js';
import type { Claim } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import type { Level, Position } from '../rules/level.js';
import { replay } from '../rules/replay.js';

/** How much is given away: 1 where to look, 2 the box, 3 the push, 4 the whole way. */
export const HINT_DETAILS = [1, 2, 3, 4] as const;
export type HintDetail = (typeof HINT_DETAILS)[number];

/**
 * The solvers to ask for a hint, one after the other: the first proves that no way has fewer pushes, where it is quick;
 * the second finds a way where it is not. How long each may take is for the one who asks.
 */
export const HINT_SOLVERS = { proves: 'push-optimal', finds: 'any' } as const;

export interface SokobanHint {
  /** The very next move, and whether it is itself the push. */
  readonly next: Direction;
  /** The next push: the box from one cell onto another. */
  readonly push: { readonly direction: Direction; readonly from: number; readonly onto: number };
  /** The moves up to and with that push. */
  readonly moves: readonly Direction[];
  /** The whole solution from here. */
  readonly solution: readonly Direction[];
  readonly remaining: { readonly moves: number; readonly pushes: number };
  readonly claim: Claim;
}

/** The hint that a solution from this position gives; undefined where it holds no push, so that nothing is left to do. */
export function hintFrom(
  level: Level,
  position: Position,
  solution: readonly Direction[],
  claim: Claim,
): SokobanHint | undefined {
  let hint: Omit<SokobanHint, 'remaining'> | undefined;
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

/** Rows and columns as people count them, from 1. */
export function cellMessage(level: Level, cell: number): string {
  const [row, column] = rowColumn(cell, level.width);
  return `row ${row + 1}, column ${column + 1}`;
}

/** The floor's own extent: walls and decoration around it are not where anyone looks. */
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

export const REGIONS = ['middle', 'left', 'right', 'upper', 'lower'] as const;
export type Region = (typeof REGIONS)[number];

/** The part of the board a cell lies in: the middle, or one of its halves. */
export function regionOf(level: Level, cell: number): Region {
  const middle = middleOfFloor(level);
  const [row, column] = rowColumn(cell, level.width);
  const down = (row - middle.row) / middle.rows;
  const across = (column - middle.column) / middle.columns;
  if (Math.max(Math.abs(down), Math.abs(across)) < 1 / 6) return 'middle';
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'upper' : 'lower';
}

/** The same in words. */
export function regionMessage(level: Level, cell: number): string {
  const region = regionOf(level, cell);
  return region === 'middle' ? 'the middle' : `the ${region} half`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * One sentence or two for a rung. `fewest` is what an optimal solution has fewest of. The moves of the whole way are
 * the caller's to add, in the letters of its choice.
 */
export function hintMessage(level: Level, hint: SokobanHint, rung: HintDetail, fewest: Metric = 'pushes'): string {
  const { push, remaining } = hint;
  const box = cellMessage(level, push.from);
  if (rung === 1) return `Look at ${regionMessage(level, push.from)}. A box there moves next.`;
  if (rung === 2) return `${capital(box)}.`;
  if (rung === 3) return `Push the box in ${box} ${push.direction}.`;
  const pushes = remaining.pushes === 1 ? '1 push' : `${remaining.pushes} pushes`;
  const moves = remaining.moves === 1 ? '1 move' : `${remaining.moves} moves`;
  const proved = hint.claim === 'optimal' ? ` No solution has fewer ${fewest}: proved.` : '';
  return `${pushes}, ${moves} to the end.${proved}`;
}

/**
 * What to say of a deadlock. Without boxes: it was searched, and no single group is to blame. Nothing is said of undoing:
 * the level itself may have no solution, and how far one must go back is another question.
 */
export function deadlockMessage(level: Level, boxes: readonly number[]): string {
  if (boxes.length === 0) return 'Deadlock: an exhaustive search found no solution from here.';
  const named = boxes.map((box) => cellMessage(level, box)).join('; ');
  if (boxes.length === 1) return `Deadlock: the box at ${named} can no longer reach a goal.`;
  return `Deadlock: the boxes at ${named} can no longer all reach goals.`;
}
