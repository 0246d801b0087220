// The move space of the COMP20003 base code with its corner test, bugs included. Separate because it is unsound: it
// discards solvable positions. It exists to reproduce the statistics published by the course.
//
// The test looks at the four neighbors of the player after every move, walks too: below, above, right, left. Each
// neighbor that is a box off goal overwrites the previous result and also the coordinates, so after "below" or "above"
// the tests to the side check a diagonal cell. A cell counts as a corner if two walls meet at it, and the test for a goal
// uses the player's cell, not the box's.
//
// Many of its drops are right anyway: a box on a dead square proves it. The others are counted, so that a search
// without any of them can claim what a sound one can.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { PRUNED } from '@masu/search/problem.js';
import { deadCells } from '../deadlock/dead-cells.js';
import { MovesProblem } from './moves-problem.js';

const SIDES: readonly Direction[] = ['down', 'up', 'right', 'left'];

const ACTIONS = SIDES.map((side) => DIRECTIONS.indexOf(side));

/** 1 for every cell of the board with a wall above or below and a wall left or right; cells outside the board are not walls. */
function wallCorners(board: SokobanBoard): Uint8Array {
  const { width, height, backdrop } = board;
  const isWall = (x: number, y: number): boolean => backdrop[y]?.[x] === '#';
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const x = cell % width;
    const y = (cell - x) / width;
    return (isWall(x, y - 1) || isWall(x, y + 1)) && (isWall(x - 1, y) || isWall(x + 1, y)) ? 1 : 0;
  });
}

export class CourseMovesProblem extends MovesProblem {
  readonly #width: number;
  readonly #corners: Uint8Array;
  /** 1 for packed cells that are dead squares. */
  readonly #dead: Uint8Array;
  /** How many of the positions it dropped have no box on a dead square: they may be solvable. */
  doubtful = 0;

  constructor(board: SokobanBoard) {
    super(board);
    this.#width = board.width;
    this.#corners = wallCorners(board);
    const dead = deadCells(board);
    this.#dead = Uint8Array.from(this.cells, (cell) => dead[cell] as number);
  }

  override apply(states: Uint32Array, at: number, player: number, action: number, to: number): number {
    const cost = super.apply(states, at, player, action, to);
    if (cost < 0) return cost;
    if (!this.#isCalledDead(states, to, this.neighbors[4 * player + action] as number)) return cost;
    if (!this.#hasDeadBox(states, to)) this.doubtful++;
    return PRUNED;
  }

  /** It has one rule. */
  override pruneReason(): number {
    return 0;
  }

  #hasDeadBox(states: Uint32Array, at: number): boolean {
    for (let cell = 0; cell < this.#dead.length; cell++) {
      if (this.#dead[cell] && this.isBox(states, at, cell)) return true;
    }
    return false;
  }

  #isCalledDead(states: Uint32Array, at: number, player: number): boolean {
    if (this.goals[player]) return false;
    const cell = this.cells[player] as number;
    let row = 0;
    let dead = false;
    for (let side = 0; side < 4; side++) {
      const beside = this.neighbors[4 * player + (ACTIONS[side] as number)] as number;
      if (beside < 0 || this.goals[beside] || !this.isBox(states, at, beside)) continue;
      if (side < 2) row = side === 0 ? this.#width : -this.#width;
      const column = side === 2 ? 1 : side === 3 ? -1 : 0;
      dead = this.#corners[cell + row + column] === 1;
    }
    return dead;
  }
}
