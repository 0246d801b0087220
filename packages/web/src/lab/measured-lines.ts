// The lines of the chart and the columns of the CSV file: one per search, with its measure at any step.

import { type MeasuredLine, type MeasureId, measureAt, oncePerRun } from './model/measures.js';
import type { LabSearch } from './model/model.js';
import type { LabRun } from './model/run.js';

const runMeasures = oncePerRun(
  (run: LabRun) =>
    (measure: MeasureId, at: number): number =>
      measureAt(run, measure, at),
);

export const measuredLines = (searches: readonly LabSearch[], names: readonly string[]): MeasuredLine<MeasureId>[] =>
  searches.flatMap(({ run, at, reached }, index) =>
    run ? [{ index, name: names[index] ?? '', now: at, reached, valueAt: runMeasures(run) }] : [],
  );
