// The outer shape of a `bars` text: which lines make up which puzzle. A puzzle opens with its size on a line of its
// own (or, where that was left out, with its first bar row), then come its rows, blank lines between them or not. A line
// that begins with `;` names the puzzle below it. Text that belongs to no puzzle is passed over after the first one, so
// debug prints behind a puzzle do no harm.

/** One line of the file: its number from 1 and its text, without a byte order mark. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export interface Block {
  readonly title?: string;
  /** The line that states the size; absent where the puzzle opens with a row. */
  readonly header?: Line;
  /** The lines from the first row to the last, blank ones between them included. */
  readonly rows: readonly Line[];
  /** The first line that belongs neither to this puzzle nor to the next, if any. */
  readonly stray?: Line;
}

const isBlank = (line: Line) => line.text.trim() === '';
const isTitle = (line: Line) => line.text.startsWith(';');
export const isRow = (line: Line) => line.text.trimStart().startsWith('|');
const isNumber = (line: Line) => /^\s*[+-]?\d+(?:\.\d+)?(\s.*)?$/.test(line.text);

/** Where a puzzle begins: at a number with, blank lines aside, a row below it, or at a title above either. Found from
    the end in one pass: a file may be nothing but a million titles. */
function openings(lines: readonly Line[]): Uint8Array {
  const opens = new Uint8Array(lines.length + 1);
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    if (isBlank(line)) continue;
    const below = lines[next];
    const isAboveRow = below !== undefined && isRow(below);
    if (isNumber(line)) opens[at] = isAboveRow ? 1 : 0;
    else if (isTitle(line)) opens[at] = isAboveRow ? 1 : (opens[next] as number);
    next = at;
  }
  return opens;
}

/** A walk over the lines. */
class Walk {
  private readonly lines: readonly Line[];
  private readonly opens: Uint8Array;
  private at = 0;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.opens = openings(lines);
  }

  get line(): Line | undefined {
    return this.lines[this.at];
  }

  /** Takes lines while they are of this kind. */
  takeWhile(isKind: (line: Line) => boolean): Line[] {
    const from = this.at;
    while (this.line && isKind(this.line)) this.at++;
    return this.lines.slice(from, this.at);
  }

  /** Passes over everything up to the next puzzle; gives the first line passed over. */
  skipToPuzzle(): Line | undefined {
    const stray = this.opens[this.at] ? undefined : this.line;
    while (this.line && !this.opens[this.at]) this.at++;
    return stray;
  }

  next(): Line | undefined {
    return this.lines[this.at++];
  }
}

function trimmed(lines: Line[]): Line[] {
  const from = lines.findIndex(isRow);
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(isRow) + 1);
}

/** The blocks of a text. The first line that says something opens one, so that a bad size is named and not passed over. */
export function splitBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const walk = new Walk(lines);
  for (;;) {
    const names = walk.takeWhile((line) => isBlank(line) || isTitle(line)).filter(isTitle);
    const title = names.at(-1)?.text.slice(1).trim();
    if (!walk.line) return blocks;
    const header = isRow(walk.line) ? undefined : walk.next();
    const rows = trimmed(walk.takeWhile((line) => isBlank(line) || isRow(line)));
    const stray = walk.skipToPuzzle();
    blocks.push({ ...(title ? { title } : {}), ...(header ? { header } : {}), rows, ...(stray ? { stray } : {}) });
  }
}
