// The figures of a recorded Futoshiki search by event, for the chart, the table, and the CSV file.

import { type RecordedTries, ruledOutCounts, TRY_KINDS } from '../../../futoshiki/index.js';

export const TRY_MEASURES = ['tries', 'depth', 'conflicts', 'ruledOut'] as const;
export type TryMeasureId = (typeof TRY_MEASURES)[number];

const CONFLICT_KINDS = (['illegal', 'conflict'] as const).map((kind) => TRY_KINDS.indexOf(kind));

/** One value per event. */
type TryFigures = Readonly<Record<TryMeasureId | 'deepest', Uint32Array>>;

const figuresByRun = new WeakMap<RecordedTries, TryFigures>();

/** The figures after every event; found once per run. */
export function tryFigures(run: RecordedTries): TryFigures {
  const known = figuresByRun.get(run);
  if (known) return known;
  const { events, tries } = run;
  const depths = new Uint32Array(tries.count);
  for (let at = 0; at < tries.count; at++) {
    const parent = tries.parents[at] as number;
    depths[at] = parent < 0 ? 1 : (depths[parent] as number) + 1;
  }
  const depth = Uint32Array.from(events.tries, (last) => (last < 0 ? 0 : (depths[last] as number)));
  let conflicts = 0;
  let deepest = 0;
  const found = {
    tries: events.expanded,
    depth,
    conflicts: Uint32Array.from(events.kinds, (kind) => (CONFLICT_KINDS.includes(kind) ? ++conflicts : conflicts)),
    ruledOut: ruledOutCounts(run),
    deepest: depth.map((each) => (deepest = Math.max(deepest, each))),
  };
  figuresByRun.set(run, found);
  return found;
}

const valuesByRun = new WeakMap<RecordedTries, (measure: TryMeasureId, at: number) => number>();

/** The value of a measure after the first `at` events; the same function as long as it is the same run. */
export function tryValues(run: RecordedTries): (measure: TryMeasureId, at: number) => number {
  const values = valuesByRun.get(run) ?? ((measure, at) => tryFigures(run)[measure][at - 1] ?? 0);
  valuesByRun.set(run, values);
  return values;
}
