// Vicinity search over a stretch of a solution (kernel/assembly/vicinity): encodes the level as bits, passes the
// positions of the stretch to the kernel, runs it in slices, and reads back the pushes that gain most. A stretch need
// not be searched to its end: at every position of the solution that was reached at less cost, the rest of the solution
// can be joined.

import { DIRECTIONS, offsets } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type KernelMemory, loadKernel, type MemoryPart, releaseKernel } from '../../../kernel/load.js';
import { deadCells } from '../deadlock/dead-cells.js';
import type { Trail, TrailPush } from './trail.js';

interface VicinityKernel {
  readonly memory: KernelMemory;
  arenaLimit(bytes: number): void;
  arenaBytes(): number;
  arenaTop(): number;
  vicinityOpen(
    cells: number,
    positions: number,
    withRanks: number,
    withDistances: number,
    moves: number,
    most: number,
  ): number;
  vicinityFresh(block: number): number;
  vicinityFreshEnd(block: number): number;
  vicinityNeighbors(): number;
  vicinityKinds(): number;
  vicinityRanks(): number;
  vicinityDistances(): number;
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
  vicinityLayer(): number;
  vicinityVisited(): number;
  vicinityTrace(position: number, seed: number): void;
  vicinityPushBefore(): number;
}

/** How far from the solution a search may go. */
export interface Neighborhood {
  /** How many boxes may be elsewhere than in some position of the solution. */
  readonly astray: number;
  /** Each on one of this many cells nearest to where the solution has one; 0: anywhere. */
  readonly radius: number;
  /**
   * By how many moves, or a third as many pushes, a path may cost more than the solution up to its nearest position.
   */
  readonly lag: number;
}

/** A part of a solution, from after one number of pushes to after another. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Other pushes for a part of the solution. */
export interface Splice extends Stretch {
  readonly pushes: readonly TrailPush[];
}

interface Searched {
  readonly splice: Splice | undefined;
  /** If nothing was gained: pushes of the same cost, not always different ones. */
  readonly sideways: Splice | undefined;
  /** Up to where the stretch was searched: less than its end if the budget ran out first. */
  readonly reached: number;
  readonly configurations: number;
}

/** The rank of a cell that is farther than any radius. */
const FAR = 255;
/**
 * The most cells with tables of all pairs; on larger boards, the radius is ignored and there is no bound on the pushes
 * left.
 */
const MAX_PAIRED = 1200;
/** The greatest push distance, and the value for cells that can't be reached. */
const [MAX_PUSHES, UNREACHABLE] = [254, 255];
/** Costs within one search are 16 bits. */
const MAX_COST = 60_000;
/** The most configurations of a search. */
const MAX_CONFIGURATIONS = 2 ** 24;
/** The blocks of its memory that are sized for the largest search: configurations, their table, the queue. */
const FRESH_BLOCKS = [0, 1, 2] as const;
/** Player cells per slice, a millisecond or two. */
const CELLS_PER_SLICE = 65_536;
/** A typical ratio. */
const MOVES_PER_PUSH = 3;
const RUNNING = 0;
const START = -1;
const [LIVE, GOAL] = [1, 2];

/** The cells the player can reach if boxes don't block, in order. */
function playerCells(level: Level): number[] {
  const deltas = Object.values(offsets(level.width));
  const seen = new Uint8Array(level.walls.length);
  const cells = [level.start.player];
  seen[level.start.player] = 1;
  for (const cell of cells) {
    for (const delta of deltas) {
      const next = cell + delta;
      if (level.walls[next] || seen[next]) continue;
      seen[next] = 1;
      cells.push(next);
    }
  }
  return cells.sort((a, b) => a - b);
}

/** For each pair of cells, how many live cells are nearer to the first by walking than the second is. */
function writeRanks(ranks: Uint8Array, neighbors: Uint16Array, kinds: Uint8Array, count: number): void {
  const seen = new Uint32Array(count);
  const queue = new Uint16Array(count);
  ranks.fill(FAR);
  for (let start = 0; start < count; start++) {
    queue[0] = start;
    seen[start] = start + 1;
    let rank = 0;
    for (let head = 0, tail = 1; head < tail && rank < FAR; head++) {
      const cell = queue[head] as number;
      if (head > 0 && (kinds[cell] as number) & LIVE) ranks[start * count + cell] = rank++;
      for (let way = 0; way < 4; way++) {
        const next = neighbors[cell * 4 + way] as number;
        if (next === count || seen[next] === start + 1) continue;
        seen[next] = start + 1;
        queue[tail++] = next;
      }
    }
  }
}

/** The number of pushes from each cell to each other one if nothing else blocks. */
function writeDistances(distances: Uint8Array, neighbors: Uint16Array, kinds: Uint8Array, count: number): void {
  const queue = new Uint16Array(count);
  distances.fill(UNREACHABLE);
  for (let start = 0; start < count; start++) {
    const row = start * count;
    queue[0] = start;
    distances[row + start] = 0;
    for (let head = 0, tail = 1; head < tail; head++) {
      const cell = queue[head] as number;
      const farther = Math.min(MAX_PUSHES, (distances[row + cell] as number) + 1);
      for (let way = 0; way < 4; way++) {
        const next = neighbors[cell * 4 + way] as number;
        if (next === count || neighbors[cell * 4 + (way ^ 2)] === count) continue;
        if (distances[row + next] !== UNREACHABLE || !((kinds[next] as number) & LIVE)) continue;
        distances[row + next] = farther;
        queue[tail++] = next;
      }
    }
  }
}

/** Writes the level to the kernel. */
function uploadLevel(kernel: VicinityKernel, level: Level, cells: readonly number[], numbers: Int32Array): void {
  const count = cells.length;
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  const dead = deadCells(level);
  const neighbors = new Uint16Array(kernel.memory.buffer, kernel.vicinityNeighbors(), (count + 1) * 4).fill(count);
  const kinds = new Uint8Array(kernel.memory.buffer, kernel.vicinityKinds(), count + 1);
  for (const [index, cell] of cells.entries()) {
    for (const [way, delta] of deltas.entries()) neighbors[index * 4 + way] = numbers[cell + delta] as number;
    kinds[index] = (dead[cell] ? 0 : LIVE) | (level.goalMap[cell] ? GOAL : 0);
  }
  if (count > MAX_PAIRED) return;
  const ranks = new Uint8Array(kernel.memory.buffer, kernel.vicinityRanks(), count * count);
  writeRanks(ranks, neighbors, kinds, count);
  const distances = new Uint8Array(kernel.memory.buffer, kernel.vicinityDistances(), count * count);
  writeDistances(distances, neighbors, kinds, count);
}

/** One more than the ways to place the boxes, which no search reaches; at most as many as the kernel can number. */
function mostConfigurations(cells: number, boxes: number): number {
  let ways = 1;
  for (let i = 0; i < Math.min(boxes, cells - boxes) && ways < MAX_CONFIGURATIONS; i++) {
    ways = (ways * (cells - i)) / (i + 1);
  }
  return Math.min(MAX_CONFIGURATIONS, Math.round(ways) + 1);
}

/** A kernel with room for stretches of a level's solutions, or undefined if the memory is too small. */
export function openVicinity(level: Level, bytes: number, longest: Trail): VicinitySearch | undefined {
  const kernel = loadKernel<VicinityKernel & { readonly memory: KernelMemory }>();
  kernel.arenaLimit(bytes);
  const cells = playerCells(level);
  const count = cells.length;
  if (count > 0xfffe) return undefined;
  const isPaired = count <= MAX_PAIRED ? 1 : 0;
  const mostCost = Math.min(MAX_COST, 2 * (longest.moves.at(-1) as number) + 512);
  const mostPositions = 3 * longest.pushes.length + 64;
  const numbers = new Int32Array(level.walls.length).fill(count);
  for (const [index, cell] of cells.entries()) numbers[cell] = index;
  const boxes = level.start.boxes.filter((box) => numbers[box] !== count).length;
  const most = mostConfigurations(count, boxes);
  const limit = kernel.vicinityOpen(count, mostPositions, isPaired, isPaired, mostCost, most);
  if (limit === 0) {
    releaseKernel(kernel);
    return undefined;
  }
  uploadLevel(kernel, level, cells, numbers);
  return new VicinitySearch(kernel, level, cells, numbers, mostPositions, limit);
}

/** Searches near solutions of one level. A class, so that its methods are compiled once and not for every level. */
export class VicinitySearch {
  private readonly kernel: VicinityKernel;
  private readonly level: Level;
  /** Grid cells the player can reach, by number; and the numbers by grid cell (for all others: the count of cells). */
  private readonly cells: readonly number[];
  private readonly numbers: Int32Array;
  private readonly deltas: readonly number[];
  private readonly mostPositions: number;
  private traces = 0;
  /** Configurations there is room for. */
  readonly limit: number;

  constructor(
    kernel: VicinityKernel,
    level: Level,
    cells: readonly number[],
    numbers: Int32Array,
    mostPositions: number,
    limit: number,
  ) {
    this.kernel = kernel;
    this.level = level;
    this.cells = cells;
    this.numbers = numbers;
    this.deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
    this.mostPositions = mostPositions;
    this.limit = limit;
  }

  /** The memory it has written. */
  bytes(): number {
    return this.fresh().reduce((bytes, [from, until]) => bytes - (until - from), this.kernel.arenaBytes() >>> 0);
  }

  /** Releases its memory to the next search. Must be the last call. */
  close(): void {
    releaseKernel(this.kernel, this.fresh());
  }

  /** The parts of its memory that no search has written, from the first to the last. */
  private fresh(): MemoryPart[] {
    return FRESH_BLOCKS.map((block) => [
      this.kernel.vicinityFresh(block) >>> 0,
      this.kernel.vicinityFreshEnd(block) >>> 0,
    ]);
  }

  /** Player cells visited so far. */
  visited(): number {
    return this.kernel.vicinityVisited();
  }

  /** The end of the longest stretch from here whose positions and costs fit. */
  longest(trail: Trail, from: number): number {
    let until = from;
    const most = (trail.moves[from] as number) + MAX_COST / 2;
    const last = Math.min(trail.pushes.length, from + this.mostPositions - 1);
    while (until < last && (trail.moves[until + 1] as number) <= most) until++;
    return until;
  }

  /**
   * Searches a stretch within this many configurations. Yields between slices; `isStopped` ends it, and gains up to
   * then are kept. With another solution `spine`, positions near it count as near, too; then the stretch must be the
   * whole solution.
   */
  *search(
    trail: Trail,
    stretch: Stretch,
    metric: Metric,
    neighborhood: Neighborhood,
    configurations: number,
    isStopped: () => boolean,
    spine?: Trail,
  ): Generator<void, Searched, void> {
    const { kernel } = this;
    this.writePath(trail, stretch, metric, 0);
    const count = stretch.until - stretch.from + 1;
    const until = Math.min(spine?.pushes.length ?? -1, this.mostPositions - count - 1);
    if (spine && until >= 0) this.writePath(spine, { from: 0, until }, metric, count);
    const isEndFree = stretch.until === trail.pushes.length ? 1 : 0;
    const { astray, radius } = neighborhood;
    const byPushes = metric === 'pushes';
    const lag = byPushes ? Math.ceil(neighborhood.lag / MOVES_PER_PUSH) : neighborhood.lag;
    kernel.vicinityBegin(count + until + 1, count, byPushes ? 1 : 0, astray, radius, lag, isEndFree);
    let state = RUNNING;
    while (state === RUNNING && kernel.vicinityConfigurations() < configurations) {
      state = kernel.vicinityStep(CELLS_PER_SLICE);
      if (isStopped()) break;
      yield;
    }
    return this.found(trail, stretch, metric);
  }

  /** The result of the search that has ended. */
  private found(trail: Trail, stretch: Stretch, metric: Metric): Searched {
    const { kernel } = this;
    let [bestFirst, bestSecond] = [0, 0];
    let at = -1;
    let same = -1;
    let reached = 0;
    const last = stretch.until - stretch.from;
    for (let index = 1; index <= last; index++) {
      const first = kernel.vicinityFirst(index);
      if (first < 0) continue;
      // the cost of the position in the solution, and in the search; first metric, then second
      const moves = (trail.moves[stretch.from + index] as number) - (trail.moves[stretch.from] as number);
      const gainFirst = (metric === 'moves' ? moves : index) - first;
      const gainSecond = (metric === 'moves' ? index : moves) - kernel.vicinitySecond(index);
      if (first <= kernel.vicinityLayer()) reached = index;
      if (gainFirst === 0 && gainSecond === 0) same = index;
      if (gainFirst < bestFirst || (gainFirst === bestFirst && gainSecond < bestSecond)) continue;
      if (gainFirst > 0 || (gainFirst === 0 && gainSecond > 0)) {
        [bestFirst, bestSecond, at] = [gainFirst, gainSecond, index];
      }
    }
    return {
      splice: this.spliceTo(stretch, at),
      sideways: at < 0 ? this.spliceTo(stretch, same) : undefined,
      reached: stretch.from + reached,
      configurations: kernel.vicinityConfigurations(),
    };
  }

  private spliceTo({ from }: Stretch, index: number): Splice | undefined {
    const pushes = index < 0 ? undefined : this.pushesTo(index);
    return pushes && { from, until: from + index, pushes };
  }

  private pushesTo(index: number): TrailPush[] | undefined {
    const { kernel, cells } = this;
    kernel.vicinityTrace(index, ++this.traces);
    const pushes: TrailPush[] = [];
    for (let packed = kernel.vicinityPushBefore(); packed !== START; packed = kernel.vicinityPushBefore()) {
      if (packed < 0 || pushes.length > MAX_COST) return undefined;
      pushes.push({ from: cells[packed >>> 2] as number, way: packed & 3 });
    }
    return pushes.reverse();
  }

  /** Writes the positions of a stretch with their costs from its beginning, as position `first` and the following. */
  private writePath(trail: Trail, { from, until }: Stretch, metric: Metric, first: number): void {
    const { kernel, level, numbers } = this;
    const boxes = new Uint32Array(Math.ceil(this.cells.length / 64) * 2);
    for (const box of level.start.boxes) this.flip(boxes, box);
    let { player } = level.start;
    const memory = new Uint32Array(kernel.memory.buffer);
    for (let i = 0; i <= until; i++) {
      if (i >= from) {
        const at = kernel.vicinityPosition(first + i - from) / 4;
        const moves = (trail.moves[i] as number) - (trail.moves[from] as number);
        for (let word = 0; word < boxes.length; word++) memory[at + word] = boxes[word] as number;
        // the boxes are followed by the key, which the kernel computes
        const rest = at + boxes.length + 2;
        memory[rest] = numbers[player] as number;
        memory[rest + 1] = metric === 'moves' ? moves : i - from;
        memory[rest + 2] = metric === 'moves' ? i - from : moves;
      }
      if (i === until) break;
      const push = trail.pushes[i] as TrailPush;
      this.flip(boxes, push.from);
      this.flip(boxes, push.from + (this.deltas[push.way] as number));
      player = push.from;
    }
  }

  /** Adds a cell to a set of boxes or removes it. A box that the player can never reach stays where it is. */
  private flip(set: Uint32Array, cell: number): void {
    const bit = this.numbers[cell] as number;
    if (bit < this.cells.length) set[bit >>> 5] = (set[bit >>> 5] as number) ^ (1 << (bit & 31));
  }
}
