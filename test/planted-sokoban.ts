// Levels with a fault planted on purpose, for tests of the analyzer: each planter changes a solvable level in one way,
// or gives up on it. The caller provides the seed.

import { finish } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import {
  type EditBoard,
  editOffsets,
  insideCells,
  levelOfEditBoard,
  makeEditBoard,
  paddedBoard,
  withWall,
} from '@masu/studio/sokoban/analyze/edit-board.js';
import { type BoardAnswer, searchBoard } from '@masu/studio/sokoban/analyze/search-board.js';
import { singleEdits } from '@masu/studio/sokoban/analyze/single-edits.js';
import type { GradedPush } from '@masu/studio/sokoban/positions/optimal-path.js';

export const solved = (board: EditBoard): BoardAnswer => finish(searchBoard(board, { left: 60_000 }));

/** The level with rings of wall around it, so that there is room to plant. */
export function roomyBoard(level: Level, rings = 4): EditBoard {
  let board = makeEditBoard(level);
  for (let ring = 0; ring < rings; ring++) board = paddedBoard(board).board;
  return board;
}

const sorted = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

/** Wall cells for a room of this size with a door of one cell; the door first. Undefined if none was found. */
export function freeRoom(board: EditBoard, random: Random, width: number, depth: number): number[] | undefined {
  const inside = insideCells(board);
  const size = board.walls.length;
  for (let attempt = 0; attempt < 200; attempt++) {
    const door = random.below(size);
    const [x, y] = [door % board.width, Math.floor(door / board.width)];
    if (!board.walls[door] || x < 1 || y < 1 || x > board.width - 2 || y > board.height - 2) continue;
    const from = editOffsets(board.width).filter((offset) => inside[door - offset]);
    const [into] = from;
    if (into === undefined || from.length !== 1) continue;
    const side = Math.abs(into) === 1 ? board.width : 1;
    const cells = [door];
    for (let i = 1; i <= depth; i++) for (let j = 0; j < width; j++) cells.push(door + into * i + side * j);
    const isOn = (cell: number): boolean =>
      cell >= board.width &&
      cell < size - board.width &&
      cell % board.width >= 1 &&
      cell % board.width <= board.width - 2;
    if (!cells.every((cell) => isOn(cell) && board.walls[cell])) continue;
    const touches = (cell: number): boolean =>
      editOffsets(board.width).some(
        (offset) => inside[cell + offset] && !(cell === door && cell + offset === door - into),
      );
    if (!cells.some(touches)) return cells;
  }
  return undefined;
}

export const opened = (board: EditBoard, cells: readonly number[]): EditBoard =>
  cells.reduce((now, cell) => withWall(now, cell, 0), board);

export interface Planted {
  readonly level: Level;
  /** The cells of the fault. */
  readonly cells: readonly number[];
}

/** The level as drawn on this board. Cells stay the same: validation moves nothing. */
const planted = (board: EditBoard, cells: readonly number[]): Planted | undefined => {
  const level = levelOfEditBoard(board);
  return level && { level, cells };
};

/** A room that changes nothing: the fewest pushes stay the same. */
export function plantRoom(level: Level, random: Random): Planted | undefined {
  const board = roomyBoard(level);
  const before = solved(board);
  const [width, depth] = [1 + random.below(3), 2 + random.below(2)];
  const room = freeRoom(board, random, width, depth);
  if (!room || before.verdict !== 'solved') return undefined;
  const after = opened(board, room);
  const answer = solved(after);
  return answer.verdict === 'solved' && answer.pushes === before.pushes ? planted(after, room) : undefined;
}

/** A box on a goal in a niche: it never needs to move. */
export function plantStillBox(level: Level, random: Random): Planted | undefined {
  const board = roomyBoard(level);
  const before = solved(board);
  const [niche] = freeRoom(board, random, 1, 1) ?? [];
  if (niche === undefined || before.verdict !== 'solved') return undefined;
  const after = {
    ...opened(board, [niche]),
    boxes: sorted([...board.boxes, niche]),
    goals: sorted([...board.goals, niche]),
  };
  const answer = solved(after);
  return answer.verdict === 'solved' && answer.pushes === before.pushes ? planted(after, [niche]) : undefined;
}

/** A box with its own goal one push behind it, in a niche of two cells. */
export function plantLoneBox(level: Level, random: Random): Planted | undefined {
  const board = roomyBoard(level);
  const before = solved(board);
  const niche = freeRoom(board, random, 1, 1);
  if (!niche || before.verdict !== 'solved') return undefined;
  const [box, goal] = niche as [number, number];
  const after = {
    ...opened(board, niche),
    boxes: sorted([...board.boxes, box]),
    goals: sorted([...board.goals, goal]),
  };
  const answer = solved(after);
  return answer.verdict === 'solved' && answer.pushes === before.pushes + 1 ? planted(after, [box]) : undefined;
}

/** A wall opened so that fewer pushes are enough, and the old solution as the author's line. */
export function plantShortcut(
  level: Level,
  random: Random,
): (Planted & { line: readonly GradedPush[]; fewer: number }) | undefined {
  const board = roomyBoard(level, 1);
  const before = solved(board);
  if (before.verdict !== 'solved') return undefined;
  const large = paddedBoard(board);
  const line = before.line.map(({ from, onto }) => ({ from: large.padded(from), onto: large.padded(onto) }));
  const edits = random.shuffle([...singleEdits(board)].filter(({ edit }) => edit.kind === 'floor')).slice(0, 12);
  for (const { edit, board: after, padded } of edits) {
    const answer = solved(after);
    if (answer.verdict !== 'solved' || answer.pushes >= before.pushes) continue;
    const fault = planted(after, [padded(edit.cell)]);
    return fault && { ...fault, line, fewer: answer.pushes };
  }
  return undefined;
}

/** A box, goal, or wall changed so that there is no solution. */
export function plantDeath(level: Level, random: Random): Planted | undefined {
  const board = roomyBoard(level, 1);
  if (solved(board).verdict !== 'solved') return undefined;
  const edits = random.shuffle([...singleEdits(board)].filter(({ edit }) => edit.kind !== 'floor'));
  for (const { edit, board: after, padded } of edits.slice(0, 30)) {
    if (solved(after).verdict !== 'unsolvable') continue;
    const fault = planted(after, [padded(edit.onto ?? edit.cell)]);
    if (fault) return fault;
  }
  return undefined;
}
