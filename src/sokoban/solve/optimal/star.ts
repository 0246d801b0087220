// The A* search over pushes as an engine.

import type { Level } from '../../rules/level.js';
import {
  ENGINE_STATES,
  type Engine,
  type EngineState,
  kernelWith,
  type LevelKernel,
  NO_END,
  readPushes,
} from './engine.js';
import { movesOfPushes } from './push-path.js';

interface StarKernel extends LevelKernel {
  starBegin(switches: number, which: number, most: number, second: number, breadth: number, order: number): number;
  starAgain(most: number, mostSecond: number, breadth: number, order: number): number;
  starStep(budget: number, nodes: number): number;
  starWork(): number;
  starCeiling(first: number, second: number): void;
  starBound(): number;
  starExpanded(): number;
  starGenerated(): number;
  starPushCount(): number;
  starPush(index: number): number;
}

/** The techniques of the search, in the order of their switches in the kernel. */
export const STAR_TECHNIQUES = ['corrals', 'frozen', 'frozen-mazes', 'pairs', 'accords'] as const;
export type StarTechnique = (typeof STAR_TECHNIQUES)[number];

/** `pushes`: the player by regions, pushes alone. The others settle both metrics, in this order; numbered as in the kernel. */
export const STAR_GOALS = ['pushes', 'pushes-then-moves', 'moves-then-pushes'] as const;
export type StarGoal = (typeof STAR_GOALS)[number];

/** What looks best to a beam for pushes: much open floor, or boxes at home and then open floor. One for moves goes by them. */
export const BEAM_ORDERS = ['floor', 'home'] as const;
export type BeamOrder = (typeof BEAM_ORDERS)[number];

export interface StarLimits {
  /** Only solutions that beat this one are looked for: first metric, then second. */
  readonly known?: readonly [first: number, second: number];
  /** At most so many nodes of a layer are opened. Quick, and its end proves nothing. */
  readonly breadth?: number;
  readonly order?: BeamOrder;
}

export interface StarOptions extends StarLimits {
  readonly goal: StarGoal;
  /** Techniques to do without, for measuring. */
  readonly without?: readonly StarTechnique[];
}

export interface Star extends Engine {
  /** Begins anew under other limits, wherever it stands; what was worked out about the level stays. */
  again(limits: StarLimits): void;
}

const NOTHING_KNOWN = [-1, -1] as const;

export function openStar(level: Level, bytes: number, options: StarOptions): Star {
  const { goal, known, breadth = 0, order = 'floor', without = [] } = options;
  const kernel = kernelWith<StarKernel>(level, bytes);
  const switches = STAR_TECHNIQUES.reduce((set, name, bit) => (without.includes(name) ? set : set | (1 << bit)), 0);
  const which = STAR_GOALS.indexOf(goal);
  const [most, second] = known ?? NOTHING_KNOWN;
  const by = BEAM_ORDERS.indexOf(order);
  let state = ENGINE_STATES[kernel.starBegin(switches, which, most, second, breadth, by)] as EngineState;
  return {
    name: 'a-star',
    step(budget, nodes = NO_END) {
      if (state === 'running') state = ENGINE_STATES[kernel.starStep(budget, Math.min(nodes, NO_END))] as EngineState;
      return state;
    },
    again(limits) {
      const [first, tie] = limits.known ?? NOTHING_KNOWN;
      const looks = BEAM_ORDERS.indexOf(limits.order ?? 'floor');
      state = ENGINE_STATES[kernel.starAgain(first, tie, limits.breadth ?? 0, looks)] as EngineState;
    },
    work: () => kernel.starWork(),
    lowerBound: () => kernel.starBound(),
    // By regions the second metric is not looked at: a tie is not a win.
    beat: (first, second) => kernel.starCeiling(first, goal === 'pushes' ? 0 : second),
    expanded: () => kernel.starExpanded(),
    generated: () => kernel.starGenerated(),
    bytes: () => kernel.memory.buffer.byteLength,
    limitBytes: (most) => kernel.arenaLimit(Math.max(0, most)),
    answer: () => movesOfPushes(level, readPushes(kernel.starPushCount(), kernel.starPush)),
  };
}
