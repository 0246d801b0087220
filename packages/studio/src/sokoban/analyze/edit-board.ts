// A board as plain data that edits change. Edits are tried by the hundred, so an edited board is not validated; only one
// that is offered to a person becomes a level.

import { BOARD_LETTERS } from '@masu/core/sokoban/rules/draft.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';

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
  const occupied = new Set([...board.goals, ...board.boxes, board.player]);
  const plain: number[] = [];
  insideCells(board).forEach((isInside, cell) => {
    if (isInside && !occupied.has(cell)) plain.push(cell);
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
