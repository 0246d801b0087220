// The figures of a recorded Futoshiki search by event, for the chart, the table, and the CSV file.

import { ruledOutCounts } from '@masu/solve/futoshiki/solve/record/eliminations.js';
import type { RecordedTries } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { TRY_KINDS } from '@masu/solve/futoshiki/solve/try-events.js';
import { oncePerRun } from '../model/measures.js';

export const TRY_MEASURES = ['tries', 'depth', 'conflicts', 'ruledOut'] as const;

export type TryMeasureId = (typeof TRY_MEASURES)[number];

const CONFLICT_KINDS = (['illegal', 'conflict'] as const).map((kind) => TRY_KINDS.indexOf(kind));

/** One value per event. */
type TryFigures = Readonly<Record<TryMeasureId | 'deepest', Uint32Array>>;

/** The figures after every event. */
export const tryFigures = oncePerRun((run: RecordedTries): TryFigures => {
  const { events, tries } = run;
  const depths = new Uint32Array(tries.count);
  for (let at = 0; at < tries.count; at++) {
    const parent = tries.parents[at] as number;
    depths[at] = parent < 0 ? 1 : (depths[parent] as number) + 1;
  }
  const depth = Uint32Array.from(events.tries, (last) => (last < 0 ? 0 : (depths[last] as number)));
  let conflicts = 0;
  let deepest = 0;
  return {
    tries: events.expanded,
    depth,
    conflicts: Uint32Array.from(events.kinds, (kind) => (CONFLICT_KINDS.includes(kind) ? ++conflicts : conflicts)),
    ruledOut: ruledOutCounts(run),
    deepest: depth.map((each) => (deepest = Math.max(deepest, each))),
  };
});

/** The value of a measure after the first `at` events. */
export const tryValues = oncePerRun(
  (run: RecordedTries) =>
    (measure: TryMeasureId, at: number): number =>
      tryFigures(run)[measure][at - 1] ?? 0,
);
