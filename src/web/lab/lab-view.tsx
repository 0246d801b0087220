// The searches side by side, under one bar.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { copyText } from '../app/clipboard.js';
import { saveFile } from '../app/files.js';
import { notifyLab } from '../app/notice.js';
import { useDueParts } from '../app/turns.js';
import { Button } from '../controls.js';
import { formatNumber } from '../language.js';
import { FILE } from '../more-icons.js';
import { filesTexts } from '../texts/files.js';
import { labTexts } from '../texts/lab.js';
import { Bar } from './bar.js';
import { MEASURES, makeCsv } from './model/measures.js';
import { isEndShown, type Lab, type LabSearch, SPEEDS } from './model/model.js';
import { currentStep, lineOfPlace } from './model/moment.js';
import { type LabRun, runVerdict, solutionLength } from './model/run.js';
import { MAX_SEARCHES } from './model/setup.js';
import { Pane } from './pane.js';
import { LAB_EXPLANATIONS } from './parts/code-part.js';
import { Chart } from './results/chart.js';
import { SlotSign, searchNames } from './results/slot-mark.js';
import { useRunning, useSpokenSteps } from './running.js';

// The figures of the whole runs, one row per search, as a table, as text for a spreadsheet, and as a CSV file.

const COLUMNS = [
  'expanded',
  'generated',
  'duplicates',
  'pruned',
  'discovered',
  'deepest',
  'comparisons',
  'kib',
  'millis',
] as const;
type ColumnId = (typeof COLUMNS)[number];

function figureOf({ recorded }: LabRun, column: ColumnId): number {
  const { counts, effort, discovered, comparisons } = recorded.result;
  if (column === 'kib') return Math.ceil(effort.bytes / 1024);
  if (column === 'millis') return Math.round(effort.cpuMillis);
  if (column === 'discovered') return discovered;
  return column === 'comparisons' ? comparisons : counts[column];
}

const formatNumberOrNone = (value: number | undefined): string =>
  value === undefined ? labTexts.table.none : formatNumber(value);

interface Row {
  readonly index: number;
  readonly name: string;
  readonly run: LabRun;
  /** Whether its end is shown: before, the table doesn't say how it ends. */
  readonly isOver: boolean;
}

function copyTable(rows: readonly Row[]): Promise<boolean> {
  const headings = [
    labTexts.table.search,
    labTexts.table.verdict,
    labTexts.table.moves,
    ...COLUMNS.map((id) => labTexts.table.columns[id]),
  ];
  const lines = rows.map(({ name, run, isOver }) => [
    name,
    isOver ? labTexts.table.verdicts[runVerdict(run)] : '',
    isOver ? (solutionLength(run) ?? '') : '',
    ...COLUMNS.map((id) => figureOf(run, id)),
  ]);
  return copyText(`${[headings, ...lines].map((line) => line.join('\t')).join('\n')}\n`);
}

interface TableProps {
  readonly runs: readonly (LabRun | undefined)[];
  readonly names: readonly string[];
  readonly optimum: number | 'searching' | undefined;
  /** By search: whether its end is shown. */
  readonly over: readonly boolean[];
}

function ResultsTable({ runs, names, optimum, over }: TableProps) {
  const rows = runs.flatMap((run, index): Row[] =>
    run ? [{ index, name: names[index] ?? '', run, isOver: over[index] ?? false }] : [],
  );
  const headings = [labTexts.table.search, labTexts.table.steps, ...MEASURES.map((id) => labTexts.chart.measures[id])];
  const copy = async (): Promise<void> => {
    const isDone = await copyTable(rows);
    notifyLab({ tone: 'calm', lead: isDone ? labTexts.table.copied : filesTexts.notCopied });
  };
  return (
    <section class="panel">
      <h2>{labTexts.table.heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the keyboard */}
      <div class="wide-table" tabIndex={0} role="region" aria-label={labTexts.table.heading}>
        <table class="best num">
          <thead>
            <tr>
              <th scope="col">{labTexts.table.search}</th>
              <th scope="col">{labTexts.table.verdict}</th>
              <th scope="col">{labTexts.table.moves}</th>
              <th scope="col">{labTexts.table.optimum}</th>
              {COLUMNS.map((id) => (
                <th key={id} scope="col">
                  {labTexts.table.columns[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ index, name, run, isOver }) => (
              <tr key={index}>
                <th scope="row">
                  <SlotSign index={index} /> {name}
                </th>
                <td data-name={labTexts.table.verdict}>
                  {isOver ? labTexts.table.verdicts[runVerdict(run)] : labTexts.table.notYet}
                </td>
                <td data-name={labTexts.table.moves}>{formatNumberOrNone(isOver ? solutionLength(run) : undefined)}</td>
                <td data-name={labTexts.table.optimum}>
                  {formatNumberOrNone(isOver && typeof optimum === 'number' ? optimum : undefined)}
                </td>
                {COLUMNS.map((id) => (
                  <td key={id} data-name={labTexts.table.columns[id]}>
                    {formatNumber(figureOf(run, id))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row">
        <Button icon={FILE} onClick={() => saveFile(labTexts.table.fileName, makeCsv(rows, headings))}>
          {labTexts.table.csv}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {labTexts.table.copy}
        </Button>
      </div>
    </section>
  );
}

/** What a search has just done, for those who don't see it. */
function spokenLine(slot: LabSearch, name: string): string {
  const { run, setup, moment, at } = slot;
  if (!run) return '';
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const f = (steps.costs[step] as number) + (nodes.estimates[steps.nodes[step] as number] as number);
  const line = LAB_EXPLANATIONS[setup.strategy].lines[lineOfPlace(run.recorded, slot)]?.text ?? '';
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
  const slots = lab.slots.value;
  const allNames = searchNames(slots.map(({ setup }) => setup));
  // The same list object as long as the names are the same, so that its users aren't redrawn.
  const names = useMemo(() => allNames, [allNames.join('\n')]);
  // The bar first, then search after search, the chart, and the table.
  const due = useDueParts(level ? MAX_SEARCHES + 2 : 0);
  useSpokenSteps(lab.isRunning, slots.map(({ moment, ran }) => `${moment}.${ran}`).join(), () =>
    slots.map((slot, index) => spokenLine(slot, names[index] ?? '')).join(' '),
  );
  const panes = useFocusInPanes(names.length);
  const optimum = lab.optimum.value;
  const runs = slots.map(({ run }) => run);
  const over = slots.map(isEndShown);
  // It doesn't change while a run is scrubbed.
  const table = useMemo(
    () => <ResultsTable runs={runs} names={names} optimum={optimum} over={over} />,
    [runs[0], runs[1], runs[2], runs[3], names, optimum, over.join()],
  );
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
      {!isLesson && due > names.length && <Chart lab={lab} names={names} />}
      {!isLesson && due > names.length + 1 && table}
    </div>
  );
}
