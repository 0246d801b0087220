// The any-solution engine of the kernel, level by level: uploads a floor, runs slices, reads the macro moves of a solution.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { loadKernel, releaseKernel } from '../../../kernel/load.js';
import {
  ANY_TECHNIQUES,
  COUNTS,
  type CountId,
  type EngineState,
  RUNS,
  type RunId,
  STATES,
} from '../../../kernel/parameters.js';
import { type LevelKernel, NO_END, uploadBoard } from './engine.js';
import { type Floor, floorWalls } from './floor.js';

/** The functions of the kernel that the engine calls. */
export interface FeatureSpaceKernel extends LevelKernel {
  fessPrepare(techniques: number, runs: number): number;
  fessAnalyze(cells: number): number;
  fessRun(turns: number, nodes: number): number;
  fessExpanded(): number;
  fessPlanNodes(): number;
  fessFoundRun(): number;
  perimeterBatch(): number;
  perimeterTake(): number;
  perimeterGive(entries: number): void;
  fessCount(which: number): number;
  fessWay(run: number, rest: number): number;
  fessSteps(): number;
  /** A part of a macro move: 0 its box, 1 its destination, 2 the player's area afterward. */
  fessStep(index: number, what: number): number;
}

/** One box pushed from one grid cell to another; the player ends in the area of the cell `area`. */
export interface Macro {
  readonly from: number;
  readonly to: number;
  readonly area: number;
}

export interface FeatureSpace {
  /** Analyzes some more of the level; true once the runs may begin. */
  analyze(): boolean;
  /** Runs this many turns, and makes at most this many expansions; no turn follows the last of them. */
  run(turns: number, nodes?: number): EngineState;
  /** In playing order, once `run` has returned `solved`. */
  macros(): Macro[];
  /** From the start to the best board of a loose run; empty if there is none. */
  wayToBest(run: RunId): Macro[];
  /** From the target of a loose run to the solved board; empty unless the target has one area. */
  restFromTarget(run: RunId): Macro[];
  expanded(): number;
  planNodes(): number;
  /** Which run found the solution. */
  foundRun(): RunId;
  count(which: CountId): number;
  bytes(): number;
  /** Boards seen since the last call, for another engine on the same level. Valid until the engine is used again. */
  news(): Uint8Array;
  /** Takes in the news of another engine on the same level. */
  learn(news: Uint8Array): void;
  /** Releases its memory to the next search. Must be the last call. */
  close(): void;
}

/** The names of what can be switched off in the engine: techniques, and runs with the prefix `run:`. */
export const ENGINE_SWITCHES: readonly string[] = [...ANY_TECHNIQUES, ...RUNS.map((run) => `run:${run}`)];

/** One bit per name, except for those in `without`. */
function bitsWithout(names: readonly string[], without: readonly string[]): number {
  return names.reduce((bits, name, bit) => (without.includes(name) ? bits : bits | (1 << bit)), 0);
}

/** Pairs of cells per slice of the analysis: a few milliseconds. */
const ANALYSIS_SLICE = 200_000;
/** Bytes per board that one engine sends to another. */
const ENTRY_BYTES = 24;
/** The most memory that a kernel can have, whatever the limit. */
const MAX_KERNEL_BYTES = 2 ** 32;
/** Bytes of the tables of distances between any two cells, for each pair. */
const PAIR_BYTES = 4;

/** An engine for the level, or undefined if the memory is too small for it. Tests load a module of their own. */
export function openFeatureSpace(
  level: Level,
  floor: Floor,
  bytes: number,
  without: readonly string[] = [],
  load: () => FeatureSpaceKernel = loadKernel,
): FeatureSpace | undefined {
  if (floor.cells.length ** 2 * PAIR_BYTES > Math.min(bytes, MAX_KERNEL_BYTES) / 2) return undefined;
  const kernel = load();
  const { cells } = floor;
  const { width, height } = level;
  kernel.arenaLimit(bytes);
  const techniques = bitsWithout(ANY_TECHNIQUES, without);
  const runs = bitsWithout(ENGINE_SWITCHES.slice(ANY_TECHNIQUES.length), without);
  const isUploaded = uploadBoard(kernel, { width, height, ...floor, walls: floorWalls(floor) });
  if (!isUploaded || !kernel.fessPrepare(techniques, runs)) {
    releaseKernel(kernel);
    return undefined;
  }
  const slice = Math.max(1, Math.floor(ANALYSIS_SLICE / cells.length));
  return {
    analyze: () => kernel.fessAnalyze(slice) !== 0,
    run: (turns, nodes = NO_END) => STATES[kernel.fessRun(turns, Math.min(nodes, NO_END))] as EngineState,
    macros: () => readMacros(kernel, cells),
    wayToBest: (run) => (kernel.fessWay(RUNS.indexOf(run), 0) ? readMacros(kernel, cells) : []),
    restFromTarget: (run) => (kernel.fessWay(RUNS.indexOf(run), 1) ? readMacros(kernel, cells) : []),
    expanded: () => kernel.fessExpanded(),
    planNodes: () => kernel.fessPlanNodes(),
    foundRun: () => RUNS[kernel.fessFoundRun()] as RunId,
    count: (which) => kernel.fessCount(COUNTS.indexOf(which)),
    news() {
      // read the buffer last: preparing the batch may allocate memory and move it
      const batch = kernel.perimeterBatch() >>> 0;
      const entries = kernel.perimeterTake();
      return new Uint8Array(kernel.memory.buffer, batch, entries * ENTRY_BYTES);
    },
    learn(news) {
      const batch = kernel.perimeterBatch() >>> 0;
      if (!batch) return;
      new Uint8Array(kernel.memory.buffer, batch, news.length).set(news);
      kernel.perimeterGive(news.length / ENTRY_BYTES);
    },
    bytes: () => kernel.arenaSize(),
    close: () => releaseKernel(kernel),
  };
}

function readMacros(kernel: FeatureSpaceKernel, cells: readonly number[]): Macro[] {
  const stepCell = (step: number, what: number): number => cells[kernel.fessStep(step, what)] as number;
  return Array.from({ length: kernel.fessSteps() }, (_, step) => ({
    from: stepCell(step, 0),
    to: stepCell(step, 1),
    area: stepCell(step, 2),
  }));
}
