// Questions to the position table about its shortest solutions: one of them, the cells all of them push from, and what
// the first pushes lead to.

import { NONE } from '../positions/floor-plan.js';
import { type GradedPush, pushOnBoard } from '../positions/optimal-path.js';
import type { PositionTable } from '../positions/position-table.js';
import { type Offered, pushesFrom } from '../positions/push.js';
import { UNSOLVED } from '../positions/solution-table.js';
import { bestPushes } from '../positions/used-floor.js';

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
