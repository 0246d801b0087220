// The lemma engine: learns small facts about a few boxes each, so that its lower bound climbs by two pushes at a time; on the
// way it may meet a solution. It works on the level as it is, without simplification, because its lemmas are what a
// certificate says (docs/certificates.md). The kernel is loaded with the first step: most levels never need it.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { loadKernel } from '../../../kernel/load.js';
import { type EngineState, STATES } from '../../../kernel/parameters.js';
import {
  type HeldKernel,
  holdKernel,
  type KernelEngine,
  kernelWith,
  type LevelKernel,
  NO_END,
  readPushes,
} from './engine.js';
import { movesOfPushes } from './push-path.js';

export interface LemmaKernel extends LevelKernel {
  lemmasBegin(which: number): number;
  lemmasCeiling(pushes: number): void;
  lemmasStep(budget: number, visits: number): number;
  lemmasBound(): number;
  lemmasExpanded(): number;
  lemmasWork(): number;
  lemmasPushCount(): number;
  lemmasPush(index: number): number;
  lemmasClaim(least: number, isInMoves: number, maxPositions: number): void;
  lemmasTieBreak(moves: number, maxPositions: number): void;
  lemmasClaimStep(budget: number): number;
  lemmasClaimNodes(): number;
  lemmasWrite(radius: number, mostBoxes: number): number;
  certificateByte(index: number): number;
}

/** Positions of its searches in the time of one A* node (XSokoban 11 and 30, 2026-11-17: about 6.5 and 14 microseconds). */
export const LEMMAS_PER_NODE = 2;

export function openLemmaEngine(level: Level, bytes: number): KernelEngine {
  let most = bytes;
  let known = Number.POSITIVE_INFINITY;
  let kernel: HeldKernel<LemmaKernel> | undefined;
  let state: EngineState = 'running';
  const begin = (): LemmaKernel => {
    kernel = holdKernel(kernelWith<LemmaKernel>(level, most, loadKernel));
    state = STATES[kernel().lemmasBegin(0)] as EngineState;
    if (known < NO_END) kernel().lemmasCeiling(known);
    return kernel();
  };
  return {
    name: 'lemmas',
    step(budget, nodes = NO_END) {
      const opened = kernel?.() ?? begin();
      if (state === 'running') state = STATES[opened.lemmasStep(budget, Math.min(nodes, NO_END))] as EngineState;
      // The bound has reached a solution that others know: nothing new is to be read.
      return state === 'solved' && opened.lemmasPushCount() === 0 ? 'full' : state;
    },
    work: () => kernel?.().lemmasWork() ?? 0,
    lowerBound: () => kernel?.().lemmasBound() ?? 0,
    beat(first) {
      known = Math.min(known, first);
      kernel?.().lemmasCeiling(known);
    },
    expanded: () => kernel?.().lemmasExpanded() ?? 0,
    generated: () => kernel?.().lemmasExpanded() ?? 0,
    bytes: () => kernel?.().arenaSize() ?? 0,
    limitBytes(limit) {
      most = limit;
      kernel?.().arenaLimit(Math.max(0, limit));
    },
    answer: () => {
      const kernelHeld = kernel?.();
      return kernelHeld ? movesOfPushes(level, readPushes(kernelHeld.lemmasPushCount(), kernelHeld.lemmasPush)) : [];
    },
    close: () => kernel?.close(),
  };
}
