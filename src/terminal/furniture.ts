// What every page shares: two columns of air at the left, one line above, the keys on the last line, what the board
// says two lines above them, a panel of text beside the board or below it, a sentence where the window is too small.

import { Cells, type Role, type Size } from './cells.js';
import { clipText, columnsOfText, fitLines, wrapText } from './safe-text.js';
import type { Say } from './say.js';
import { WORDS } from './words.js';

export const AIR = { left: 2, top: 1 } as const;
/** Between the board and the text beside it. */
export const GAP = 4;
/** What a panel beside the board needs at least. */
export const PANEL_COLUMNS = 28;
/** Under this the text stands below the board. */
export const SIDE_COLUMNS = 72;
/** Sentences beside a board are broken after this much, however wide the window. */
export const READABLE_COLUMNS = 40;
/** A blank line, what the board says, a blank line, the keys. */
export const FOOT = 4;
/** The same without the blank lines, for boards that would not fit otherwise. */
export const TIGHT_FOOT = 2;

/** Below this not even help and the way out can be named on the last line. */
export const LEAST_COLUMNS = AIR.left + '? keys   q quit'.length;

export interface PanelLine {
  readonly text: string;
  readonly role?: Role;
  /** Left out first where there is no room: the higher, the sooner. */
  readonly spare?: number;
}

export interface KeyHelp {
  readonly key: string;
  readonly does: string;
  /** Where not all keys fit, those of the least weight go first, and of equal ones the last. */
  readonly weight?: number;
}

export const BLANK: PanelLine = { text: '', spare: 3 };

/** The lines that fit, the most spare left out first. */
export function fitPanel(lines: readonly PanelLine[], height: number): PanelLine[] {
  const kept = [...lines];
  for (let spare = 3; spare > 0; spare--) {
    for (let i = kept.length - 1; i >= 0 && kept.length > height; i--) {
      if (kept[i]?.spare === spare) kept.splice(i, 1);
    }
  }
  return kept.slice(0, Math.max(0, height));
}

export function putPanel(cells: Cells, line: number, column: number, lines: readonly PanelLine[]): void {
  const columns = cells.columns - column;
  lines.forEach(({ text, role }, index) => {
    cells.put(line + index, column, clipText(text, columns), role);
  });
}

/** A text as panel lines no wider than the panel. */
export function wrapPanel(text: string, columns: number, role: Role = 'plain'): PanelLine[] {
  return wrapText(text, columns).map((line) => ({ text: line, role }));
}

/** The index of the key to leave out next; the last two are never left out. */
function leastOf(keys: readonly KeyHelp[]): number {
  const weights = keys.slice(0, -2).map(({ weight = 0 }) => weight);
  return weights.lastIndexOf(Math.min(...weights));
}

/** The keys that matter, as many as fit; the last two (help and the way out) always. */
export function putKeys(cells: Cells, keys: readonly KeyHelp[]): void {
  const shown = [...keys];
  const width = (): number => shown.reduce((sum, { key, does }) => sum + columnsOfText(`${key} ${does}`) + 3, -3);
  while (shown.length > 2 && width() > cells.columns - 2 * AIR.left) shown.splice(leastOf(shown), 1);
  let column: number = AIR.left;
  for (const { key, does } of shown) {
    column = cells.put(cells.lines - 1, column, key, 'strong');
    column = cells.put(cells.lines - 1, column + 1, does) + 3;
  }
}

export interface SayPlace {
  /** No blank line between it and the keys. */
  readonly isTight?: boolean;
  /** Two, where the board leaves room for them. */
  readonly lines?: number;
  readonly role?: Role;
}

/** What the board says, above the keys. Trouble is marked by a sign and in reverse. */
export function putSay(
  cells: Cells,
  say: Say,
  { isTight = false, lines: most = 2, role = 'plain' }: SayPlace = {},
): void {
  if (say.text === '') return;
  const text = say.isTrouble ? `! ${say.text}` : say.text;
  const columns = Math.max(1, cells.columns - 2 * AIR.left);
  const lines = fitLines(text, columns, most);
  const first = cells.lines - (isTight ? 1 : 2) - lines.length;
  lines.forEach((line, index) => {
    // Without blank lines a second one stands where the counts were.
    if (isTight) cells.put(first + index, AIR.left, ' '.repeat(cells.columns));
    cells.put(first + index, AIR.left, line, say.isTrouble ? 'trouble' : role);
  });
}

/** Says how large the window must be, in a window of any size. */
export function tooSmall(size: Size, needs: Size, what: string): Cells {
  const cells = new Cells(size);
  const lines = wrapText(WORDS.tooSmall(needs, size, what), Math.max(1, size.columns));
  lines.slice(0, size.lines).forEach((line, index) => {
    cells.put(index, 0, line);
  });
  return cells;
}
