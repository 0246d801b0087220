// The searches side by side, under one bar.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { frontierPriority } from '../../search/index.js';
import { useDueParts } from '../app/turns.js';
import { labTexts } from '../texts/lab.js';
import { Bar } from './bar.js';
import { MEASURES, type MeasuredLine, type MeasureId, makeCsv, measureAt, oncePerRun } from './model/measures.js';
import { isEndShown, type Lab, type LabSearch, SPEEDS } from './model/model.js';
import { currentStep, lineOfPlace } from './model/moment.js';
import { isMarkedLate } from './model/record-run.js';
import { type LabRun, runVerdict, solutionLength } from './model/run.js';
import { MAX_SEARCHES } from './model/setup.js';
import { Pane } from './pane.js';
import { LAB_EXPLANATIONS } from './parts/code-part.js';
import { Chart } from './results/chart.js';
import { type FiguresRow, FiguresTable } from './results/figures-table.js';
import { searchNames } from './results/search-mark.js';
import { useRunning, useSpokenSteps } from './running.js';

// The figures of each search up to its current state; at its end, those of the whole run.

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

function Results({ lab, names }: { readonly lab: Lab; readonly names: readonly string[] }) {
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

const runMeasures = oncePerRun(
  (run: LabRun) =>
    (measure: MeasureId, at: number): number =>
      measureAt(run, measure, at),
);

const measuredLines = (searches: readonly LabSearch[], names: readonly string[]): MeasuredLine<MeasureId>[] =>
  searches.flatMap(({ run, at, reached }, index) =>
    run ? [{ index, name: names[index] ?? '', now: at, reached, valueAt: runMeasures(run) }] : [],
  );

function SearchChart({ lab, names }: { readonly lab: Lab; readonly names: readonly string[] }) {
  const { measure, scale } = lab.view.value;
  return (
    <Chart
      lines={measuredLines(lab.searches.value, names)}
      measure={measure}
      measures={labTexts.chart.measures}
      scale={scale}
      steps={labTexts.chart.x}
      note={labTexts.chart.note}
      onMeasure={(chosen) => lab.changeView({ measure: chosen })}
      onScale={(chosen) => lab.changeView({ scale: chosen })}
    />
  );
}

/** What a search has just done, for those who don't see it. */
function spokenLine(search: LabSearch, name: string): string {
  const { run, setup, moment, at } = search;
  if (!run) return '';
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const h = nodes.estimates[steps.nodes[step] as number] as number;
  const f = frontierPriority(setup.strategy, steps.costs[step] as number, h);
  const line = LAB_EXPLANATIONS[setup.strategy].lines[lineOfPlace(run.recorded, search)]?.text ?? '';
  return labTexts.bar.said(name, at, f, line);
}

/**
 * Removing a search removes the pressed button, and so does adding the last one: the focus moves to the last search.
 */
function useFocusInPanes(count: number) {
  const panes = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isChanged = before.current > 0 && before.current !== count;
    before.current = count;
    if (!isChanged || document.activeElement !== document.body) return;
    panes.current?.querySelector<HTMLElement>('.pane:last-child .options summary')?.focus();
  }, [count]);
  return panes;
}

export function LabView({ lab, isLesson = false }: { readonly lab: Lab; readonly isLesson?: boolean }) {
  useRunning(lab, SPEEDS);
  const level = lab.subject.value?.level;
  const searches = lab.searches.value;
  const allNames = searchNames(searches.map(({ setup }) => setup));
  // The same list object as long as the names are the same, so that its users aren't redrawn.
  const names = useMemo(() => allNames, [allNames.join('\n')]);
  // The bar first, then search after search, the chart, and the table.
  const due = useDueParts(level ? MAX_SEARCHES + 2 : 0);
  useSpokenSteps(lab.isRunning, searches.map(({ moment, ran }) => `${moment}.${ran}`).join(), () =>
    searches.map((search, index) => spokenLine(search, names[index] ?? '')).join(' '),
  );
  const panes = useFocusInPanes(names.length);
  if (!level) return null;
  return (
    <div class="lab" role="group" aria-label={labTexts.heading}>
      <Bar lab={lab} isSmall={isLesson} />
      <div class="panes" ref={panes} data-count={names.length}>
        {names.slice(0, due).map((name, index) => (
          <Pane
            key={index}
            lab={lab}
            index={index}
            name={name}
            level={level}
            isOnly={names.length === 1}
            isFixed={isLesson}
          />
        ))}
      </div>
      {!isLesson && due > names.length && <SearchChart lab={lab} names={names} />}
      {!isLesson && due > names.length + 1 && <Results lab={lab} names={names} />}
    </div>
  );
}
