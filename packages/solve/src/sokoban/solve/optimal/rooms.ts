// Divides the floor into rooms, for the bound in moves of kernel/assembly/star/rooms.ts. The bound is better with fewer
// steps between rooms and with larger rooms, but larger rooms have larger tables. So the division begins with the whole
// floor, and a room that is too large is split where it is narrowest for its size.

import { offsets } from '@masu/core/base/grid.js';
import type { EngineBoard } from '../engines/engine.js';

/** Cells of the grid. */
type PathRoom = readonly number[];

/** The least number of cells of a part. */
const MIN_CELLS = 4;

export function wholeFloor(board: EngineBoard): PathRoom {
  const cells: number[] = [];
  for (let cell = 0; cell < board.width * board.height; cell++) if (!board.walls[cell]) cells.push(cell);
  return cells;
}

/**
 * Splits a room in two, or more if the parts are not connected: the cells within some distance of one of them, and the
 * rest, with the fewest steps between them per cell of the smaller part. Undefined: there is no such split.
 */
export function splitRoom(board: EngineBoard, room: PathRoom): readonly PathRoom[] | undefined {
  const number = new Map(room.map((cell, index) => [cell, index]));
  const beside = room.map((cell) =>
    around(board, cell).flatMap((next) => {
      const index = number.get(next);
      return index === undefined ? [] : [index];
    }),
  );
  const steps = new Int32Array(room.length);
  let least = Number.POSITIVE_INFINITY;
  let near: readonly number[] | undefined;
  for (const seed of room.keys()) {
    const order = [seed];
    let between = 0;
    steps.fill(-1);
    steps[seed] = 0;
    for (let head = 0; head < order.length; head++) {
      const index = order[head] as number;
      const far = steps[index] as number;
      const size = Math.min(head, room.length - head);
      // where a layer is complete
      const isEdge = head > 0 && far > (steps[order[head - 1] as number] as number);
      if (isEdge && size >= MIN_CELLS && between / size < least) {
        least = between / size;
        near = order.slice(0, head);
      }
      for (const next of beside[index] as readonly number[]) {
        // Neighbors differ by one step: the nearer one came first and has counted the step between the two.
        const known = steps[next] as number;
        between += known >= 0 && known < far ? -1 : 1;
        if (known >= 0) continue;
        steps[next] = far + 1;
        order.push(next);
      }
    }
  }
  if (!near) return undefined;
  const first = new Set(near.map((index) => room[index] as number));
  return [
    ...connected(board, [...first]),
    ...connected(
      board,
      room.filter((cell) => !first.has(cell)),
    ),
  ];
}

/** Rooms farthest from the goals first: the cost of boxes there is then charged to the rooms that send them there. */
export function farthestFirst(board: EngineBoard, rooms: readonly PathRoom[]): readonly PathRoom[] {
  const { steps } = breadthFirst(board, board.goals, (cell) => !board.walls[cell]);
  const far = (room: PathRoom): number => room.reduce((sum, cell) => sum + (steps.get(cell) ?? 0), 0) / room.length;
  return [...rooms].sort((a, b) => far(b) - far(a) || (a[0] as number) - (b[0] as number));
}

function connected(board: EngineBoard, cells: readonly number[]): readonly PathRoom[] {
  const left = new Set(cells);
  const parts: PathRoom[] = [];
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    const part = breadthFirst(board, [cell], (next) => left.has(next)).cells;
    for (const member of part) left.delete(member);
    parts.push([...part].sort((a, b) => a - b));
  }
  return parts;
}

const around = (board: EngineBoard, cell: number): readonly number[] =>
  Object.values(offsets(board.width)).map((offset) => cell + offset);

/** Cells in the order of their distance from the nearest of some cells. */
function breadthFirst(
  board: EngineBoard,
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
