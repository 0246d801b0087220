// A minimal terminal emulator: reads a program's output and maintains the screen. It knows only the sequences that masu
// uses and throws on any other, so that a test notices immediately if something else gets through.

import { columnsOfText } from '@masu/core/base/safe-text.js';

/** What the system's own line editor echoes for Backspace, Tab, and an extra key. */
const ECHOED = /^[\b\t\x07]$/;

export class VirtualTerminal {
  columns: number;
  lines: number;
  rows: string[][] = [];
  styles: string[][] = [];
  line = 0;
  column = 0;
  style = '';
  /** Private modes that are on: 1049 (alternate screen), 2004 (bracketed paste) … */
  readonly modes = new Set<string>(['25', '7']);
  keyboardLevels = 0;
  /** What the terminal answers to questions. */
  answer: (text: string) => void = () => {};
  private held = '';

  constructor(columns: number, lines: number) {
    this.columns = columns;
    this.lines = lines;
    this.clear();
  }

  resize(columns: number, lines: number): void {
    this.columns = columns;
    this.lines = lines;
    // As in a real terminal: the cursor is moved inside the new size.
    this.line = Math.min(this.line, lines - 1);
    this.column = Math.min(this.column, columns - 1);
    this.clear();
  }

  private clear(): void {
    this.rows = Array.from({ length: this.lines }, () => new Array<string>(this.columns).fill(' '));
    this.styles = Array.from({ length: this.lines }, () => new Array<string>(this.columns).fill(''));
  }

  toText(): string {
    return this.rows.map((row) => row.join('').trimEnd()).join('\n');
  }

  /** The cells shown in a style, as text, line by line. */
  inStyle(style: string): string {
    return this.rows
      .map((row, y) => row.map((text, x) => (this.styles[y]?.[x] === style ? text : ' ')).join(''))
      .map((row) => row.trim().replace(/ {2,}/g, ' '))
      .filter((row) => row !== '')
      .join('\n');
  }

  write(text: string): void {
    let rest = this.held + text;
    this.held = '';
    while (rest !== '') {
      if (rest.startsWith('\x1b')) {
        const sequence = /^\x1b\[([<-?]?)([0-9;]*)([@-~])/.exec(rest);
        if (!sequence) {
          if (/^\x1b(\[[<-?]?[0-9;]*)?$/.test(rest)) {
            this.held = rest;
            return;
          }
          throw new Error(`an escape sequence no frame should hold: ${JSON.stringify(rest.slice(0, 20))}`);
        }
        this.obey(sequence[1] as string, sequence[2] as string, sequence[3] as string);
        rest = rest.slice(sequence[0].length);
        continue;
      }
      const letter = String.fromCodePoint(rest.codePointAt(0) as number);
      this.print(letter);
      rest = rest.slice(letter.length);
    }
  }

  private print(letter: string): void {
    if (letter === '\r') this.column = 0;
    else if (ECHOED.test(letter) && !this.modes.has('1049')) this.echo(letter);
    else if (letter === '\n') this.line = Math.min(this.line + 1, this.lines - 1);
    else if (letter < ' ' || letter === '\x7f') throw new Error(`control character ${JSON.stringify(letter)}`);
    else if (/^\p{M}$/u.test(letter)) {
      const row = this.rows[this.line] as string[];
      row[this.column - 1] = (row[this.column - 1] ?? '') + letter;
    } else {
      const wide = columnsOfText(letter);
      const row = this.rows[this.line] as string[];
      const styles = this.styles[this.line] as string[];
      const at = Math.max(0, Math.min(this.column, this.columns - wide));
      row[at] = letter;
      styles[at] = this.style;
      if (wide === 2) {
        row[at + 1] = '';
        styles[at + 1] = this.style;
      }
      this.column = at + wide;
    }
  }

  /** A key that came before the program started or after it ended: the system itself echoes it. */
  private echo(letter: string): void {
    if (letter === '\b') this.column = Math.max(0, this.column - 1);
    if (letter === '\t') this.column = Math.min(this.columns - 1, (this.column | 7) + 1);
  }

  private obey(mark: string, body: string, last: string): void {
    const numbers = body.split(';').map((part) => Number(part) || 0);
    const [first = 0, second = 0] = numbers;
    if (mark === '?' && (last === 'h' || last === 'l')) {
      for (const mode of body.split(';')) {
        if (last === 'h') this.modes.add(mode);
        else this.modes.delete(mode);
        if (mode === '1049') this.clear();
      }
    } else if (last === 'u' && mark === '>') this.keyboardLevels++;
    else if (last === 'u' && mark === '<') this.keyboardLevels--;
    else if (mark !== '') throw new Error(`unknown sequence ${mark}${body}${last}`);
    else if (last === 'H') {
      this.line = Math.min(Math.max(first, 1), this.lines) - 1;
      this.column = Math.min(Math.max(second, 1), this.columns) - 1;
    } else if (last === 'C') this.column = Math.min(this.column + Math.max(first, 1), this.columns - 1);
    else if (last === 'm') this.style = numbers.filter((number) => number !== 0 && number !== 22).join(';');
    else if (last === 'J' && first === 2) this.clear();
    else if (last === 'n' && first === 6) this.answer(`\x1b[${this.line + 1};${this.column + 1}R`);
    else throw new Error(`unknown sequence ${body}${last}`);
  }
}
