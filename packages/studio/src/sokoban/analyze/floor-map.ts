// What a wall on each plain floor cell would do: nothing to the fewest pushes (`spare`), more pushes (`longer`), or no
// solution at all (`needed`). A wall only removes moves, so the fewest pushes can't fall, and one old solution that still
// plays proves that they did not rise. So known solutions are tried as witnesses first; a search is the last resort.

import type { GradedPush } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { type EditBoard, editOffsets, plainFloorCells, withWall } from './edit-board.js';
import { playLine } from './play-line.js';
import { liveBoxes, type SearchBudget, searchBoard } from './search-board.js';
import { shortestLine } from './shortest-lines.js';

export type FloorKind = 'spare' | 'longer' | 'needed' | 'unknown';

export interface FloorCell {
  readonly cell: number;
  readonly kind: FloorKind;
  /** Pushes more, if it is `longer`. */
  readonly by?: number;
}

/** Positions searched for the map, and for filling cells together. */
const MAX_FLOOR_POSITIONS = 400_000;
const MAX_FILL_POSITIONS = 200_000;
/** Solutions to try as witnesses at the start; searches add more. */
const FIRST_WITNESSES = 8;

/** Shortest solutions that avoid each other's cells. */
export function witnessLines(table: PositionTable): GradedPush[][] {
  const used = new Map<number, number>();
  return Array.from({ length: FIRST_WITNESSES }, (_, round) => {
    const line = shortestLine(table, ({ cell, onto, direction }) => {
      const spread = (cell * 7 + direction * 13 + round * 5) % 10;
      return 100 * (used.get(table.positions.plan.boardCells[onto] as number) ?? 0) + spread;
    });
    for (const { onto } of line) used.set(onto, (used.get(onto) ?? 0) + 1);
    return line;
  });
}

/**
 * `pushes` is the optimum, and `witnesses` are solutions with that many; more are added. Without the table of the board,
 * nothing is searched.
 */
export function* mapFloor(
  board: EditBoard,
  pushes: number,
  witnesses: GradedPush[][],
  table?: PositionTable,
): Generator<void, FloorCell[], void> {
  const budget: SearchBudget = { left: table ? MAX_FLOOR_POSITIONS : 0 };
  const isLive = table && liveBoxes(table);
  const map: FloorCell[] = [];
  for (const cell of plainFloorCells(board)) {
    const walled = withWall(board, cell);
    if (witnesses.some((line) => playLine(walled, line).isSolved)) {
      map.push({ cell, kind: 'spare' });
      continue;
    }
    const answer = yield* searchBoard(walled, budget, isLive);
    if (answer.verdict !== 'solved') map.push({ cell, kind: answer.verdict === 'too-large' ? 'unknown' : 'needed' });
    else if (answer.pushes > pushes) map.push({ cell, kind: 'longer', by: answer.pushes - pushes });
    else {
      map.push({ cell, kind: 'spare' });
      witnesses.push([...answer.line]);
    }
  }
  return map;
}

const wallsAround = ({ width, walls }: EditBoard, cell: number): number =>
  editOffsets(width).filter((offset) => walls[cell + offset]).length;

/** The witness that touches the fewest cells, and those cells. */
function narrowest(board: EditBoard, witnesses: readonly (readonly GradedPush[])[]): Set<number> {
  let least: Set<number> | undefined;
  for (const line of witnesses) {
    const touched = new Set<number>();
    playLine(board, line, touched);
    if (!least || touched.size < least.size) least = touched;
  }
  return least ?? new Set();
}

/**
 * Fills spare cells together, and returns them in the order they were filled; a solution as short always remains. First what one narrow solution never touches, so that
 * a side room goes whole before floor that it could replace; then the others, those with the most walls around first.
 */
export function* fillSpare(
  board: EditBoard,
  pushes: number,
  map: readonly FloorCell[],
  witnesses: readonly GradedPush[][],
  table?: PositionTable,
): Generator<void, readonly number[], void> {
  const budget: SearchBudget = { left: table ? MAX_FILL_POSITIONS : 0 };
  const isLive = table && liveBoxes(table);
  const touched = narrowest(board, witnesses);
  let filled = board;
  let lines: readonly (readonly GradedPush[])[] = witnesses;
  const cells: number[] = [];
  const spare = map.filter(({ kind }) => kind === 'spare').map(({ cell }) => cell);
  for (const isFirst of [true, false]) {
    let open = spare.filter((cell) => !cells.includes(cell) && (!isFirst || !touched.has(cell)));
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const cell of [...open].sort((a, b) => wallsAround(filled, b) - wallsAround(filled, a))) {
        // A pillar in the middle makes no board smaller.
        if (wallsAround(filled, cell) === 0) continue;
        const next = withWall(filled, cell);
        let alive: readonly (readonly GradedPush[])[] = lines.filter((line) => playLine(next, line).isSolved);
        if (alive.length === 0) {
          const answer = yield* searchBoard(next, budget, isLive);
          if (answer.verdict !== 'solved' || answer.pushes !== pushes) continue;
          alive = [answer.line];
        }
        filled = next;
        lines = alive;
        cells.push(cell);
        open = open.filter((each) => each !== cell);
        isChanged = true;
      }
    }
  }
  return cells;
}
