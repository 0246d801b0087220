// Records a search for the lab. The search is the teaching solver of the command line with the same choices, so every
// figure is the one that the command line reports.

import { defined } from '@masu/core/base/defined.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { findStrategy } from '@masu/search/strategies.js';
import { positionReader, recordMoves } from '@masu/solve/sokoban/solve/teaching/record-moves.js';
import { teachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import type { TeachingOptions } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { type LabRun, MAX_STATES } from './run.js';
import type { SearchSetup } from './setup.js';
import { visitedPlaces } from './visited-places.js';

export function teachingOptions({ strategy, heuristic, order, rules, visited }: SearchSetup): TeachingOptions {
  return {
    ...teachingSolver(strategy, visited).options,
    ...(findStrategy(strategy).needsEstimate ? { heuristic } : {}),
    order,
    rules,
    visited,
  };
}

interface Sample {
  readonly expanded: number;
  readonly millis: number;
}

/** Time by step, between the samples taken after each slice. */
export function spreadTime(samples: readonly Sample[], steps: number): Float32Array {
  const millis = new Float32Array(steps);
  let before: Sample = { expanded: 0, millis: 0 };
  for (const sample of samples) {
    const span = sample.expanded - before.expanded;
    for (let step = before.expanded; step < Math.min(steps, sample.expanded); step++) {
      millis[step] = before.millis + ((step + 1 - before.expanded) / span) * (sample.millis - before.millis);
    }
    before = sample;
  }
  return millis;
}

interface RunClock {
  now(): number;
}

interface RunLimits {
  readonly nodes?: number;
  readonly millis?: number;
}

/** Yields between slices, with the number of states expanded so far. */
export function* recordRun(
  level: Level,
  setup: SearchSetup,
  clock: RunClock,
  { nodes: mostNodes = MAX_STATES, millis }: RunLimits = {},
): Generator<number, LabRun, void> {
  const options = teachingOptions(setup);
  const samples: Sample[] = [];
  const begun = clock.now();
  let expanded = 0;
  const watch = {
    ...PATIENT,
    now: () => clock.now(),
    cpu: () => clock.now(),
    report(progress: { readonly expanded: number }) {
      expanded = progress.expanded;
      samples.push({ expanded, millis: clock.now() - begun });
    },
  };
  const limits = { nodes: mostNodes, ...defined({ millis }) };
  const recording = recordMoves(level, options, limits, watch);
  for (;;) {
    const next = recording.next();
    if (!next.done) {
      yield expanded;
      continue;
    }
    const recorded = next.value;
    const { steps, nodes } = recorded;
    samples.push({ expanded: steps.count, millis: clock.now() - begun });
    const readPosition = positionReader(level, options);
    const boxCount = level.start.boxes.length;
    const boxes = new Uint16Array(steps.count * boxCount);
    for (let step = 0; step < steps.count; step++) {
      boxes.set(readPosition(recorded, steps.nodes[step] as number).boxes, step * boxCount);
    }
    const inserted = isMarkedLate(setup)
      ? Uint32Array.from(steps.nodes)
      : Uint32Array.from({ length: nodes.count }, (_, node) => node);
    const places = visitedPlaces(nodes, setup.visited, inserted);
    return { recorded, boxCount, boxes, places, millis: spreadTime(samples, steps.count) };
  }
}

/** Whether states are marked as visited when they are expanded, not when they are generated. */
export const isMarkedLate = ({ strategy }: SearchSetup): boolean => findStrategy(strategy).mark === 'expanded';
