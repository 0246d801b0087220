// Every change of one cell: a box or a goal moved by one cell, a wall opened, a wall put on plain floor.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { type EditBoard, editOffsets, insideCells, paddedBoard, plainFloorCells, withWall } from './edit-board.js';

export type BoardEdit =
  | {
      readonly kind: 'box' | 'goal';
      readonly cell: number;
      readonly onto: number;
      readonly direction: Direction;
    }
  | { readonly kind: 'floor' | 'wall'; readonly cell: number; readonly onto?: never; readonly direction?: never };

interface EditedBoard {
  /** Cells of the board that was given. */
  readonly edit: BoardEdit;
  /** One ring larger than the board that was given. */
  readonly board: EditBoard;
  /** The cell of the larger board. */
  padded(cell: number): number;
}

const ascending = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

const moved = (cells: readonly number[], from: number, onto: number): number[] =>
  ascending(cells.map((cell) => (cell === from ? onto : cell)));

function* moves(board: EditBoard, kind: 'box' | 'goal'): Generator<{ edit: BoardEdit; board: EditBoard }> {
  const cells = kind === 'box' ? board.boxes : board.goals;
  for (const cell of cells) {
    for (const [index, offset] of editOffsets(board.width).entries()) {
      const onto = cell + offset;
      if (board.walls[onto] || cells.includes(onto) || (kind === 'box' && onto === board.player)) continue;
      const edit = { kind, cell, onto, direction: DIRECTIONS[index] as Direction };
      const after = moved(cells, cell, onto);
      yield { edit, board: kind === 'box' ? { ...board, boxes: after } : { ...board, goals: after } };
    }
  }
}

function* openings(board: EditBoard): Generator<{ edit: BoardEdit; board: EditBoard }> {
  const { width, height, walls } = board;
  const inside = insideCells(board);
  for (let cell = width + 1; cell < width * (height - 1) - 1; cell++) {
    const isRim = cell % width === 0 || cell % width === width - 1;
    if (!walls[cell] || isRim || !editOffsets(width).some((offset) => inside[cell + offset])) continue;
    yield { edit: { kind: 'floor', cell }, board: withWall(board, cell, 0) };
  }
}

function* closings(board: EditBoard): Generator<{ edit: BoardEdit; board: EditBoard }> {
  for (const cell of plainFloorCells(board)) yield { edit: { kind: 'wall', cell }, board: withWall(board, cell) };
}

/** In the order in which they are offered: boxes, goals, openings, walls. */
export function* singleEdits(given: EditBoard): Generator<EditedBoard> {
  const { board: large, padded } = paddedBoard(given);
  const back = (cell: number): number => (Math.floor(cell / large.width) - 1) * given.width + (cell % large.width) - 1;
  for (const kinds of [moves(large, 'box'), moves(large, 'goal'), openings(large), closings(large)]) {
    for (const { edit, board } of kinds) {
      const onto = edit.onto === undefined ? {} : { onto: back(edit.onto) };
      yield { edit: { ...edit, cell: back(edit.cell), ...onto } as BoardEdit, board, padded };
    }
  }
}
