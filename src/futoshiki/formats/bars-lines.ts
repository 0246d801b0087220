// The outer shape of a `bars` text: which lines make up which puzzle. A puzzle opens with its size on a line of its
// own (or, where that was left out, with its first bar row), then come its rows, blank lines between them or not.
// Text that belongs to no puzzle is passed over after the first one, so debug prints behind a puzzle do no harm.

/** One line of the file: its number from 1 and its text, without a byte order mark. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export interface Block {
  /** The line that states the size; absent where the puzzle opens with a row. */
  readonly header?: Line;
  /** The lines from the first row to the last, blank ones between them included. */
  readonly rows: readonly Line[];
  /** The first line that belongs neither to this puzzle nor to the next, if any. */
  readonly stray?: Line;
}

const isBlank = (line: Line) => line.text.trim() === '';
export const isRow = (line: Line) => line.text.trimStart().startsWith('|');
const isNumber = (line: Line) => /^\s*[+-]?\d+(?:\.\d+)?(\s.*)?$/.test(line.text);

/** Does a puzzle begin here: a number, and below it, blank lines aside, a row? */
function opensPuzzle(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 40).find((line) => !isBlank(line));
  return isNumber(lines[at] as Line) && next !== undefined && isRow(next);
}

/** The blocks of a text. The first non-blank line always opens one, so that a bad size is named and not passed over. */
export function splitBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  const skipBlank = () => {
    while (at < lines.length && isBlank(lines[at] as Line)) at++;
  };
  skipBlank();
  while (at < lines.length) {
    const first = lines[at] as Line;
    const header = isRow(first) ? undefined : first;
    if (header) at++;
    const start = at;
    let end = at;
    for (; at < lines.length && (isBlank(lines[at] as Line) || isRow(lines[at] as Line)); at++) {
      if (isRow(lines[at] as Line)) end = at + 1;
    }
    const rows = lines.slice(start, end);
    while (rows.length > 0 && isBlank(rows[0] as Line)) rows.shift();
    const stray = at < lines.length && !opensPuzzle(lines, at) ? (lines[at] as Line) : undefined;
    while (at < lines.length && !opensPuzzle(lines, at)) at++;
    blocks.push({ ...(header ? { header } : {}), rows, ...(stray ? { stray } : {}) });
  }
  return blocks;
}
