// The any-solution engine of the kernel, level by level: uploads a floor, runs slices, reads the macro moves of a solution.

import { type KernelMemory, loadKernel } from '../../../kernel/load.js';
import type { Level } from '../../rules/level.js';
import type { Floor } from './floor.js';

/** The functions of the kernel that the engine calls. */
export interface FeatureSpaceKernel {
  readonly memory: KernelMemory;
  fessLevel(cells: number, boxes: number, switches: number): void;
  fessCell(
    cell: number,
    row: number,
    column: number,
    up: number,
    right: number,
    down: number,
    left: number,
    goal: number,
  ): void;
  fessBox(cell: number): void;
  fessPlayer(cell: number): void;
  fessPrepare(): number;
  fessAnalyse(cells: number): number;
  arenaLimit(bytes: number): void;
  fessRun(turns: number): number;
  fessExpanded(): number;
  fessPlanNodes(): number;
  fessFoundRun(): number;
  perimeterBatch(): number;
  perimeterTake(): number;
  perimeterGive(entries: number): void;
  fessFigure(which: number): number;
  fessSteps(): number;
  /** Of a macro move: 0 its box, 1 where to, 2 the player's area afterwards. */
  fessStep(index: number, what: number): number;
}

/** How a run stands: more to do, solved, the engine is at its end, out of memory, proved unsolvable. */
export const RUN_STATES = ['running', 'solved', 'exhausted', 'full', 'unsolvable'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** One box brought from one grid cell to another, the player ending in the area of `area`. */
export interface Macro {
  readonly from: number;
  readonly to: number;
  readonly area: number;
}

export interface FeatureSpace {
  /** Analyses some more of the level; true once the runs may begin. */
  analyse(): boolean;
  /** Works off so many turns. */
  run(turns: number): RunState;
  /** In playing order, once a run said solved. */
  macros(): Macro[];
  expanded(): number;
  planNodes(): number;
  /** Which run found the solution, from 0. */
  foundRun(): number;
  figure(which: number): number;
  bytes(): number;
  /** Boards seen since it was last asked, for another engine at the same level. Valid until the engine is used again. */
  news(): Uint8Array;
  /** Takes in the news of another engine at the same level. */
  learn(news: Uint8Array): void;
}

/** All techniques on. */
export const ALL_SWITCHES = -1;

/** Cells times cells that a slice of the analysis takes in: a few milliseconds. */
const ANALYSIS_SLICE = 200_000;
/** Bytes of a board seen, as one engine tells another. */
const ENTRY_BYTES = 24;
/** Bytes of the tables of distances between any two cells, for each pair. */
const PAIR_BYTES = 4;

/** An engine for the level, or undefined where the memory is too small for it. Tests load a module of their own. */
export function openFeatureSpace(
  level: Level,
  floor: Floor,
  bytes: number,
  switches = ALL_SWITCHES,
  load: () => FeatureSpaceKernel = loadKernel,
): FeatureSpace | undefined {
  if (floor.cells.length ** 2 * PAIR_BYTES > bytes / 2) return undefined;
  const kernel = load();
  const { cells, numbers } = floor;
  const { width } = level;
  kernel.arenaLimit(bytes);
  kernel.fessLevel(cells.length - 1, floor.boxes.length, switches);
  const numberAt = (cell: number): number => numbers[cell] ?? 0;
  for (let i = 1; i < cells.length; i++) {
    const cell = cells[i] as number;
    const [up, right, down, left] = [cell - width, cell + 1, cell + width, cell - 1].map(numberAt) as [
      number,
      number,
      number,
      number,
    ];
    const goal = floor.goals.includes(cell) ? 1 : 0;
    kernel.fessCell(i, Math.floor(cell / width), cell % width, up, right, down, left, goal);
  }
  for (const box of floor.boxes) kernel.fessBox(numberAt(box));
  kernel.fessPlayer(numberAt(floor.player));
  if (!kernel.fessPrepare()) return undefined;
  const slice = Math.max(1, Math.floor(ANALYSIS_SLICE / cells.length));
  return {
    analyse: () => kernel.fessAnalyse(slice) !== 0,
    run: (turns) => RUN_STATES[kernel.fessRun(turns)] ?? 'exhausted',
    macros: () => readMacros(kernel, cells),
    expanded: () => kernel.fessExpanded(),
    planNodes: () => kernel.fessPlanNodes(),
    foundRun: () => kernel.fessFoundRun(),
    figure: (which) => kernel.fessFigure(which),
    news() {
      // the buffer last: the first batch is taken from memory, which may move it
      const batch = kernel.perimeterBatch();
      const entries = kernel.perimeterTake();
      return new Uint8Array(kernel.memory.buffer, batch, entries * ENTRY_BYTES);
    },
    learn(news) {
      const batch = kernel.perimeterBatch();
      if (!batch) return;
      new Uint8Array(kernel.memory.buffer, batch, news.length).set(news);
      kernel.perimeterGive(news.length / ENTRY_BYTES);
    },
    bytes: () => kernel.memory.buffer.byteLength,
  };
}

function readMacros(kernel: FeatureSpaceKernel, cells: readonly number[]): Macro[] {
  const cellOf = (step: number, what: number): number => cells[kernel.fessStep(step, what)] as number;
  return Array.from({ length: kernel.fessSteps() }, (_, step) => ({
    from: cellOf(step, 0),
    to: cellOf(step, 1),
    area: cellOf(step, 2),
  }));
}
