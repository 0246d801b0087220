// Vicinity search over a stretch of a solution (kernel/assembly/vicinity): lays the level out as bits, hands the positions of the
// stretch to the kernel, runs it in slices, and reads back the pushes that gain most. A stretch need not be searched to its end:
// every position of the solution that was reached at less cost is a place to join the rest.

import { DIRECTIONS, offsets } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import { type KernelMemory, loadKernel } from '../../../kernel/load.js';
import type { Level } from '../../rules/level.js';
import { deadCells } from '../deadlock/dead-cells.js';
import type { Trail, TrailPush } from './trail.js';

interface VicinityKernel {
  readonly memory: KernelMemory;
  arenaLimit(bytes: number): void;
  arenaBytes(): number;
  vicinityOpen(words: number, stride: number, positions: number, radii: number, secondLimit: number): number;
  vicinityMask(which: number): number;
  vicinityNearest(): number;
  vicinityPosition(index: number): number;
  vicinityBegin(
    count: number,
    onPath: number,
    byPushes: number,
    astray: number,
    radius: number,
    lag: number,
    isEndFree: number,
  ): void;
  vicinityStep(budget: number): number;
  vicinityFirst(position: number): number;
  vicinitySecond(position: number): number;
  vicinityConfigurations(): number;
  vicinityVisited(): number;
  vicinityTrace(position: number): void;
  vicinityPushBefore(): number;
}

/** How far from the solution a search may go. */
export interface Neighborhood {
  /** So many boxes may stand elsewhere than in some position of the solution. */
  readonly astray: number;
  /** Each on one of so many cells nearest to where the solution has one; 0: anywhere. */
  readonly radius: number;
  /** By how much a way may cost more than the solution did up to where it is nearest. */
  readonly lag: number;
}

/** A part of a solution, from after one number of pushes to after another. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Other pushes for a part of the solution. */
export interface Splice extends Stretch {
  readonly pushes: readonly TrailPush[];
}

export interface Searched {
  readonly splice: Splice | undefined;
  /** Up to where the stretch was searched: less than its end when the budget ended first. */
  readonly reached: number;
  readonly configurations: number;
}

/** The radii that can be asked for, 0 apart, are at most this. */
export const MOST_RADIUS = 24;
/** Costs within one search are 16 bits. */
const MOST_COST = 60_000;
const WAVES_PER_SLICE = 4096;
const RUNNING = 0;
const START = -1;

/** The level as bits: a margin around the floor, one wall after each row. */
function layOut(level: Level) {
  const { width, walls } = level;
  let [top, left, bottom, right] = [level.height, width, 0, 0];
  for (let cell = 0; cell < walls.length; cell++) {
    if (walls[cell]) continue;
    const [row, column] = [Math.floor(cell / width), cell % width];
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  let stride = right - left + 2;
  // a shift by whole words alone would be a case of its own
  if (stride % 64 === 0) stride++;
  const words = Math.ceil((stride * (bottom - top + 3)) / 64);
  const bitOf = (cell: number): number => (Math.floor(cell / width) - top + 1) * stride + (cell % width) - left;
  const cellOf = (bit: number): number => (Math.floor(bit / stride) + top - 1) * width + (bit % stride) + left;
  return { stride, words, bitOf, cellOf };
}

/** For each live cell the live cells nearest to it by walking, itself left out. */
function nearestCells(level: Level, dead: Uint8Array, count: number): Map<number, number[]> {
  const deltas = Object.values(offsets(level.width));
  const nearest = new Map<number, number[]>();
  const seen = new Uint32Array(level.walls.length);
  for (let start = 0; start < level.walls.length; start++) {
    if (level.walls[start]) continue;
    const found: number[] = [];
    const queue = [start];
    seen[start] = start + 1;
    for (let head = 0; head < queue.length && found.length < count; head++) {
      const cell = queue[head] as number;
      if (head > 0 && !dead[cell]) found.push(cell);
      for (const delta of deltas) {
        const next = cell + delta;
        if (level.walls[next] || seen[next] === start + 1) continue;
        seen[next] = start + 1;
        queue.push(next);
      }
    }
    nearest.set(start, found);
  }
  return nearest;
}

/** A kernel with room for stretches of a level's solutions, or undefined where the memory is too small. */
export function openVicinity(level: Level, bytes: number, mostPushes: number, mostMoves: number) {
  const kernel = loadKernel<VicinityKernel & { readonly memory: KernelMemory }>();
  kernel.arenaLimit(bytes);
  const { stride, words, bitOf, cellOf } = layOut(level);
  const radii = words <= 64 ? MOST_RADIUS : 0;
  const seconds = Math.min(MOST_COST, 2 * Math.max(mostPushes, mostMoves) + 512);
  const limit = kernel.vicinityOpen(words, stride, mostPushes + 1, radii, seconds);
  if (limit === 0) return undefined;
  const dead = deadCells(level);
  const setBit = (board: Uint32Array, cell: number): void => {
    const bit = bitOf(cell);
    board[bit >>> 5] = (board[bit >>> 5] as number) | (1 << (bit & 31));
  };
  const boardAt = (at: number): Uint32Array => new Uint32Array(kernel.memory.buffer, at, words * 2);
  const [floor, live, goals] = [0, 1, 2].map((which) => boardAt(kernel.vicinityMask(which))) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  for (let cell = 0; cell < level.walls.length; cell++) {
    if (level.walls[cell]) continue;
    setBit(floor, cell);
    if (!dead[cell]) setBit(live, cell);
    if (level.goalMap[cell]) setBit(goals, cell);
  }
  if (radii > 0) {
    const table = new Uint16Array(kernel.memory.buffer, kernel.vicinityNearest(), words * 64 * radii);
    for (const [cell, near] of nearestCells(level, dead, radii)) {
      const at = bitOf(cell) * radii;
      for (let i = 0; i < radii; i++) table[at + i] = near[i] === undefined ? 0xffff : bitOf(near[i] as number);
    }
  }
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);

  /** Writes the positions of a stretch with their costs from its beginning. */
  function writePath(trail: Trail, { from, until }: Stretch, metric: Metric): void {
    const boxCells = new Set(level.start.boxes);
    for (let i = 0; i < until; i++) {
      if (i >= from) writePosition(i - from, boxCells, trail, i, from, metric);
      const push = trail.pushes[i] as TrailPush;
      boxCells.delete(push.from);
      boxCells.add(push.from + (deltas[push.way] as number));
    }
    writePosition(until - from, boxCells, trail, until, from, metric);
  }

  function writePosition(
    index: number,
    boxCells: ReadonlySet<number>,
    trail: Trail,
    pushes: number,
    from: number,
    metric: Metric,
  ): void {
    const at = kernel.vicinityPosition(index);
    const board = boardAt(at);
    board.fill(0);
    for (const cell of boxCells) setBit(board, cell);
    const rest = new Int32Array(kernel.memory.buffer, at + words * 8 + 8, 3);
    const player = pushes === 0 ? level.start.player : (trail.pushes[pushes - 1] as TrailPush).from;
    const moves = (trail.moves[pushes] as number) - (trail.moves[from] as number);
    rest.set([bitOf(player), ...(metric === 'moves' ? [moves, pushes - from] : [pushes - from, moves])]);
  }

  /** What a position of the stretch cost in the solution, and what it was reached at; first metric, then second. */
  function gainAt(
    trail: Trail,
    { from }: Stretch,
    index: number,
    metric: Metric,
  ): readonly [number, number] | undefined {
    const first = kernel.vicinityFirst(index);
    if (first < 0) return undefined;
    const moves = (trail.moves[from + index] as number) - (trail.moves[from] as number);
    const [oldFirst, oldSecond] = metric === 'moves' ? [moves, index] : [index, moves];
    return [oldFirst - first, oldSecond - kernel.vicinitySecond(index)];
  }

  function pushesTo(index: number): TrailPush[] | undefined {
    kernel.vicinityTrace(index);
    const pushes: TrailPush[] = [];
    for (let packed = kernel.vicinityPushBefore(); packed !== START; packed = kernel.vicinityPushBefore()) {
      if (packed < 0) return undefined;
      pushes.push({ from: cellOf(packed >>> 2), way: packed & 3 });
    }
    return pushes.reverse();
  }

  return {
    /** Configurations there is room for. */
    limit,
    bytes: () => kernel.arenaBytes(),
    /** Player cells visited so far. */
    visited: () => kernel.vicinityVisited(),
    /** The longest stretch from here whose costs fit. */
    longest(trail: Trail, from: number): number {
      let until = from;
      const most = (trail.moves[from] as number) + MOST_COST / 2;
      while (until < trail.pushes.length && (trail.moves[until + 1] as number) <= most) until++;
      return until;
    },
    /** Searches a stretch within so many configurations. Yields between slices; `isStopped` ends it, keeping what it has. */
    *search(
      trail: Trail,
      stretch: Stretch,
      metric: Metric,
      neighborhood: Neighborhood,
      configurations: number,
      isStopped: () => boolean,
    ): Generator<void, Searched, void> {
      writePath(trail, stretch, metric);
      const count = stretch.until - stretch.from + 1;
      const isEndFree = stretch.until === trail.pushes.length ? 1 : 0;
      const { astray, radius, lag } = neighborhood;
      kernel.vicinityBegin(count, count, metric === 'pushes' ? 1 : 0, astray, radius, lag, isEndFree);
      let state = RUNNING;
      while (state === RUNNING && kernel.vicinityConfigurations() < configurations) {
        state = kernel.vicinityStep(WAVES_PER_SLICE);
        if (isStopped()) break;
        yield;
      }
      let best: readonly [number, number] = [0, 0];
      let at = -1;
      let reached = 0;
      for (let index = 1; index < count; index++) {
        const gain = gainAt(trail, stretch, index, metric);
        if (!gain) continue;
        reached = index;
        if (gain[0] < best[0] || (gain[0] === best[0] && gain[1] < best[1])) continue;
        if (gain[0] > 0 || (gain[0] === 0 && gain[1] > 0)) [best, at] = [gain, index];
      }
      const pushes = at < 0 ? undefined : pushesTo(at);
      return {
        splice: pushes && { from: stretch.from, until: stretch.from + at, pushes },
        reached: stretch.from + reached,
        configurations: kernel.vicinityConfigurations(),
      };
    },
  };
}

export type VicinitySearch = NonNullable<ReturnType<typeof openVicinity>>;
