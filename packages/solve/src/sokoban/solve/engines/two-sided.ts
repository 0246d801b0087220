// The two-sided bit-parallel search as an engine, for either metric. The kernel is loaded with the first step: A* solves many
// small levels before.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type EngineState, STATES } from '../../../kernel/parameters.js';
import {
  CLOSED,
  freshKernel,
  type HeldKernel,
  holdKernel,
  idleEngine,
  type KernelEngine,
  type LevelKernel,
  NO_END,
  readPushes,
  simplifiedBoard,
} from './engine.js';
import { movesOfPushes } from './push-path.js';

/** One list entry costs about a fifth of an A* node. */
export const ENTRIES_PER_NODE = 5;

interface TwoSidedKernel extends LevelKernel {
  twoSidedBegin(metric: number): number;
  twoSidedStep(budget: number, nodes: number): number;
  twoSidedWork(): number;
  twoSidedBound(): number;
  twoSidedHasMet(): number;
  twoSidedExpanded(): number;
  twoSidedGenerated(): number;
}

export function openTwoSided(level: Level, metric: 'moves' | 'pushes', bytes: number): KernelEngine {
  const board = simplifiedBoard(level);
  if (!board) return idleEngine('two-sided', 'unsolvable');
  let most = bytes;
  let kernel: HeldKernel<TwoSidedKernel> | undefined;
  let state: EngineState = 'running';
  let hasBegun = false;
  let isClosed = false;
  const begin = (): TwoSidedKernel => {
    kernel = holdKernel(freshKernel<TwoSidedKernel>(board, most));
    state = STATES[kernel().twoSidedBegin(metric === 'moves' ? 0 : 1)] as EngineState;
    hasBegun = state === 'running';
    return kernel();
  };
  const kernelHeld = (): TwoSidedKernel | undefined => {
    if (isClosed) throw new Error(CLOSED);
    return kernel?.();
  };
  return {
    name: 'two-sided',
    step(budget, nodes = NO_END) {
      const opened = kernelHeld() ?? begin();
      if (state === 'running') state = STATES[opened.twoSidedStep(budget, Math.min(nodes, NO_END))] as EngineState;
      return state;
    },
    work: () => kernelHeld()?.twoSidedWork() ?? 0,
    lowerBound: () => (hasBegun ? (kernelHeld()?.twoSidedBound() ?? 0) : 0),
    hasProof: () => hasBegun && kernelHeld()?.twoSidedHasMet() !== 0,
    // A search by whole layers has no bound to prune with.
    beat: () => {},
    expanded: () => kernelHeld()?.twoSidedExpanded() ?? 0,
    generated: () => kernelHeld()?.twoSidedGenerated() ?? 0,
    bytes: () => kernelHeld()?.arenaSize() ?? 0,
    limitBytes(limit) {
      most = Math.max(0, limit);
      kernelHeld()?.arenaLimit(most);
    },
    answer: () => {
      const opened = kernelHeld();
      return opened ? movesOfPushes(level, readPushes(opened.solutionPushCount(), opened.solutionPush)) : [];
    },
    close() {
      kernel?.close();
      isClosed = true;
    },
  };
}
