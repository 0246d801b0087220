// The A* search over pushes as an engine.

import type { Level } from '../../rules/level.js';
import { ENGINE_STATES, type Engine, type EngineState, kernelWith, type LevelKernel, type Push } from './engine.js';

interface StarKernel extends LevelKernel {
  starBegin(switches: number, which: number, most: number, mostSecond: number, breadth: number): number;
  starStep(budget: number): number;
  starBound(): number;
  starExpanded(): number;
  starGenerated(): number;
  starPushCount(): number;
  starPush(index: number): number;
}

/** The techniques of the search, in the order of their switches in the kernel. */
export const STAR_TECHNIQUES = ['corrals', 'frozen', 'frozen-mazes', 'pairs'] as const;
export type StarTechnique = (typeof STAR_TECHNIQUES)[number];

/** `pushes`: the player by regions, pushes alone. The others settle both metrics, in this order; numbered as in the kernel. */
export const STAR_GOALS = ['pushes', 'pushes-then-moves', 'moves-then-pushes'] as const;
export type StarGoal = (typeof STAR_GOALS)[number];

export interface StarOptions {
  readonly goal: StarGoal;
  /** Only solutions that beat this one are looked for: first metric, then second. */
  readonly known?: readonly [first: number, second: number];
  /** For pushes-then-moves: at most so many nodes of a layer are opened. Quick, and its end proves nothing. */
  readonly breadth?: number;
  /** Techniques to do without, for measuring. */
  readonly without?: readonly StarTechnique[];
}

export function openStar(level: Level, bytes: number, { goal, known, breadth = 0, without = [] }: StarOptions): Engine {
  const kernel = kernelWith<StarKernel>(level, bytes);
  const switches = STAR_TECHNIQUES.reduce((set, name, bit) => (without.includes(name) ? set : set | (1 << bit)), 0);
  const [most, mostSecond] = known ?? [-1, -1];
  const which = STAR_GOALS.indexOf(goal);
  let state = ENGINE_STATES[kernel.starBegin(switches, which, most, mostSecond, breadth)] as EngineState;
  return {
    name: 'a-star',
    nodesAUnit: 1,
    step(budget) {
      if (state === 'running') state = ENGINE_STATES[kernel.starStep(budget)] as EngineState;
      return state;
    },
    lowerBound: () => kernel.starBound(),
    optimum: () => (state === 'solved' ? kernel.starBound() : undefined),
    expanded: () => kernel.starExpanded(),
    generated: () => kernel.starGenerated(),
    bytes: () => kernel.memory.buffer.byteLength,
    limitBytes: (most) => kernel.arenaLimit(Math.max(0, most)),
    pushes: () =>
      Array.from({ length: kernel.starPushCount() }, (_, index): Push => {
        const packed = kernel.starPush(index) >>> 0;
        return [packed >>> 16, packed & 0xffff];
      }),
  };
}
