// A frame: the screen as a grid of cells, each with a letter and a role. Pages draw into a frame and know nothing about
// escape sequences; the theme turns roles into colors. A frame prints as text, for tests.

import { splitLetters } from '@masu/core/base/safe-text.js';

/** The meaning of a letter, not its appearance; and a letter for it, for tests of what is marked. */
const ROLE_LETTERS = {
  plain: '.',
  quiet: 'q',
  strong: 's',
  wall: 'w',
  goal: 'g',
  box: 'b',
  'on-goal': 'h',
  player: 'p',
  guide: 'i',
  'guide-strong': 'I',
  problem: '!',
  chosen: 'c',
} as const;
export type CellRole = keyof typeof ROLE_LETTERS;
export const ROLES = Object.keys(ROLE_LETTERS) as readonly CellRole[];

export interface Size {
  readonly columns: number;
  readonly lines: number;
}

export class Cells {
  readonly columns: number;
  readonly lines: number;
  /** Row by row. A letter two columns wide is followed by an empty text. */
  readonly texts: string[];
  readonly roles: CellRole[];

  constructor({ columns, lines }: Size) {
    this.columns = columns;
    this.lines = lines;
    this.texts = new Array<string>(columns * lines).fill(' ');
    this.roles = new Array<CellRole>(columns * lines).fill('plain');
  }

  /** Writes from a line and column (from 0), sanitized and cut at the edge; returns the column after it. */
  put(line: number, column: number, text: string, role: CellRole = 'plain'): number {
    let at = column;
    if (line < 0 || line >= this.lines) return at;
    for (const letter of splitLetters(text)) {
      if (at + letter.columns > this.columns) break;
      if (at >= 0) this.set(line * this.columns + at, letter.text, letter.columns, role);
      at += letter.columns;
    }
    return at;
  }

  private set(index: number, text: string, columns: number, role: CellRole): void {
    // Writing over one half of a wide letter blanks the other half.
    if (this.texts[index] === '' && index > 0) this.texts[index - 1] = ' ';
    const after = index + columns;
    if (after % this.columns !== 0 && this.texts[after] === '') this.texts[after] = ' ';
    this.texts[index] = text;
    this.roles[index] = role;
    if (columns === 2) {
      this.texts[index + 1] = '';
      this.roles[index + 1] = role;
    }
  }

  /** Writes our own signs, one column per letter, within the grid: unchecked, since a board has thousands of them. */
  tile(line: number, column: number, text: string, role: CellRole): void {
    for (let i = 0; i < text.length; i++) {
      this.texts[line * this.columns + column + i] = text[i] as string;
      this.roles[line * this.columns + column + i] = role;
    }
  }

  /** Another frame drawn into this one with its top left corner here; what does not fit is cut. */
  paste(line: number, column: number, part: Cells): void {
    const columns = Math.min(part.columns, this.columns - column);
    for (let y = 0; y < part.lines && line + y < this.lines; y++) {
      for (let x = 0; x < columns; x++) {
        const to = (line + y) * this.columns + column + x;
        this.texts[to] = part.texts[y * part.columns + x] as string;
        this.roles[to] = part.roles[y * part.columns + x] as CellRole;
      }
    }
  }

  /** A part of this frame as a separate frame; it must lie within. */
  cut(line: number, column: number, { columns, lines }: Size): Cells {
    const part = new Cells({ columns, lines });
    for (let y = 0; y < lines; y++) {
      for (let x = 0; x < columns; x++) {
        const from = (line + y) * this.columns + column + x;
        part.texts[y * columns + x] = this.texts[from] as string;
        part.roles[y * columns + x] = this.roles[from] as CellRole;
      }
    }
    return part;
  }

  /** For ASCII terminals: replaces every other letter by the nearest ASCII letter, or a question mark. */
  toAscii(): this {
    this.texts.forEach((text, index) => {
      if (text === '') this.texts[index] = ' ';
      else if (text.length > 1 || text > '~') this.texts[index] = asciiLetter(text);
    });
    return this;
  }

  /** The letters alone, without blanks at the ends of lines. */
  toText(): string {
    return this.rowsOf(this.texts);
  }

  /** One character per cell for its role, beneath the letters of `toText`; for tests of what is marked. */
  toRoles(): string {
    return this.rowsOf(
      this.roles.map((role, index) => (role === 'plain' && this.texts[index] === ' ' ? ' ' : ROLE_LETTERS[role])),
    );
  }

  private rowsOf(texts: readonly string[]): string {
    return Array.from({ length: this.lines }, (_, line) =>
      texts
        .slice(line * this.columns, (line + 1) * this.columns)
        .join('')
        .trimEnd(),
    ).join('\n');
  }
}

/** Characters that are common in titles and in our own sentences; the mark of a cut becomes a tilde. */
const IN_ASCII: Readonly<Record<string, string>> = {
  '…': '~',
  '×': 'x',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '¿': '?',
  '¡': '!',
  ß: 's',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'a',
  Æ: 'A',
};

/** A letter without its marks, if that is ASCII. */
function asciiLetter(letter: string): string {
  const bare = letter.normalize('NFKD')[0] ?? '?';
  return IN_ASCII[letter] ?? (bare >= ' ' && bare <= '~' ? bare : '?');
}
