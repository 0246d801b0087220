// The bytes that turn the frame on the screen into the next one: only changed cells are sent, neighbors together, and
// colors only where they change. Pure: two frames in, text for the terminal out.

import type { TerminalTheme } from './appearance.js';
import type { CellRole, Cells } from './cells.js';

const CSI = '\x1b[';

/** Gaps of up to this many unchanged cells are sent again: a cursor jump costs more bytes. */
const SHORT_GAP = 5;

const isPlain = (text: string): boolean => text >= ' ' && text <= '~';

/** A letter that may have another width in the terminal: the cursor is positioned again after it. */
const isUncertain = (text: string): boolean => !isPlain(text) && !/^[─-▟■-◿←-↓•·╳…]$/.test(text);

class Writer {
  private out = '';
  private line = -1;
  private column = -1;
  private role: CellRole = 'plain';
  private readonly theme: TerminalTheme;

  constructor(theme: TerminalTheme) {
    this.theme = theme;
  }

  write(line: number, column: number, text: string, role: CellRole): void {
    if (line !== this.line || column !== this.column) this.out += this.jump(line, column);
    if (this.theme[role] !== this.theme[this.role]) this.out += `${CSI}0;${this.theme[role]}m`.replace(';m', 'm');
    this.role = role;
    this.out += text;
    this.line = isUncertain(text) ? -1 : line;
    this.column = column + 1;
  }

  private jump(line: number, column: number): string {
    if (line === this.line && column > this.column) {
      const by = column - this.column;
      return by === 1 ? `${CSI}C` : `${CSI}${by}C`;
    }
    return column === 0 ? `${CSI}${line + 1}H` : `${CSI}${line + 1};${column + 1}H`;
  }

  end(): string {
    return this.theme[this.role] === '' ? this.out : `${this.out}${CSI}m`;
  }
}

/**
 * What to send so that a terminal that shows `before` shows `after`; all of it if `before` is unknown or the size
 * changed.
 */
export function frameDifference(before: Cells | undefined, after: Cells, theme: TerminalTheme): string {
  const known = before?.columns === after.columns && before.lines === after.lines ? before : undefined;
  const writer = new Writer(theme);
  for (let line = 0; line < after.lines; line++) writeLine(writer, line, known, after);
  return known ? writer.end() : `${CSI}m${CSI}2J${writer.end()}`;
}

function writeLine(writer: Writer, line: number, before: Cells | undefined, after: Cells): void {
  const base = line * after.columns;
  const changed = (index: number): boolean =>
    before
      ? before.texts[index] !== after.texts[index] || before.roles[index] !== after.roles[index]
      : after.texts[index] !== ' ' || after.roles[index] !== 'plain';
  let written = -Infinity;
  for (let column = 0; column < after.columns; column++) {
    if (!changed(base + column)) continue;
    // A wide letter is sent by its first half, whichever half changed.
    let from = after.texts[base + column] === '' ? column - 1 : column;
    if (from < written) continue;
    if (written > 0 && from - written < SHORT_GAP) from = written;
    for (let at = from; at <= column; at++) {
      const text = after.texts[base + at] as string;
      if (text !== '') writer.write(line, at, text, after.roles[base + at] as CellRole);
    }
    written = after.texts[base + column + 1] === '' ? column + 2 : column + 1;
  }
}
