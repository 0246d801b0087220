// The box configurations that an improved solution may pass through: those of the solution at hand and what lies near them, one
// box or two moved a few steps aside. Each is one row of a byte map over the floor, found again by a 53-bit key.
// Source: vicinity search (Gouëzel; used by YASS and JSoko).

import { offsets } from '../../../base/grid.js';
import { seededRandom } from '../../../base/random.js';
import type { Level, Position } from '../../rules/level.js';

export interface Configurations {
  /** Floor cells and their numbers on the grid, -1 for walls. */
  readonly cells: readonly number[];
  readonly numbers: Int32Array;
  readonly count: number;
  /** 1 where configuration k has a box: boxes[k * cells.length + number]. */
  readonly boxes: Uint8Array;
  /** 1 where every box is at home. */
  readonly solved: Uint8Array;
  /** The configuration after one box has moved, -1 if it is not among them. */
  after(configuration: number, from: number, onto: number): number;
}

const HIGH = 2 ** 32;
const SLICE = 64;

/** How far aside boxes may stand: so many of them at once, each so many steps. */
export interface Nearness {
  readonly boxes: 1 | 2;
  readonly steps: number;
}

/** Gathers them in slices. `most` bounds configurations times floor cells. */
export function* nearConfigurations(
  level: Level,
  path: readonly Position[],
  nearness: Nearness,
  most: number,
): Generator<void, Configurations, void> {
  const cells: number[] = [];
  const numbers = new Int32Array(level.walls.length).fill(-1);
  for (let cell = 0; cell < level.walls.length; cell++) {
    if (level.walls[cell]) continue;
    numbers[cell] = cells.length;
    cells.push(cell);
  }
  const size = cells.length;
  const limit = Math.max(1, Math.floor(most / size));
  const random = seededRandom(1);
  const low = Int32Array.from(cells, () => random.below(HIGH));
  const high = Int32Array.from(cells, () => random.below(2 ** 21));
  const keyOf = (a: number, b: number): number => b * HIGH + (a >>> 0);

  const ids = new Map<number, number>();
  const lows: number[] = [];
  const highs: number[] = [];
  const lists: number[][] = [];
  const enter = (boxes: number[], a: number, b: number): void => {
    const key = keyOf(a, b);
    if (ids.has(key) || lists.length >= limit) return;
    ids.set(key, lists.length);
    lists.push(boxes);
    lows.push(a);
    highs.push(b);
  };
  for (const position of path) {
    const boxes = position.boxes.map((cell) => numbers[cell] as number);
    const a = boxes.reduce((key, box) => key ^ (low[box] as number), 0);
    const b = boxes.reduce((key, box) => key ^ (high[box] as number), 0);
    enter(boxes, a, b);
  }
  const aside = stepsAside(level, cells, numbers, nearness.steps);
  let from = 0;
  for (let moved = 0; moved < nearness.boxes; moved++) {
    const until = lists.length;
    for (; from < until && lists.length < limit; from++) {
      const boxes = lists[from] as number[];
      if (from % SLICE === SLICE - 1) yield;
      for (let i = 0; i < boxes.length; i++) {
        const box = boxes[i] as number;
        for (const to of aside[box] as readonly number[]) {
          if (boxes.includes(to)) continue;
          const next = boxes.with(i, to);
          enter(
            next,
            (lows[from] as number) ^ (low[box] as number) ^ (low[to] as number),
            (highs[from] as number) ^ (high[box] as number) ^ (high[to] as number),
          );
        }
      }
    }
  }
  const boxes = new Uint8Array(lists.length * size);
  const solved = new Uint8Array(lists.length);
  for (const [k, list] of lists.entries()) {
    for (const box of list) boxes[k * size + box] = 1;
    solved[k] = list.every((box) => level.goalMap[cells[box] as number]) ? 1 : 0;
  }
  return {
    cells,
    numbers,
    count: lists.length,
    boxes,
    solved,
    after(k, leaves, onto) {
      const a = (lows[k] as number) ^ (low[leaves] as number) ^ (low[onto] as number);
      const b = (highs[k] as number) ^ (high[leaves] as number) ^ (high[onto] as number);
      return ids.get(keyOf(a, b)) ?? -1;
    },
  };
}

/** For each floor cell, the cells within so many steps of it. */
function stepsAside(level: Level, cells: readonly number[], numbers: Int32Array, steps: number): number[][] {
  const ways = Object.values(offsets(level.width));
  return cells.map((start) => {
    const reached = new Set([start]);
    let edge = [start];
    for (let step = 0; step < steps; step++) {
      const next: number[] = [];
      for (const cell of edge) {
        for (const way of ways) {
          if (level.walls[cell + way] || reached.has(cell + way)) continue;
          reached.add(cell + way);
          next.push(cell + way);
        }
      }
      edge = next;
    }
    reached.delete(start);
    return [...reached].map((cell) => numbers[cell] as number);
  });
}
