// A reference for optimal solutions: Dijkstra over every position by the rules alone, without deadlock rules and bounds.
// The cost combines both metrics, the first in units larger than any value of the second.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';

export interface Optimum {
  readonly moves: number;
  readonly pushes: number;
}

const UNIT = 4096;

/** The optimum of a small level, first by the named metric and then by the other; undefined if there is no solution. */
export function plainOptimum(level: Level, metric: 'moves' | 'pushes'): Optimum | undefined {
  const walk = metric === 'moves' ? UNIT : 1;
  const key = (position: Position): string => `${position.player} ${position.boxes.join(' ')}`;
  const best = new Map<string, number>([[key(level.start), 0]]);
  const waiting = new Map<number, Position[]>([[0, [level.start]]]);
  const costs = [0];
  for (let cost = popLeast(costs); cost !== undefined; cost = popLeast(costs)) {
    for (const position of waiting.get(cost) ?? []) {
      if (best.get(key(position)) !== cost) continue;
      if (isSolved(level, position)) return unpack(cost, metric);
      for (const direction of DIRECTIONS) {
        const taken = step(level, position, direction);
        if (taken.kind === 'blocked') continue;
        const next = cost + (taken.kind === 'push' ? UNIT + 1 : walk);
        const name = key(taken.to);
        if ((best.get(name) ?? Number.POSITIVE_INFINITY) <= next) continue;
        best.set(name, next);
        const same = waiting.get(next);
        if (same) same.push(taken.to);
        else {
          waiting.set(next, [taken.to]);
          pushCost(costs, next);
        }
      }
    }
    waiting.delete(cost);
  }
  return undefined;
}

function unpack(cost: number, metric: 'moves' | 'pushes'): Optimum {
  const first = Math.floor(cost / UNIT);
  const second = cost % UNIT;
  return metric === 'moves' ? { moves: first, pushes: second } : { moves: second, pushes: first };
}

/** A minimal binary heap of numbers. */
function pushCost(heap: number[], cost: number): void {
  heap.push(cost);
  for (let i = heap.length - 1; i > 0; ) {
    const parent = (i - 1) >> 1;
    if ((heap[parent] as number) <= cost) break;
    heap[i] = heap[parent] as number;
    heap[parent] = cost;
    i = parent;
  }
}

function popLeast(heap: number[]): number | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return least;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= last) break;
    heap[i] = heap[child] as number;
    i = child;
  }
  heap[i] = last;
  return least;
}
