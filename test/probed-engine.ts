// The any-solution engine from the kernel's test module, with access to its parts.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import {
  type FeatureSpace,
  type FeatureSpaceKernel,
  openFeatureSpace,
} from '@masu/solve/sokoban/solve/engines/feature-space.js';
import type { Floor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { loadTestKernel } from './test-kernel.js';

/** Parts of the engine applied to one board. */
export interface Probes {
  fessProbeClear(): void;
  fessProbeBox(cell: number): void;
  fessProbeLoad(player: number, frozen: number): number;
  fessProbeFeature(which: number): number;
  fessProbeDead(test: number, player: number): number;
  fessProbeMoves(player: number, how: number): number;
  fessProbeMove(index: number, what: number): number;
  fessProbeCorral(player: number): number;
  fessProbeWay(player: number, to: number, from: number): number;
  fessProbeCell(what: number, cell: number, extra: number): number;
  fessPlanLength(): number;
  fessPlanStep(step: number, what: number): number;
}

export interface ProbedEngine extends FeatureSpace {
  readonly probes: Probes;
}

export function openProbedEngine(level: Level, floor: Floor, bytes: number): ProbedEngine | undefined {
  const probes = loadTestKernel<FeatureSpaceKernel & Probes>();
  const engine = openFeatureSpace(level, floor, bytes, [], () => probes);
  return engine && { ...engine, probes };
}
