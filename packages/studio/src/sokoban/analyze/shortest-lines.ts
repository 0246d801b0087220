// Plays a list of pushes on a board, walking in between as needed. A line that is kept as pushes survives edits that only
// change where the player walks.

import { offsets } from '../../base/grid.js';
import { NONE } from '../positions/floor-plan.js';
import { type GradedPush, type Offered, pushesFrom, pushOnBoard } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { UNSOLVED } from '../positions/solution-table.js';
import { bestPushes } from '../positions/used-floor.js';
import { Walks } from '../rules/walks.js';
import type { EditBoard } from './edit-board.js';

interface PlayedLine {
  /** The first push that can't be made, from 0; the number of pushes if all can. */
  readonly made: number;
  /** Why that push can't be made: its box is elsewhere, something is in the way, or the player can't get behind the box. */
  readonly why?: 'no-box' | 'blocked' | 'no-walk';
  /** Every push can be made, and in the end every box is on a goal. */
  readonly isSolved: boolean;
}

/** Adds every cell that the player or a box is on to `touched`, if it is given. */
export function playLine(board: EditBoard, line: readonly GradedPush[], touched?: Set<number>): PlayedLine {
  const blocked = Uint8Array.from(board.walls);
  for (const box of board.boxes) blocked[box] = 1;
  const boxes = new Set(board.boxes);
  const walks = new Walks(board.width, blocked);
  const deltas = offsets(board.width);
  let { player } = board;
  for (const [made, { from, onto }] of line.entries()) {
    const behind = 2 * from - onto;
    // A line of moves that ends with a walk that can't be made has the cell of the player there, twice.
    if (!boxes.has(from)) return { made, why: from === onto ? 'no-walk' : 'no-box', isSolved: false };
    if (blocked[onto] !== 0 || blocked[behind] !== 0) return { made, why: 'blocked', isSolved: false };
    if (player !== behind) {
      walks.flood(player, [behind]);
      if (walks.steps(behind) < 0) return { made, why: 'no-walk', isSolved: false };
      for (const direction of touched ? (walks.walk(behind) ?? []) : []) {
        player += deltas[direction];
        touched?.add(player);
      }
    }
    touched?.add(behind).add(from).add(onto);
    boxes.delete(from);
    boxes.add(onto);
    blocked[from] = 0;
    blocked[onto] = 1;
    player = from;
  }
  const goals = new Set(board.goals);
  return { made: line.length, isSolved: [...boxes].every((box) => goals.has(box)) };
}

// The author's line against the position table: does it still play, does it solve, and where does a shorter solution part
// from it? For push i the table gives the pushes still needed after it; where their sum first rises, the line loses.

export type LineVerdict =
  /** GradedPush number `push` (from 1) can't be made. */
  | { readonly verdict: 'blocked'; readonly push: number; readonly why: NonNullable<PlayedLine['why']> }
  /** Every push can be made, but some box ends off its goal. */
  | { readonly verdict: 'unsolved' }
  /** `optimum` is absent if it is not known. */
  | { readonly verdict: 'solves'; readonly pushes: number; readonly optimum?: number }
  | {
      readonly verdict: 'shortcut';
      readonly pushes: number;
      readonly optimum: number;
      /** The first push (from 1) that is part of no shortest solution, and those that are. */
      readonly push: number;
      readonly better: readonly GradedPush[];
    };

/** The cells are those of the table's level. */
export function judgeLine(board: EditBoard, line: readonly GradedPush[], table?: PositionTable): LineVerdict {
  const played = playLine(board, line);
  if (played.made < line.length) return { verdict: 'blocked', push: played.made + 1, why: played.why ?? 'blocked' };
  if (!played.isSolved) return { verdict: 'unsolved' };
  if (!table) return { verdict: 'solves', pushes: line.length };
  const { positions, solutions } = table;
  const optimum = solutions.pushes[table.start] as number;
  let position = table.start;
  for (const [index, { from, onto }] of line.entries()) {
    const push = pushesFrom(positions, position).find((each) => {
      const offered = pushOnBoard(positions.plan, each);
      return offered.from === from && offered.onto === onto;
    });
    // A line that goes on after the level is solved is longer from there on.
    const next = push?.next ?? NONE;
    if (next === NONE || index + 1 + (solutions.pushes[next] as number) > optimum) {
      const better = bestPushes(table, position).map((each) => pushOnBoard(positions.plan, each));
      return { verdict: 'shortcut', pushes: line.length, optimum, push: index + 1, better };
    }
    position = next;
  }
  return { verdict: 'solves', pushes: line.length, optimum };
}

// Questions to the position table about its shortest solutions: one of them, the cells all of them push from, and what
// the first pushes lead to.

/** A shortest solution as cells of the table's level; at each push the one with the least cost. */
export function shortestLine(table: PositionTable, cost: (push: Offered) => number): GradedPush[] {
  const line: GradedPush[] = [];
  let position = table.start;
  for (;;) {
    let best: Offered | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const push of bestPushes(table, position)) {
      const value = cost(push);
      if (value < least) [least, best] = [value, push];
    }
    if (!best) return line;
    line.push(pushOnBoard(table.positions.plan, best));
    position = best.next;
  }
}

/** Positions on shortest solutions up to which all are walked. */
const MAX_SHORTEST_POSITIONS = 60_000;
/** Plans up to which they are counted. */
const MAX_PLANS = 256;

interface ShortestFacts {
  /** Boxes that no shortest solution pushes from where they start. */
  readonly still: readonly number[];
  /** Shortest solutions that differ by more than the order of their pushes; MAX_PLANS stands for that many or more. */
  readonly plans: number;
}

/** A number for a push; those of the pushes of a plan, in any order, have the same sum. */
function pushNumber(cell: number, direction: number): number {
  let mixed = Math.imul(cell * 4 + direction + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  const high = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 12;
  return high * 2 ** 20 + (mixed >>> 12);
}
/** Sums stay below this, where whole numbers are exact. */
const SUM_LIMIT = 2 ** 52;

/**
 * What all shortest solutions have in common; undefined if there are too many positions. Positions are walked push by push,
 * so that all ways to one are known before it is left. Two plans with the same sum would count as one; that is as likely as
 * a collision of 40 random bits.
 */
export function shortestFacts(table: PositionTable): ShortestFacts | undefined {
  const { positions, start, level } = table;
  const pushed = new Set<number>();
  const ways = new Map([[start, new Set([0])]]);
  const ends = new Set<number>();
  for (const [position, sums] of ways) {
    if (ways.size > MAX_SHORTEST_POSITIONS) return undefined;
    const best = bestPushes(table, position);
    if (best.length === 0) for (const sum of sums) ends.add(sum);
    for (const { cell, direction, next } of best) {
      pushed.add(positions.plan.boardCells[cell] as number);
      const number = pushNumber(cell, direction);
      const known = ways.get(next) ?? new Set<number>();
      ways.set(next, known);
      for (const sum of sums) {
        if (known.size === MAX_PLANS) break;
        known.add((sum + number) % SUM_LIMIT);
      }
    }
    // The map keeps the position as seen.
    sums.clear();
  }
  return { still: level.start.boxes.filter((box) => !pushed.has(box)), plans: Math.min(ends.size, MAX_PLANS) };
}

export interface FirstPush extends GradedPush {
  readonly isLost: boolean;
  /** Onto a dead square: every player sees that. */
  readonly isOntoDeadSquare: boolean;
}

export function firstPushes({ positions, solutions, start }: PositionTable): FirstPush[] {
  return pushesFrom(positions, start).map((push) => ({
    ...pushOnBoard(positions.plan, push),
    isLost: push.next === NONE || solutions.pushes[push.next] === UNSOLVED,
    isOntoDeadSquare: positions.plan.slots[push.onto] === NONE,
  }));
}
