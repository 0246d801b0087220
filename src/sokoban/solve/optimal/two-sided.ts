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
  const begun = ENGINE_STATES[kernel.twoSidedBegin(metric === 'moves' ? 0 : 1)] as EngineState;
  return {
    name: 'two-sided',
    step: (budget) => (begun === 'running' ? (ENGINE_STATES[kernel.twoSidedStep(budget)] as EngineState) : begun),
    lowerBound: () => (begun === 'running' ? kernel.twoSidedBound() : 0),
    optimum: () => (begun === 'running' && kernel.twoSidedHasMet() ? kernel.twoSidedBound() : undefined),
    expanded: () => kernel.twoSidedExpanded(),
    generated: () => kernel.twoSidedGenerated(),
    bytes: () => kernel.memory.buffer.byteLength,
    pushes: () =>
      Array.from({ length: kernel.twoSidedPushCount() }, (_, index): Push => {
        const packed = kernel.twoSidedPush(index) >>> 0;
        return [packed >>> 16, packed & 0xffff];
      }),
  };
}
