// The two-sided bit-parallel search as an engine, for either metric.

import type { Level } from '../../rules/level.js';
import { ENGINE_STATES, type Engine, type EngineState, kernelWith, type LevelKernel, type Push } from './engine.js';

interface TwoSidedKernel extends LevelKernel {
  twoSidedBegin(metric: number): number;
  twoSidedStep(budget: number): number;
  twoSidedBound(): number;
  twoSidedHasMet(): number;
  twoSidedExpanded(): number;
  twoSidedGenerated(): number;
  twoSidedPushCount(): number;
  twoSidedPush(index: number): number;
}

export function openTwoSided(level: Level, metric: 'moves' | 'pushes', bytes: number): Engine {
  const kernel = kernelWith<TwoSidedKernel>(level, bytes);
  let state = ENGINE_STATES[kernel.twoSidedBegin(metric === 'moves' ? 0 : 1)] as EngineState;
  const hasBegun = state === 'running';
  return {
    name: 'two-sided',
    // A list entry is a set of squares when layers are moves.
    nodesAUnit: metric === 'moves' ? 16 : 1,
    step(budget) {
      if (state === 'running') state = ENGINE_STATES[kernel.twoSidedStep(budget)] as EngineState;
      return state;
    },
    lowerBound: () => (hasBegun ? kernel.twoSidedBound() : 0),
    optimum: () => (hasBegun && kernel.twoSidedHasMet() ? kernel.twoSidedBound() : undefined),
    expanded: () => kernel.twoSidedExpanded(),
    generated: () => kernel.twoSidedGenerated(),
    bytes: () => kernel.memory.buffer.byteLength,
    limitBytes: (most) => kernel.arenaLimit(Math.max(0, most)),
    pushes: () =>
      Array.from({ length: kernel.twoSidedPushCount() }, (_, index): Push => {
        const packed = kernel.twoSidedPush(index) >>> 0;
        return [packed >>> 16, packed & 0xffff];
      }),
  };
}
