// Finds boards in what a program printed, wherever they stand: below headings, between other lines, indented, with colors, or
// with a blank between two cells. What decides is the board, not the words around it.

import { outputLines } from './compare.js';

/** Colors, and what moves a cursor. */
const ESCAPES = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Za-z0-9]|[=>78cDM])/g;

/** The lines of an output without colors, and without what moves a cursor. */
export const shownLines = (text: string): string[] =>
  outputLines(text.replace(ESCAPES, '')).map((line) => line.replace(/^.*\r(?=.)/, ''));

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A row whose cells have blanks between them, without the blanks; undefined if it is none. */
function dense(row: string, wide: number): string | undefined {
  const padded = row.padEnd(2 * wide - 1);
  if (padded.length > 2 * wide) return undefined;
  const gaps = [...padded].filter((_, index) => index % 2 === 1);
  if (!gaps.every((letter) => letter === ' ')) return undefined;
  return [...padded]
    .filter((_, index) => index % 2 === 0)
    .join('')
    .trimEnd();
}

/** No board is printed further to the right. */
const MAX_INDENT = 40;

const wallsOf = (rows: readonly string[]): string => rows.map((row) => row.replace(/[^#]/g, ' ').trimEnd()).join('\n');

/** The rows of a block as a board of this width, read in each way in which boards are printed. */
function* readings(block: readonly string[], wide: number): Generator<string[]> {
  const indents = block.filter((line) => line !== '').map(indentOf);
  const most = indents.length === 0 ? 0 : Math.min(MAX_INDENT, ...indents);
  for (let indent = 0; indent <= most; indent++) {
    const rows = block.map((line) => line.slice(indent));
    if (rows.every((row) => row.length <= wide)) yield rows;
    const packed = rows.map((row) => dense(row, wide));
    if (wide > 1 && packed.every((row) => row !== undefined)) yield packed as string[];
  }
}

/** A board and its lines: from the first to before the last. */
export interface ShownBoard {
  readonly rows: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Whether these come in this order among others, the last of them last; one that comes again at once counts once. */
export function comeInOrder(wanted: readonly string[], got: readonly string[]): boolean {
  const once = (all: readonly string[]): string[] => all.filter((each, index) => each !== all[index - 1]);
  const [asked, shown] = [once(wanted), once(got)];
  let at = 0;
  for (const each of shown) if (each === asked[at]) at++;
  return at === asked.length && shown.at(-1) === asked.at(-1);
}

/** How many lines are looked at from the end. */
const MAX_LINES = 20_000;

/** The first row of a board may stand behind a prompt, whose answer was not shown. */
function afterPrompt(line: string, first: string): string | undefined {
  const row = first.trimStart();
  if (line.length <= row.length) return undefined;
  return `${' '.repeat(indentOf(first))}${line.slice(line.length - row.length)}`;
}

/** Every block of lines that is a board with the walls of this one, in order. */
export function placedBoards(lines: readonly string[], model: readonly string[], letters: string): ShownBoard[] {
  const wide = Math.max(...model.map((row) => row.length));
  const walls = wallsOf(model);
  const isRow = (line: string): boolean =>
    line.length <= 2 * wide + MAX_INDENT && [...line].every((letter) => letter === ' ' || letters.includes(letter));
  const seen = lines.slice(-MAX_LINES);
  const areRows = seen.map(isRow);
  const boards: ShownBoard[] = [];
  for (let from = 0; from + model.length <= seen.length; from++) {
    if (!areRows.slice(from + 1, from + model.length).every(Boolean)) continue;
    const line = seen[from] as string;
    const first = areRows[from] ? line : afterPrompt(line, model[0] ?? '');
    if (first === undefined || !isRow(first)) continue;
    for (const rows of readings([first, ...seen.slice(from + 1, from + model.length)], wide)) {
      if (wallsOf(rows) !== walls) continue;
      boards.push({ rows: rows.map((row) => row.trimEnd()), from, to: from + model.length });
      from += model.length - 1;
      break;
    }
  }
  return boards;
}

/** Every board with the walls of this one, in order. */
export const boardsLike = (lines: readonly string[], model: readonly string[], letters: string): string[][] =>
  placedBoards(lines, model, letters).map(({ rows }) => [...rows]);

/** The last board with the walls of this one. */
export const lastBoard = (lines: readonly string[], model: readonly string[], letters: string): string[] | undefined =>
  boardsLike(lines, model, letters).at(-1);
