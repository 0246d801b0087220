// The floor divided into rooms, for the bound in moves of kernel/assembly/star/rooms.ts. The fewer steps lead from one room
// to another, the more a room sees; the larger the rooms, the more they see, and the larger their tables. So division
// begins with the whole floor, and a room that is too large is split where it is narrowest for its size.

import { offsets } from '../../../base/grid.js';
import type { Board } from '../engines/engine.js';

/** Cells of the grid. */
export type Room = readonly number[];

/** A part of a split has at least so many cells. */
const LEAST_CELLS = 4;

export function wholeFloor(board: Board): Room {
  const cells: number[] = [];
  for (let cell = 0; cell < board.width * board.height; cell++) if (!board.walls[cell]) cells.push(cell);
  return cells;
}

/**
 * Splits a room in two, or more if the parts are not connected: the cells within so many steps of one of them, and the
 * rest, with the fewest steps between them per cell of the smaller part. Undefined: there is no such split.
 */
export function splitRoom(board: Board, room: Room): readonly Room[] | undefined {
  const inside = new Set(room);
  let least = Number.POSITIVE_INFINITY;
  let near: readonly number[] | undefined;
  for (const seed of room) {
    const order = breadthFirst(board, [seed], (cell) => inside.has(cell));
    const seen = new Set<number>();
    let between = 0;
    order.cells.forEach((cell, index) => {
      // once a layer is complete
      const isEdge = order.steps.get(cell) !== order.steps.get(order.cells[index - 1] as number);
      const size = Math.min(index, room.length - index);
      if (isEdge && size >= LEAST_CELLS && between / size < least) {
        least = between / size;
        near = order.cells.slice(0, index);
      }
      seen.add(cell);
      for (const next of around(board, cell)) if (inside.has(next)) between += seen.has(next) ? -1 : 1;
    });
  }
  if (!near) return undefined;
  const first = new Set(near);
  return [
    ...connected(board, near),
    ...connected(
      board,
      room.filter((cell) => !first.has(cell)),
    ),
  ];
}

/** Those farthest from the goals first: what boxes cost there is then charged to the rooms that send them there. */
export function inOrder(board: Board, rooms: readonly Room[]): readonly Room[] {
  const { steps } = breadthFirst(board, board.goals, (cell) => !board.walls[cell]);
  const far = (room: Room): number => room.reduce((sum, cell) => sum + (steps.get(cell) ?? 0), 0) / room.length;
  return [...rooms].sort((a, b) => far(b) - far(a) || (a[0] as number) - (b[0] as number));
}

function connected(board: Board, cells: readonly number[]): readonly Room[] {
  const left = new Set(cells);
  const parts: Room[] = [];
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    const part = breadthFirst(board, [cell], (next) => left.has(next)).cells;
    for (const member of part) left.delete(member);
    parts.push([...part].sort((a, b) => a - b));
  }
  return parts;
}

const around = (board: Board, cell: number): readonly number[] =>
  Object.values(offsets(board.width)).map((offset) => cell + offset);

/** Cells in the order of their steps from the nearest of some. */
function breadthFirst(
  board: Board,
  from: readonly number[],
  isOpen: (cell: number) => boolean,
): { readonly cells: readonly number[]; readonly steps: ReadonlyMap<number, number> } {
  const cells = [...from];
  const steps = new Map(from.map((cell) => [cell, 0]));
  for (let head = 0; head < cells.length; head++) {
    const cell = cells[head] as number;
    for (const next of around(board, cell)) {
      if (!isOpen(next) || steps.has(next)) continue;
      steps.set(next, (steps.get(cell) as number) + 1);
      cells.push(next);
    }
  }
  return { cells, steps };
}
