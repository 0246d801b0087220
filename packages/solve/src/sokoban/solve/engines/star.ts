// The A* search over pushes as an engine.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import {
  type EngineState,
  KERNEL_METRICS,
  STAR_TECHNIQUES,
  STATES,
  type StarMetric,
  type StarTechnique,
} from '../../../kernel/parameters.js';
import {
  type EngineBoard,
  freshKernel,
  holdKernel,
  idleEngine,
  type KernelEngine,
  type LevelKernel,
  NO_END,
  readPushes,
  simplifiedBoard,
} from './engine.js';
import { movesOfPushes } from './push-path.js';

interface StarKernel extends LevelKernel {
  starBegin(switches: number, which: number, most: number, second: number): number;
  starAgain(most: number, mostSecond: number): number;
  starBeam(breadth: number, above: number, away: number, perPattern: number): void;
  starStep(budget: number, nodes: number): number;
  starWork(): number;
  starCeiling(first: number, second: number): void;
  starIsReady(): number;
  starBound(): number;
  starLayer(): number;
  starExpanded(): number;
  starGenerated(): number;
  starLargeRoom(): number;
  roomBuffer(most: number): number;
}

/**
 * How a beam for pushes ranks nodes, in units of a closed cell: the weight of a push beyond the bound of the start and
 * of a box off its goal. `perPattern`: how many nodes of a layer may differ only in which goals are occupied (0: any
 * number). A beam for moves ranks by moves.
 */
interface BeamWeights {
  readonly above: number;
  readonly away: number;
  readonly perPattern: number;
}

const ORDERS = {
  bound: { above: 8, away: 4, perPattern: 1 },
  home: { above: 0, away: 3, perPattern: 6 },
  floor: { above: 0, away: 0, perPattern: 6 },
  /** Boxes off goals come before everything else. */
  straight: { above: 0, away: 256, perPattern: 0 },
} as const satisfies Readonly<Record<string, BeamWeights>>;
type BeamOrder = keyof typeof ORDERS;
/** The orders that take turns if nothing is known about the level. */
export const BEAM_ORDERS: readonly BeamOrder[] = ['bound', 'home', 'floor'];

interface StarLimits {
  /** Search only for solutions that beat this score: first metric, then second. */
  readonly known?: readonly [first: number, second: number];
  /** Expand at most this many nodes per layer. Fast, but running out of nodes proves nothing. */
  readonly breadth?: number;
  readonly order?: BeamOrder | BeamWeights;
}

interface StarOptions extends StarLimits {
  readonly goal: StarMetric;
  /** Techniques to switch off, for measurements. */
  readonly without?: readonly StarTechnique[];
  /** With the goal `moves-then-pushes`: also use the bound of rooms. */
  readonly division?: Division;
}

/** The floor in rooms, in the order in which they charge for moves, as cells of the grid. */
export interface Division {
  readonly rooms: readonly (readonly number[])[];
  /** If the table of a room has more entries, the search ends as `unfit`. */
  readonly mostEntries: number;
}

export interface Star extends KernelEngine {
  /**
   * Whether the set-up is complete. It takes seconds on the largest boards, so it runs slice by slice in `step`,
   * without counting as work. Until then there is no bound.
   */
  isReady(): boolean;
  /** Starts over with other limits; what was computed about the level stays. */
  again(limits: StarLimits): void;
  /** In a search layer by layer: the number of pushes of the current layer. */
  layer(): number;
  /** The room whose table has too many entries; -1: none. */
  largeRoom(): number;
}

const NOTHING_KNOWN = [-1, -1] as const;

export function openStar(level: Level, bytes: number, options: StarOptions): Star {
  const { goal, known, breadth = 0, order = 'floor', without = [], division } = options;
  const board = simplifiedBoard(level);
  if (!board) {
    return {
      ...idleEngine('a-star', 'unsolvable'),
      isReady: () => true,
      again() {},
      layer: () => 0,
      largeRoom: () => -1,
    };
  }
  const fresh = freshKernel<StarKernel>(board, bytes);
  if (division) uploadRooms(fresh, board, division);
  const kernel = holdKernel(fresh);
  const switches = STAR_TECHNIQUES.reduce((set, name, bit) => (without.includes(name) ? set : set | (1 << bit)), 0);
  const which = KERNEL_METRICS.indexOf(goal);
  const [most, second] = known ?? NOTHING_KNOWN;
  const setBeam = (breadth: number, order: BeamOrder | BeamWeights): void => {
    const { above, away, perPattern } = typeof order === 'string' ? ORDERS[order] : order;
    kernel().starBeam(breadth, above, away, perPattern);
  };
  setBeam(breadth, order);
  let state = STATES[kernel().starBegin(switches, which, most, second)] as EngineState;
  return {
    name: 'a-star',
    step(budget, nodes = NO_END) {
      if (state === 'running') state = STATES[kernel().starStep(budget, Math.min(nodes, NO_END))] as EngineState;
      return state;
    },
    isReady: () => kernel().starIsReady() !== 0,
    again(limits) {
      const [first, tie] = limits.known ?? NOTHING_KNOWN;
      setBeam(limits.breadth ?? 0, limits.order ?? 'floor');
      state = STATES[kernel().starAgain(first, tie)] as EngineState;
    },
    work: () => kernel().starWork(),
    lowerBound: () => kernel().starBound(),
    // With regions, the second metric is ignored: a tie is not an improvement.
    beat: (first, second) => kernel().starCeiling(first, goal === 'pushes' ? 0 : second),
    expanded: () => kernel().starExpanded(),
    generated: () => kernel().starGenerated(),
    bytes: () => kernel().arenaSize(),
    limitBytes: (most) => kernel().arenaLimit(Math.max(0, most)),
    layer: () => (kernel().starIsReady() !== 0 ? kernel().starLayer() : 0),
    largeRoom: () => kernel().starLargeRoom(),
    answer: () => movesOfPushes(level, readPushes(kernel().solutionPushCount(), kernel().solutionPush)),
    close: kernel.close,
  };
}

/** One byte per cell of the grid: the number of its room, from 1. */
function uploadRooms(kernel: StarKernel, board: EngineBoard, { rooms, mostEntries }: Division): void {
  const at = kernel.roomBuffer(mostEntries);
  if (at === 0) return;
  const numbers = new Uint8Array(kernel.memory.buffer, at, board.width * board.height);
  rooms.forEach((room, index) => {
    for (const cell of room) numbers[cell] = index + 1;
  });
}
