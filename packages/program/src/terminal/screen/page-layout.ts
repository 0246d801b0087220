// Layout shared by all pages: margins, the status message, the line of keys, a panel of text beside or below the board,
// and the message for a window that is too small.

import { clipText, columnsOfText, fitLines, wrapText } from '@masu/core/base/safe-text.js';
import { type KeyAction, type KeyName, texts } from '../texts/language.js';
import { type CellRole, Cells, type Size } from './cells.js';
import type { Status } from './status.js';

export const MARGIN = { left: 2, top: 1 } as const;
/** Between the board and the text beside it. */
export const GAP = 4;
/** The least width of a panel beside the board. */
export const PANEL_COLUMNS = 28;
/** In a narrower window the text goes below the board. */
export const SIDE_COLUMNS = 72;
/** Sentences beside a board are broken after this much, however wide the window. */
export const READABLE_COLUMNS = 40;
/** A blank line, the status, a blank line, the keys. */
export const FOOT = 4;
/** The same without the blank lines, for boards that would not fit otherwise. */
export const TIGHT_FOOT = 2;

/** In a narrower window, not even the keys for help and exit fit on the last line. */
export const MIN_COLUMNS = MARGIN.left + '? keys   q quit'.length;

export interface PanelLine {
  readonly text: string;
  readonly role?: CellRole;
  /** If there is no room, lines with a higher number are left out first. */
  readonly spare?: number;
}

export interface KeyHelp {
  /** A letter, or the name of a key. */
  readonly key: string | { readonly name: KeyName };
  readonly does: KeyAction;
  /** If not all keys fit, those of the least weight are left out first, and of equal ones the last. */
  readonly weight?: number;
}

export const BLANK: PanelLine = { text: '', spare: 3 };

/** The lines that fit, the most spare left out first. */
export function fitPanel(lines: readonly PanelLine[], height: number): PanelLine[] {
  const left = [...lines];
  for (let spare = 3; spare > 0; spare--) {
    for (let i = left.length - 1; i >= 0 && left.length > height; i--) {
      if (left[i]?.spare === spare) left.splice(i, 1);
    }
  }
  return left.slice(0, Math.max(0, height));
}

export function putPanel(cells: Cells, line: number, column: number, lines: readonly PanelLine[]): void {
  const columns = cells.columns - column;
  lines.forEach(({ text, role }, index) => {
    cells.put(line + index, column, clipText(text, columns), role);
  });
}

/** A text as panel lines no wider than the panel. */
export function wrapPanel(text: string, columns: number, role: CellRole = 'plain'): PanelLine[] {
  return wrapText(text, columns).map((line) => ({ text: line, role }));
}

/** The index of the key to leave out next; the last two are never left out. */
function leastWeight(keys: readonly { readonly weight: number }[]): number {
  const weights = keys.slice(0, -2).map(({ weight }) => weight);
  return weights.lastIndexOf(Math.min(...weights));
}

/** As many keys as fit, the most important ones; the last two (help and exit) always. */
export function putKeys(cells: Cells, keys: readonly KeyHelp[]): void {
  const shown = keys.map(({ key, does, weight = 0 }) => ({
    key: typeof key === 'string' ? key : texts.keys.names[key.name],
    does: texts.keys.does[does],
    weight,
  }));
  const width = (): number => shown.reduce((sum, { key, does }) => sum + columnsOfText(`${key} ${does}`) + 3, -3);
  while (shown.length > 2 && width() > cells.columns - 2 * MARGIN.left) shown.splice(leastWeight(shown), 1);
  let column: number = MARGIN.left;
  for (const { key, does } of shown) {
    column = cells.put(cells.lines - 1, column, key, 'strong');
    column = cells.put(cells.lines - 1, column + 1, does) + 3;
  }
}

interface StatusLayout {
  /** No blank line between it and the keys. */
  readonly isTight?: boolean;
  /** Two, if the board leaves room for them. */
  readonly lines?: number;
  readonly role?: CellRole;
}

/** The status message, above the keys. A problem is marked by a sign and in reverse. */
export function putStatus(
  cells: Cells,
  status: Status,
  { isTight = false, lines: most = 2, role = 'plain' }: StatusLayout = {},
): void {
  if (status.text === '') return;
  const text = status.isProblem ? `! ${status.text}` : status.text;
  const columns = Math.max(1, cells.columns - 2 * MARGIN.left);
  const lines = fitLines(text, columns, most);
  const first = cells.lines - (isTight ? 1 : 2) - lines.length;
  lines.forEach((line, index) => {
    // Without blank lines, a second line covers the counts.
    if (isTight) cells.put(first + index, MARGIN.left, ' '.repeat(cells.columns));
    cells.put(first + index, MARGIN.left, line, status.isProblem ? 'problem' : role);
  });
}

/** Says how large the window must be, in a window of any size. */
export function tooSmall(
  size: Size,
  needs: Size,
  message: (columns: number, lines: number, thereColumns: number, thereLines: number) => string,
): Cells {
  const cells = new Cells(size);
  const lines = wrapText(message(needs.columns, needs.lines, size.columns, size.lines), Math.max(1, size.columns));
  lines.slice(0, size.lines).forEach((line, index) => {
    cells.put(index, 0, line);
  });
  return cells;
}

/** The keys while a search is typed into a list. */
export const findingKeys = (enter: 'open' | 'play'): readonly KeyHelp[] => [
  { key: { name: 'upDown' }, does: 'choose' },
  { key: { name: 'enter' }, does: enter },
  { key: { name: 'escape' }, does: 'back' },
];
