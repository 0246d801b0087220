// The figures of the whole runs, one row per search, as a table, as text for a spreadsheet, and as a CSV file.

import { copyText } from '../../app/clipboard.js';
import { saveFile } from '../../app/files.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { FILE } from '../../more-icons.js';
import { filesTexts } from '../../texts/files.js';
import { labTexts } from '../../texts/lab.js';
import { MEASURES, makeCsv } from '../model/measures.js';
import { notifyLab } from '../model/notify.js';
import { type LabRun, runVerdict, solutionLength } from '../model/run.js';
import { SlotSign } from './slot-mark.js';

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
}

function copyTable(rows: readonly Row[]): Promise<boolean> {
  const headings = [
    labTexts.table.search,
    labTexts.table.verdict,
    labTexts.table.moves,
    ...COLUMNS.map((id) => labTexts.table.columns[id]),
  ];
  const lines = rows.map(({ name, run }) => [
    name,
    labTexts.table.verdicts[runVerdict(run)],
    solutionLength(run) ?? '',
    ...COLUMNS.map((id) => figureOf(run, id)),
  ]);
  return copyText(`${[headings, ...lines].map((line) => line.join('\t')).join('\n')}\n`);
}

interface TableProps {
  readonly runs: readonly (LabRun | undefined)[];
  readonly names: readonly string[];
  readonly optimum: number | 'searching' | undefined;
}

export function ResultsTable({ runs, names, optimum }: TableProps) {
  const rows = runs.flatMap((run, index): Row[] => (run ? [{ index, name: names[index] ?? '', run }] : []));
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
            {rows.map(({ index, name, run }) => (
              <tr key={index}>
                <th scope="row">
                  <SlotSign index={index} /> {name}
                </th>
                <td>{labTexts.table.verdicts[runVerdict(run)]}</td>
                <td>{formatNumberOrNone(solutionLength(run))}</td>
                <td>{formatNumberOrNone(typeof optimum === 'number' ? optimum : undefined)}</td>
                {COLUMNS.map((id) => (
                  <td key={id}>{formatNumber(figureOf(run, id))}</td>
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
