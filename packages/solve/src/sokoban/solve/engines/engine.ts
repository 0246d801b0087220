// The interface of a search as the optimal solvers use it: stepped in slices, with its own memory.

import type { Direction } from '@masu/core/base/grid.js';
import type { Stage } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type KernelMemory, loadKernel, releaseKernel } from '../../../kernel/load.js';
import { CELL_BITS, type EngineState } from '../../../kernel/parameters.js';
import { floorWalls, makeFloor } from './floor.js';
import type { EngineCounts } from './meter.js';

/** One push: the cell the box leaves and the cell it enters, on the level's grid. */
export type EnginePush = readonly [from: number, onto: number];

export interface KernelEngine {
  readonly name: Stage;
  /**
   * Works for about `budget` units and expands at most `nodes` states, then returns its state. The same amount of work
   * leads to the same state, however it is divided into steps. `unfit`: this engine can't handle the level.
   */
  step(budget: number, nodes?: number): EngineState;
  /** Units of work so far. */
  work(): number;
  /** No solution is shorter than this, in the engine's metric. */
  lowerBound(): number;
  /** Whether its bound is the proven optimum, with only the second metric and the solution left to find. */
  hasProof?(): boolean;
  /**
   * A solution of this score is known, first metric and then second. An engine may skip whatever doesn't beat it; then
   * `unsolvable` means that nothing does.
   */
  beat(first: number, second: number): void;
  expanded(): number;
  generated(): number;
  /** The memory it holds or reserves. */
  bytes(): number;
  /** The memory it has written, if it reserves more than it needs at first. */
  writtenBytes?(): number;
  /** Lets its memory grow to this size in total. */
  limitBytes(bytes: number): void;
  /** The moves of the solution, once solved. */
  answer(): readonly Direction[];
  /**
   * Releases its memory to the next search at once, instead of leaving it to the garbage collector. Must be the last
   * call.
   */
  close?(): void;
}

/** More states than any search expands. */
export const NO_END = 2 ** 31 - 1;

export interface LevelKernel {
  readonly memory: KernelMemory;
  levelBuffer(width: number, height: number): number;
  arenaLimit(bytes: number): void;
  arenaSize(): number;
  arenaTop(): number;
  solutionPushCount(): number;
  solutionPush(index: number): number;
}

/** What is uploaded: cells of the grid. */
export interface EngineBoard {
  readonly width: number;
  readonly height: number;
  readonly walls: ArrayLike<number>;
  readonly goals: readonly number[];
  readonly boxes: readonly number[];
  readonly player: number;
}

/** Writes a board into the level buffer. False: out of memory. */
export function uploadBoard(kernel: LevelKernel, board: EngineBoard): boolean {
  const size = board.width * board.height;
  const at = kernel.levelBuffer(board.width, board.height);
  if (at === 0) return false;
  const letters = new Uint8Array(kernel.memory.buffer, at, size);
  for (let cell = 0; cell < size; cell++) letters[cell] = board.walls[cell] ? CELL_BITS.wall : 0;
  const mark = (cells: readonly number[], bit: number): void => {
    for (const cell of cells) letters[cell] = (letters[cell] as number) | bit;
  };
  mark(board.goals, CELL_BITS.goal);
  mark(board.boxes, CELL_BITS.box);
  mark([board.player], CELL_BITS.player);
  return true;
}

const boards = new WeakMap<Level, { readonly board: EngineBoard | undefined }>();

/** The level with dead ends filled and immovable boxes as walls; undefined if that proves it unsolvable. */
export function simplifiedBoard(level: Level): EngineBoard | undefined {
  const known = boards.get(level);
  if (known) return known.board;
  const floor = makeFloor(level);
  const board = floor && { width: level.width, height: level.height, ...floor, walls: floorWalls(floor) };
  boards.set(level, { board });
  return board;
}

/** A fresh instance with a level as it is; tests load a module of their own. */
export function kernelWith<Kernel extends LevelKernel>(level: Level, bytes: number, load: () => Kernel): Kernel {
  const { width, height, walls, goals } = level;
  return freshKernel({ width, height, walls, goals, ...level.start }, bytes, load);
}

/** A fresh instance with a board in it. */
export function freshKernel<Kernel extends LevelKernel>(
  board: EngineBoard,
  bytes: number,
  load: () => Kernel = loadKernel,
): Kernel {
  const kernel = load();
  kernel.arenaLimit(bytes);
  uploadBoard(kernel, board);
  return kernel;
}

/** Why an engine throws. */
export const CLOSED = 'a closed engine was asked';

/** A kernel until it is closed; after that its memory may belong to another search, and using it is a bug. */
export interface HeldKernel<Kernel> {
  (): Kernel;
  close(): void;
}

export function holdKernel<Kernel extends LevelKernel>(kernel: Kernel): HeldKernel<Kernel> {
  let kernelHeld: Kernel | undefined = kernel;
  const hold = (): Kernel => {
    if (!kernelHeld) throw new Error(CLOSED);
    return kernelHeld;
  };
  const close = (): void => {
    if (kernelHeld) releaseKernel(kernelHeld);
    kernelHeld = undefined;
  };
  return Object.assign(hold, { close });
}

/** An engine that is always in one state, with the figures of another one; without that, it has done nothing. */
export function idleEngine(name: Stage, state: EngineState, before?: KernelEngine): KernelEngine {
  const [work, bound] = [before?.work() ?? 0, before?.lowerBound() ?? 0];
  const [expanded, generated] = [before?.expanded() ?? 0, before?.generated() ?? 0];
  return {
    name,
    step: () => state,
    work: () => work,
    lowerBound: () => bound,
    beat: () => {},
    expanded: () => expanded,
    generated: () => generated,
    bytes: () => 0,
    limitBytes: () => {},
    answer: () => [],
  };
}

/** The figures of an engine so far. */
export const engineCounts = (engine: KernelEngine): EngineCounts => ({
  expanded: engine.expanded(),
  generated: engine.generated(),
  bytes: engine.bytes(),
});

/** The pushes of a kernel's solution, from the first. */
export function readPushes(count: number, pushAt: (index: number) => number): readonly EnginePush[] {
  return Array.from({ length: count }, (_, index): EnginePush => {
    const packed = pushAt(index) >>> 0;
    return [packed >>> 16, packed & 0xffff];
  });
}
