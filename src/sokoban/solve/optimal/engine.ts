// One search of the kernel as the solvers see it: an instance with its own memory, stepped in slices. The engines
// differ in what they search; they answer alike.

import { type KernelMemory, loadKernel } from '../../../kernel/load.js';
import type { Level } from '../../rules/level.js';

/** What a slice ended with; the numbers are the kernel's. */
export const ENGINE_STATES = ['running', 'solved', 'unsolvable', 'full', 'unfit'] as const;
export type EngineState = (typeof ENGINE_STATES)[number];

/** One push: the cell the box leaves and the cell it comes to, on the level's grid. */
export type Push = readonly [from: number, onto: number];

export interface Engine {
  readonly name: string;
  /** About how many states one unit of work expands. */
  readonly nodesAUnit: number;
  /** Works for about `budget` units, then tells how it stands. `unfit`: this level is not for this engine. */
  step(budget: number): EngineState;
  /** No solution is shorter than this, in the engine's metric. */
  lowerBound(): number;
  /** The least of the first metric, once it is proved, even while the second is still being settled. */
  optimum(): number | undefined;
  expanded(): number;
  generated(): number;
  bytes(): number;
  /** Lets its memory grow so far, in all. */
  limitBytes(bytes: number): void;
  /** The pushes of the solution, once solved. */
  pushes(): readonly Push[];
}

export interface LevelKernel {
  readonly memory: KernelMemory;
  levelBuffer(width: number, height: number): number;
  arenaLimit(bytes: number): void;
  arenaBytes(): number;
}

const WALL = 1;
const GOAL = 2;
const BOX = 4;
const PLAYER = 8;

/** A fresh instance with the level in it. */
export function kernelWith<Kernel extends LevelKernel>(level: Level, bytes: number): Kernel {
  const kernel = loadKernel<Kernel>();
  kernel.arenaLimit(bytes);
  const at = kernel.levelBuffer(level.width, level.height);
  const size = level.width * level.height;
  if (at === 0) return kernel;
  const letters = new Uint8Array(kernel.memory.buffer, at, size);
  for (let cell = 0; cell < size; cell++) letters[cell] = level.walls[cell] ? WALL : level.goalMap[cell] ? GOAL : 0;
  for (const box of level.start.boxes) letters[box] = (letters[box] as number) | BOX;
  letters[level.start.player] = (letters[level.start.player] as number) | PLAYER;
  return kernel;
}
