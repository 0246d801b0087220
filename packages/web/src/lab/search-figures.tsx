// The figures of each search up to its current state; at its end, those of the whole run.

import { labTexts } from '../texts/lab.js';
import { measuredLines } from './measured-lines.js';
import { MEASURES, makeCsv, measureAt, oncePerRun } from './model/measures.js';
import { isEndShown, type Lab, type LabSearch } from './model/model.js';
import { isMarkedLate } from './model/record-run.js';
import { type LabRun, runVerdict, solutionLength } from './model/run.js';
import { type FiguresRow, FiguresTable } from './results/figures-table.js';

const COLUMNS = [
  'expanded',
  'generated',
  'duplicates',
  'pruned',
  'discovered',
  'deepest',
  'lookups',
  'comparisons',
  'kib',
  'millis',
] as const;

type ColumnId = (typeof COLUMNS)[number];

function wholeFigure({ recorded }: LabRun, column: ColumnId): number {
  const { counts, effort, discovered, comparisons, lookups } = recorded.result;
  if (column === 'kib') return Math.ceil(effort.bytes / 1024);
  if (column === 'millis') return Math.round(effort.cpuMillis);
  const seen = { discovered, comparisons, lookups };
  return column === 'discovered' || column === 'comparisons' || column === 'lookups' ? seen[column] : counts[column];
}

/** The deepest state of each step and those before it. */
const deepestBySteps = oncePerRun(({ recorded }: LabRun) => {
  let deepest = 0;
  return recorded.steps.costs.map((cost) => (deepest = Math.max(deepest, cost)));
});

/** A figure when the current state is taken; its successors are not counted yet. */
function figureNow({ setup, at }: LabSearch, run: LabRun, column: ColumnId): number {
  if (column === 'expanded') return at;
  if (column === 'deepest') return deepestBySteps(run)[at - 1] ?? 0;
  if (column === 'kib') return measureAt(run, 'memory', at);
  if (column === 'millis') return Math.round(measureAt(run, 'time', at));
  if (column === 'discovered') return isMarkedLate(setup) ? at : measureAt(run, 'states', at);
  if (column === 'lookups' || column === 'comparisons') return measureAt(run, column, at);
  const place = { generated: 0, pruned: 2, duplicates: 3 }[column];
  return run.recorded.steps.counts[5 * (at - 1) + place] ?? 0;
}

export function Results({ lab, names }: { readonly lab: Lab; readonly names: readonly string[] }) {
  const searches = lab.searches.value;
  const optimum = lab.optimum.value;
  const rows = searches.flatMap((search, index): FiguresRow[] => {
    const { run } = search;
    if (!run) return [];
    const isOver = isEndShown(search);
    const figures = [
      isOver ? labTexts.table.verdicts[runVerdict(run)] : labTexts.table.notYet,
      isOver ? solutionLength(run) : undefined,
      isOver && typeof optimum === 'number' ? optimum : undefined,
      ...COLUMNS.map((id) => (isOver ? wholeFigure(run, id) : figureNow(search, run, id))),
    ];
    return [{ index, name: names[index] ?? '', figures }];
  });
  const { table, chart } = labTexts;
  const headings = [table.search, table.steps, ...MEASURES.map((id) => chart.measures[id])];
  return (
    <FiguresTable
      columns={[table.verdict, table.moves, table.optimum, ...COLUMNS.map((id) => table.columns[id])]}
      rows={rows}
      csv={() => makeCsv(measuredLines(searches, names), MEASURES, headings)}
    />
  );
}
