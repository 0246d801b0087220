// A board as plain data that edits change. Edits are tried by the hundred, so an edited board is not validated; only one
// that is offered to a person becomes a level.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import { BOARD_LETTERS } from '../rules/draft.js';
import type { Level } from '../rules/level.js';
import { validateLevel } from '../rules/validate-level.js';

export interface EditBoard {
  readonly width: number;
  readonly height: number;
  /** 1 for walls. The rim is always 1. */
  readonly walls: Uint8Array;
  /** All three in ascending order. There may be more goals than boxes. */
  readonly goals: readonly number[];
  readonly boxes: readonly number[];
  readonly player: number;
}

export function makeEditBoard({ width, height, walls, goals, start }: Level): EditBoard {
  return { width, height, walls, goals, boxes: start.boxes, player: start.player };
}

/** The board in board letters, row by row. */
function editBoardRows({ width, height, walls, goals, boxes, player }: EditBoard): string[] {
  const [wall, floor, goal, box, boxOnGoal, person, personOnGoal] = BOARD_LETTERS;
  const goalSet = new Set(goals);
  const boxSet = new Set(boxes);
  const letter = (cell: number): string => {
    if (walls[cell]) return wall;
    const isGoal = goalSet.has(cell);
    if (boxSet.has(cell)) return isGoal ? boxOnGoal : box;
    if (cell === player) return isGoal ? personOnGoal : person;
    return isGoal ? goal : floor;
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letter(y * width + x)).join(''),
  );
}

/** Undefined if it is not a valid level: a box that the player can't reach, for instance. */
export function levelOfEditBoard(board: EditBoard): Level | undefined {
  const valid = validateLevel({ rows: editBoardRows(board) });
  return valid.ok ? valid.value : undefined;
}

export function withWall(board: EditBoard, cell: number, wall: 0 | 1 = 1): EditBoard {
  const walls = Uint8Array.from(board.walls);
  walls[cell] = wall;
  return { ...board, walls };
}

/** With one more ring of wall, so that the outer walls can be opened, and the cell of the new board for each old one. */
export function paddedBoard(board: EditBoard): { board: EditBoard; padded(cell: number): number } {
  const width = board.width + 2;
  const height = board.height + 2;
  const padded = (cell: number): number => (Math.floor(cell / board.width) + 1) * width + (cell % board.width) + 1;
  const walls = new Uint8Array(width * height).fill(1);
  board.walls.forEach((wall, cell) => {
    if (!wall) walls[padded(cell)] = 0;
  });
  const [goals, boxes] = [board.goals.map(padded), board.boxes.map(padded)];
  return { board: { width, height, walls, goals, boxes, player: padded(board.player) }, padded };
}

/** Up, right, down, left. */
export const editOffsets = (width: number): readonly number[] => [-width, 1, width, -1];

/** 1 for every cell the player could walk to if boxes didn't block. */
export function insideCells({ width, walls, player }: EditBoard): Uint8Array {
  const inside = new Uint8Array(walls.length);
  const waiting = [player];
  inside[player] = 1;
  for (const cell of waiting) {
    for (const offset of editOffsets(width)) {
      const next = cell + offset;
      if (walls[next] || inside[next]) continue;
      inside[next] = 1;
      waiting.push(next);
    }
  }
  return inside;
}

/** Floor inside with nothing on it: no box, no goal, not the player. */
export function plainFloorCells(board: EditBoard): number[] {
  const taken = new Set([...board.goals, ...board.boxes, board.player]);
  const plain: number[] = [];
  insideCells(board).forEach((isInside, cell) => {
    if (isInside && !taken.has(cell)) plain.push(cell);
  });
  return plain;
}

/** Connected groups of cells, each ascending, in the order of their first cells. */
export function cellGroups(width: number, cells: readonly number[]): number[][] {
  const left = new Set(cells);
  const groups: number[][] = [];
  for (const first of [...cells].sort((a, b) => a - b)) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cell of group) {
      for (const offset of editOffsets(width)) if (left.delete(cell + offset)) group.push(cell + offset);
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

// Every change of one cell: a box or a goal moved by one cell, a wall opened, a wall put on plain floor.

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
