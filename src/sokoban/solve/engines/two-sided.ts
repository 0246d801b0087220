// The two-sided bit-parallel search as an engine, for either metric.

import { type EngineState, STATES } from '../../../kernel/parameters.js';
import type { Level } from '../../rules/level.js';
import {
  freshKernel,
  holdKernel,
  type KernelEngine,
  type LevelKernel,
  NO_END,
  readPushes,
  simplifiedBoard,
  unsolvableEngine,
} from './engine.js';
import { movesOfPushes } from './macro-path.js';

/** One list entry costs about a fifth of an A* node. */
export const ENTRIES_A_NODE = 5;

interface TwoSidedKernel extends LevelKernel {
  twoSidedBegin(metric: number): number;
  twoSidedStep(budget: number, nodes: number): number;
  twoSidedWork(): number;
  twoSidedBound(): number;
  twoSidedHasMet(): number;
  twoSidedExpanded(): number;
  twoSidedGenerated(): number;
  twoSidedPushCount(): number;
  twoSidedPush(index: number): number;
}

export function openTwoSided(level: Level, metric: 'moves' | 'pushes', bytes: number): KernelEngine {
  const board = simplifiedBoard(level);
  if (!board) return unsolvableEngine('two-sided');
  const kernel = holdKernel(freshKernel<TwoSidedKernel>(board, bytes));
  let state = STATES[kernel().twoSidedBegin(metric === 'moves' ? 0 : 1)] as EngineState;
  const hasBegun = state === 'running';
  return {
    name: 'two-sided',
    step(budget, nodes = NO_END) {
      if (state === 'running') state = STATES[kernel().twoSidedStep(budget, Math.min(nodes, NO_END))] as EngineState;
      return state;
    },
    work: () => kernel().twoSidedWork(),
    lowerBound: () => (hasBegun ? kernel().twoSidedBound() : 0),
    hasProof: () => hasBegun && kernel().twoSidedHasMet() !== 0,
    // A search by whole layers has no bound to prune with.
    beat: () => {},
    expanded: () => kernel().twoSidedExpanded(),
    generated: () => kernel().twoSidedGenerated(),
    bytes: () => kernel().arenaSize(),
    limitBytes: (most) => kernel().arenaLimit(Math.max(0, most)),
    answer: () => movesOfPushes(level, readPushes(kernel().twoSidedPushCount(), kernel().twoSidedPush)),
    close: kernel.close,
  };
}
