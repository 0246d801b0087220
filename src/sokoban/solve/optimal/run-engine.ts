// Drives one engine to its end or to a limit, slice by slice.

import type { Direction } from '../../../base/grid.js';
import type { LimitName, Limits, Outcome, Solving, Watch } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import type { Engine } from './engine.js';
import { DEFAULT_BYTES, type Meter, startMeter, startSlices } from './meter.js';
import { movesOfPushes } from './push-path.js';

const NOTHING = { expanded: 0, generated: 0, bytes: 0 };

export function* runEngine(
  level: Level,
  limits: Limits,
  watch: Watch,
  open: (bytes: number) => Engine,
): Solving<readonly Direction[]> {
  const meter = startMeter(limits, watch);
  if (isSolved(level, level.start)) {
    return { verdict: 'solved', answer: [], claim: 'optimal', effort: meter.effort(NOTHING) };
  }
  const engine = open(limits.bytes ?? DEFAULT_BYTES);
  const slices = startSlices(limits, watch);
  for (;;) {
    const limit = meter.over(engine.expanded());
    if (limit) return gaveUp(engine, meter, limit);
    const state = engine.step(slices.next(engine.expanded(), engine.nodesAUnit));
    slices.done();
    if (state === 'solved') {
      const answer = movesOfPushes(level, engine.pushes());
      return { verdict: 'solved', answer, claim: 'optimal', effort: meter.effort(countsOf(engine)) };
    }
    if (state === 'unsolvable') return { verdict: 'unsolvable', effort: meter.effort(countsOf(engine)) };
    if (state !== 'running') return gaveUp(engine, meter, 'memory');
    const { expanded, bytes } = countsOf(engine);
    watch.tell({ expanded, bytes, lowerBound: engine.lowerBound(), stage: engine.name });
    yield;
  }
}

function countsOf(engine: Engine): { expanded: number; generated: number; bytes: number } {
  return { expanded: engine.expanded(), generated: engine.generated(), bytes: engine.bytes() };
}

function gaveUp(engine: Engine, meter: Meter, limit: LimitName): Outcome<readonly Direction[]> {
  return { verdict: 'gave-up', limit, effort: meter.effort(countsOf(engine)), lowerBound: engine.lowerBound() };
}
