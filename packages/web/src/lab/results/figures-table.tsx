// The figures of the searches, one row each: a table, text for a spreadsheet, and a CSV file.

import { copyText } from '../../app/clipboard.js';
import { saveFile } from '../../app/files.js';
import { notifyLab } from '../../app/notice.js';
import { ColumnNames } from '../../choices.js';
import { Button } from '../../controls.js';
import { formatNumber } from '../../language.js';
import { FILE } from '../../more-icons.js';
import { filesTexts } from '../../texts/files.js';
import { labTexts } from '../../texts/lab.js';
import { SearchSign } from './search-mark.js';

export interface FiguresRow {
  readonly index: number;
  readonly name: string;
  /** One per column; undefined if the search has no such figure, or none yet. */
  readonly figures: readonly (number | string | undefined)[];
}

interface TableProps {
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
  readonly csv: () => string;
}

const shownFigure = (figure: number | string | undefined): string =>
  typeof figure === 'number' ? formatNumber(figure) : (figure ?? labTexts.table.none);

export function FiguresTable({ columns, rows, csv }: TableProps) {
  const copy = async (): Promise<void> => {
    const lines = rows.map(({ name, figures }) => [name, ...figures.map((figure) => figure ?? '')]);
    const text = [[labTexts.table.search, ...columns], ...lines].map((line) => line.join('\t')).join('\n');
    const isDone = await copyText(`${text}\n`);
    notifyLab({ tone: 'calm', lead: isDone ? labTexts.table.copied : filesTexts.notCopied });
  };
  return (
    <section class="panel">
      <h2>{labTexts.table.heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its page is scrolled with the keyboard */}
      <div class="wide-table" tabIndex={0} role="region" aria-label={labTexts.table.heading}>
        <table class="best num">
          <ColumnNames names={[labTexts.table.search, ...columns]} />
          <tbody>
            {rows.map(({ index, name, figures }) => (
              <tr key={index}>
                <th scope="row">
                  <SearchSign index={index} /> {name}
                </th>
                {figures.map((figure, at) => (
                  <td key={columns[at]} data-name={columns[at]}>
                    {shownFigure(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row">
        <Button icon={FILE} onClick={() => saveFile(labTexts.table.fileName, csv())}>
          {labTexts.table.csv}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {labTexts.table.copy}
        </Button>
      </div>
    </section>
  );
}
