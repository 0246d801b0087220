// The figures of the whole runs, one row per search, as a table, as text for a spreadsheet, and as a CSV file.

import { copyText } from '../../app/clipboard.js';
import { saveFile } from '../../app/files.js';
import { Button } from '../../controls.js';
import { FILE } from '../../more-icons.js';
import { B } from '../../texts/lab.js';
import { formatNumber } from '../../texts/language.js';
import { T } from '../../texts/play.js';
import { MEASURES, makeCsv } from '../model/measures.js';
import { notify } from '../model/notify.js';
import { type Run, solutionLength, verdictOf } from '../model/run.js';
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

function figureOf({ recorded }: Run, column: ColumnId): number {
  const { counts, effort, discovered, comparisons } = recorded.result;
  if (column === 'kib') return Math.ceil(effort.bytes / 1024);
  if (column === 'millis') return Math.round(effort.cpuMillis);
  if (column === 'discovered') return discovered;
  return column === 'comparisons' ? comparisons : counts[column];
}

const formatNumberOrNone = (value: number | undefined): string =>
  value === undefined ? B.table.none : formatNumber(value);

interface Row {
  readonly index: number;
  readonly name: string;
  readonly run: Run;
}

function copyTable(rows: readonly Row[]): Promise<boolean> {
  const headings = [B.table.search, B.table.verdict, B.table.moves, ...COLUMNS.map((id) => B.table.columns[id])];
  const lines = rows.map(({ name, run }) => [
    name,
    B.table.verdicts[verdictOf(run)],
    solutionLength(run) ?? '',
    ...COLUMNS.map((id) => figureOf(run, id)),
  ]);
  return copyText(`${[headings, ...lines].map((line) => line.join('\t')).join('\n')}\n`);
}

interface TableProps {
  readonly runs: readonly (Run | undefined)[];
  readonly names: readonly string[];
  readonly optimum: number | 'searching' | undefined;
}

export function ResultsTable({ runs, names, optimum }: TableProps) {
  const rows = runs.flatMap((run, index): Row[] => (run ? [{ index, name: names[index] ?? '', run }] : []));
  const headings = [B.table.search, B.table.steps, ...MEASURES.map((id) => B.chart.measures[id])];
  const copy = async (): Promise<void> => {
    const isDone = await copyTable(rows);
    notify({ tone: 'calm', lead: isDone ? B.table.copied : T.shell.notCopied });
  };
  return (
    <section class="panel">
      <h2>{B.table.heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the keyboard */}
      <div class="wide-table" tabIndex={0} role="region" aria-label={B.table.heading}>
        <table class="best num">
          <thead>
            <tr>
              <th scope="col">{B.table.search}</th>
              <th scope="col">{B.table.verdict}</th>
              <th scope="col">{B.table.moves}</th>
              <th scope="col">{B.table.optimum}</th>
              {COLUMNS.map((id) => (
                <th key={id} scope="col">
                  {B.table.columns[id]}
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
                <td>{B.table.verdicts[verdictOf(run)]}</td>
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
        <Button icon={FILE} onClick={() => saveFile(B.table.fileName, makeCsv(rows, headings))}>
          {B.table.csv}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {B.table.copy}
        </Button>
      </div>
    </section>
  );
}
