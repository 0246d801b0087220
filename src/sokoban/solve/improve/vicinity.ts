// Makes a solution shorter: the best way from start to end among all that pass only through box configurations near the solution
// at hand (one Dijkstra over configuration and player, with bucket queue). Reordered pushes, shorter walks and better
// parking places all come out of the one search. Repeated until nothing is gained.
// Why not windows: a window sees a stretch of the solution only; this sees all of it at once, at the same cost.

import { DIRECTIONS, type Direction, offsets } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level, Position } from '../../rules/level.js';
import { replay } from '../../rules/replay.js';
import { type Configurations, type Nearness, nearConfigurations } from './configurations.js';

const MOVE_COST: Readonly<Record<Metric, number>> = { moves: 512, pushes: 1 };
const PUSH_COST: Readonly<Record<Metric, number>> = { moves: 513, pushes: 4097 };
const MOST_COST = 2 ** 25;
const POPS_A_SLICE = 1 << 14;

/** The positions a solution passes through, one for each box configuration, and its cost. */
function pathOf(level: Level, moves: readonly Direction[], metric: Metric): { path: Position[]; cost: number } {
  const path = [level.start];
  let cost = 0;
  for (const { step, position } of replay(level, moves)) {
    if (step.kind === 'push') path.push(position);
    cost += step.kind === 'push' ? PUSH_COST[metric] : MOVE_COST[metric];
  }
  return { path, cost };
}

/** One search. The moves given back are never worse; they are the ones given when nothing was gained. */
export function* searchVicinity(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  nearness: Nearness,
  most: number,
): Generator<void, readonly Direction[], void> {
  const { path, cost } = pathOf(level, moves, metric);
  if (cost > MOST_COST) return moves;
  const near = yield* nearConfigurations(level, path, nearness, most);
  yield;
  const found = yield* dijkstra(level, near, metric, cost);
  return found ?? moves;
}

/** The cheapest moves to a solved configuration, if they cost less than `bound`. */
function* dijkstra(
  level: Level,
  near: Configurations,
  metric: Metric,
  bound: number,
): Generator<void, Direction[] | undefined, void> {
  const { cells, numbers, boxes } = near;
  const size = cells.length;
  const states = near.count * size;
  const walk = MOVE_COST[metric];
  const push = PUSH_COST[metric];
  const costs = new Int32Array(states).fill(bound);
  const came = new Int32Array(states).fill(-1);
  const queue = new Buckets(bound);
  const beside = new Int32Array(size * 4);
  for (const [number, cell] of cells.entries()) {
    for (const [d, direction] of DIRECTIONS.entries()) {
      beside[number * 4 + d] = numbers[cell + offsets(level.width)[direction]] ?? -1;
    }
  }
  const start = numbers[level.start.player] as number;
  costs[start] = 0;
  queue.add(0, start);
  let pops = 0;
  for (let cost = 0; cost < bound; cost++) {
    for (let state = queue.take(cost); state >= 0; state = queue.take(cost)) {
      if (costs[state] !== cost) continue;
      const configuration = Math.floor(state / size);
      if (near.solved[configuration]) return traceBack(came, state, size, beside);
      if (++pops % POPS_A_SLICE === 0) yield;
      const player = state - configuration * size;
      for (let d = 0; d < 4; d++) {
        const to = beside[player * 4 + d] as number;
        if (to < 0) continue;
        let target = configuration * size + to;
        let price = walk;
        if (boxes[target]) {
          const onto = beside[to * 4 + d] as number;
          if (onto < 0 || boxes[configuration * size + onto]) continue;
          const after = near.after(configuration, to, onto);
          if (after < 0) continue;
          target = after * size + to;
          price = push;
        }
        const total = cost + price;
        if (total >= (costs[target] as number)) continue;
        costs[target] = total;
        came[target] = state;
        queue.add(total, target);
      }
    }
  }
  return undefined;
}

/** A bucket queue by whole costs. A state may stand in it several times; whoever takes one out knows if it is stale. */
class Buckets {
  private readonly heads: Int32Array;
  private states = new Int32Array(1 << 12);
  private links = new Int32Array(1 << 12);
  private count = 0;

  constructor(bound: number) {
    this.heads = new Int32Array(bound).fill(-1);
  }

  add(cost: number, state: number): void {
    if (this.count === this.states.length) {
      this.states = doubled(this.states);
      this.links = doubled(this.links);
    }
    this.states[this.count] = state;
    this.links[this.count] = this.heads[cost] as number;
    this.heads[cost] = this.count++;
  }

  /** A state of this cost, or -1 when there is none left. */
  take(cost: number): number {
    const entry = this.heads[cost] as number;
    if (entry < 0) return -1;
    this.heads[cost] = this.links[entry] as number;
    return this.states[entry] as number;
  }
}

function doubled(table: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2);
  larger.set(table);
  return larger;
}

function traceBack(came: Int32Array, last: number, size: number, beside: Int32Array): Direction[] {
  const moves: Direction[] = [];
  for (let state = last; came[state] !== -1; state = came[state] as number) {
    const from = (came[state] as number) % size;
    const to = state % size;
    for (let d = 0; d < 4; d++) {
      if (beside[from * 4 + d] !== to) continue;
      moves.push(DIRECTIONS[d] as Direction);
      break;
    }
  }
  return moves.reverse();
}
