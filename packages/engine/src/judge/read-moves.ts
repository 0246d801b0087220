// Reads a submission of moves as text: letters, with comments and `Key: value` lines around them. A heading (`Level 3`,
// `3:`, a title, `Hash: …`) says which level the moves after it are for, so one file can answer many; other keys are
// skipped. This reads what people write by hand and what the course programs print.

import { type Answer, type Attempt, SAYS_NO_SOLUTION, type Target } from './attempt.js';
import { isMovesText, MAX_HEAD_LENGTH, parseHeading, targetIn } from './level-names.js';
import { type LevelTable, nameWords } from './level-table.js';
import { spelledLines } from './moves-spelling.js';

const COMMENT = /^\s*(;|\/\/|#(\s|$)|--|```|~~~)/;
const KEY_AND_VALUE = /^\s*([A-Za-z][^:=]{0,40}?)\s*:\s*(.*)$/;
const NO_SOLUTION = /^\s*no (plan|solution|moves)\b/i;
/** A line that stands for a level without a solution, in a file of one line per level. */
const NO_MOVES = /^\s*[-–—?]\s*$/;
/** The first line of a table: `level,moves`. */
const COLUMN_NAMES = /^\s*(level|puzzle|map|n[or]?)\s*[,;|\t]\s*(moves|solution|plan|lurd)\b/i;
/** `3 rrdL`: only read like `3: rrdL` if every line has its number. */
const COUNTED = /^\s*(\d{1,6})\s+(?=[lurdnsew(\d])/i;

interface Section {
  target: Target;
  readonly line: number;
  readonly rows: string[];
  /** What follows the number of the level on its line and is no moves: a title, or an answer that can't be read. */
  about?: string;
  /** The line of the first row of moves. */
  from?: number;
  none?: Answer;
}

function sectionAttempt(table: LevelTable, { target, line, rows, about, from, none }: Section): Attempt {
  const hasMoves = rows.some((row) => row.trim() !== '');
  if (none !== undefined && !hasMoves) return { target, line, answer: none };
  const isTitle = about === undefined || table.byTitle.has(nameWords(about).join(' '));
  if (!hasMoves && !isTitle) return { target, line, answer: { kind: 'moves', text: about } };
  return { target, line: from ?? line, answer: { kind: 'moves', text: rows.join('\n') } };
}

/** What a key says about the level, if it does. */
function keyTarget(key: string, value: string): Target | undefined {
  if (/^(level|puzzle|map|title)$/i.test(key)) return { title: value };
  return /^hash$/i.test(key) ? { hash: value.trim() } : undefined;
}

/** The lines, with a colon after the numbers if every line begins with its own: 1, 2, 3, and so on. */
function numberedLines(text: string): string[] {
  const lines = spelledLines(text);
  const filled = lines.filter((line) => line.trim() !== '');
  const isCounted = filled.every((line, index) => Number(COUNTED.exec(line)?.[1]) === index + 1);
  return isCounted && filled.length > 1 ? lines.map((line) => line.replace(COUNTED, '$1: ')) : lines;
}

/** The kind of a line of moves, and what is on it. */
type Row =
  | { readonly kind: 'heading'; readonly target: Target; readonly rest: string }
  | { readonly kind: 'moves'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'other' };

function parseRow(table: LevelTable, row: string): Row {
  if (NO_SOLUTION.test(row)) return { kind: 'none' };
  if (COLUMN_NAMES.test(row)) return { kind: 'other' };
  const heading = parseHeading(table, row);
  if (heading) return { kind: 'heading', target: targetIn(heading), rest: heading.rest };
  const [, key = '', near = ''] = KEY_AND_VALUE.exec(row.slice(0, MAX_HEAD_LENGTH)) ?? [];
  const value = near + row.slice(MAX_HEAD_LENGTH);
  const target = key === '' ? undefined : keyTarget(key, value);
  if (target) return { kind: 'heading', target, rest: '' };
  if (/^(moves|solution(\/\w+)?|plan|lurd)$/i.test(key)) return { kind: 'moves', text: value };
  if (key !== '' || COMMENT.test(row)) return { kind: 'other' };
  return row.trim() === '' ? { kind: 'other' } : { kind: 'moves', text: row };
}

/** Every attempt of a text, in order; at least one. */
export function readMoves(table: LevelTable, text: string): Attempt[] {
  const sections: Section[] = [{ target: {}, line: 1, rows: [] }];
  const last = (): Section => sections.at(-1) as Section;
  const begin = (line: number, target: Target): void => {
    const { number, title } = target;
    const about = number === undefined || title === undefined ? {} : { about: title };
    const hasMoves = last().none !== undefined || last().rows.some((row) => row.trim() !== '');
    // A number on a new line is another level; a title or a hash may belong to the number above it.
    const isNext = target.number !== undefined && last().target.number !== undefined;
    if (hasMoves || isNext) sections.push({ target, line, rows: [], ...about });
    else Object.assign(last(), { ...about, target: { ...last().target, ...target } });
  };
  const addRow = (line: number, row: string): void => {
    const section = last();
    if (section.from === undefined && row.trim() === '') return;
    section.from ??= line;
    section.rows.push(row);
  };
  for (const [index, each] of numberedLines(text).entries()) {
    const line = index + 1;
    const row = parseRow(table, each);
    if (row.kind === 'none') last().none = SAYS_NO_SOLUTION;
    else if (row.kind === 'heading') {
      begin(line, row.target);
      addRow(line, row.rest);
    } else addRow(line, row.kind === 'moves' ? row.text : '');
  }
  return sections.map((section) => sectionAttempt(table, section));
}

/** A run of lines of moves. */
interface Run {
  readonly line: number;
  readonly answer: Answer;
}

/** The lines of a text without headings, and its blocks between blank lines: each may be the answer to one level. */
function linesAndBlocks(table: LevelTable, text: string): readonly [lines: Run[], blocks: Run[]] {
  const lines: Run[] = [];
  const blocks: { line: number; rows: string[]; none?: Answer }[] = [];
  let isInside = false;
  for (const [index, each] of spelledLines(text).entries()) {
    const row = NO_MOVES.test(each) ? ({ kind: 'none' } as const) : parseRow(table, each);
    const line = index + 1;
    if (row.kind !== 'moves' && row.kind !== 'none') {
      isInside = false;
      continue;
    }
    const answer: Answer = row.kind === 'moves' ? { kind: 'moves', text: row.text } : SAYS_NO_SOLUTION;
    lines.push({ line, answer });
    if (!isInside) blocks.push({ line, rows: [], ...(row.kind === 'none' ? { none: answer } : {}) });
    if (row.kind === 'moves') blocks.at(-1)?.rows.push(row.text);
    isInside = true;
  }
  const joined = blocks.map(
    ({ line, rows, none }): Run => ({ line, answer: none ?? { kind: 'moves', text: rows.join('\n') } }),
  );
  return [lines, joined];
}

/** Moves without a heading as one attempt per level, if the text has as many lines, or blocks, as there are levels. */
export function readInOrder(table: LevelTable, text: string): Attempt[] | undefined {
  const { length } = table.levels;
  const runs = linesAndBlocks(table, text).find((each) => each.length === length);
  if (length < 2 || !runs?.every(({ answer }) => answer.kind !== 'moves' || isMovesText(answer.text))) return undefined;
  return runs.map(({ line, answer }, index): Attempt => ({ target: { order: index + 1 }, line, answer }));
}
