// Pages of text: the help, the steps of a hint, and a game's moves to select and copy.

import { clipText, columnsOfText, wrapText } from '@masu/core/base/safe-text.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Appearance, Signs } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import { LIST_LINE, putMoreRows } from '../screen/list.js';
import type { App, TerminalPage } from '../screen/page.js';
import { type KeyHelp, MARGIN, putKeys } from '../screen/page-layout.js';
import { texts } from '../texts/language.js';

/** Left and right column; a line by itself runs over both. */
export type TextRows = readonly (string | readonly [left: string, right: string])[];

interface TextState {
  readonly heading: string;
  readonly rows: TextRows;
  readonly top: number;
}

const MIN_LEFT_COLUMNS = 27;

/** With less room, the right column goes below the left one. */
const MIN_RIGHT = 20;

const LINE: readonly KeyHelp[] = [
  { key: { name: 'upDown' }, does: 'scroll' },
  { key: 'q', does: 'back' },
];

const rowsInView = (size: Size): number => Math.max(1, size.lines - LIST_LINE - 2);

interface TextLine {
  readonly left: string;
  readonly right?: string;
  /** Keys are drawn bold, their explanations plain. */
  readonly isKey: boolean;
}

/** Columns of the left texts that have a right one. */
const leftColumns = (rows: TextRows): number =>
  Math.max(MIN_LEFT_COLUMNS, ...rows.map((row) => (typeof row === 'string' ? 0 : columnsOfText(row[0]) + 2)));

/** The rows as lines of the window, wrapped. */
function wrappedLines(rows: TextRows, columns: number): TextLine[] {
  const whole = Math.max(1, columns - 2 * MARGIN.left);
  const beside = whole - leftColumns(rows);
  return rows.flatMap((row): TextLine[] => {
    if (row === '') return [{ left: '', isKey: false }];
    // As it is: a row of a board begins with spaces.
    if (typeof row === 'string' && columnsOfText(row) <= whole) return [{ left: row, isKey: false }];
    if (typeof row === 'string') return wrapText(row, whole).map((left) => ({ left, isKey: false }));
    const [left, right] = row;
    if (beside >= MIN_RIGHT) {
      return wrapText(right, beside).map((line, index) => ({
        left: index === 0 ? left : '',
        right: line,
        isKey: true,
      }));
    }
    const below = wrapText(right, Math.max(1, whole - 2)).map((line) => ({ left: `  ${line}`, isKey: false }));
    return [{ left, isKey: true }, ...below];
  });
}

export function textFrame(state: TextState, size: Size, { signs }: Appearance): Cells {
  const cells = new Cells(size);
  const lines = wrappedLines(state.rows, size.columns);
  const height = rowsInView(size);
  const top = Math.max(0, Math.min(state.top, lines.length - height));
  cells.put(MARGIN.top, MARGIN.left, clipText(state.heading, size.columns - 2 * MARGIN.left), 'strong');
  lines.slice(top, top + height).forEach(({ left, right = '', isKey }, index) => {
    cells.put(LIST_LINE + index, MARGIN.left, left, isKey ? 'guide' : 'plain');
    cells.put(LIST_LINE + index, MARGIN.left + leftColumns(state.rows), right);
  });
  putMoreRows(cells, height, top, lines.length, signs);
  putKeys(cells, lines.length > height ? LINE : LINE.slice(1));
  return cells;
}

export class TextPage implements TerminalPage {
  private readonly heading: string;
  private readonly rowsFor: (signs: Signs) => TextRows;
  private readonly back: () => void;
  private top = 0;
  readonly wantsMouse: boolean;

  /** The rows, or a function that makes them if they show the signs of the board. */
  constructor(heading: string, rows: TextRows | ((signs: Signs) => TextRows), back: () => void, wantsMouse = true) {
    this.heading = heading;
    this.rowsFor = typeof rows === 'function' ? rows : () => rows;
    this.back = back;
    this.wantsMouse = wantsMouse;
  }

  frame(size: Size, appearance: Appearance): Cells {
    const rows = this.rowsFor(appearance.signs);
    this.top = Math.min(this.top, Math.max(0, wrappedLines(rows, size.columns).length - rowsInView(size)));
    return textFrame({ heading: this.heading, rows, top: this.top }, size, appearance);
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'mouse') this.scroll(event.action === 'wheel-down' ? 1 : event.action === 'wheel-up' ? -1 : 0);
    if (event.kind !== 'key') return;
    const name = keyName(event);
    const by = { up: -1, k: -1, down: 1, j: 1, pageup: -10, pagedown: 10, home: -1e6, end: 1e6 }[name];
    if (by !== undefined) this.scroll(by);
    else if (['q', 'escape', '?', 'f1', 'enter', 'ctrl+d', 'space', 'e'].includes(name)) this.back();
  }

  private scroll(by: number): void {
    this.top = Math.max(0, this.top + by);
  }
}

/** Opens the keys of a page that is neither a game nor a list. */
export function openKeys(app: App, page: 'lab' | 'replay' | 'daily'): void {
  const rows = (): TextRows => Object.values(texts.keys[page]);
  app.open(new TextPage(texts[page].heading, rows, () => app.back()));
}
