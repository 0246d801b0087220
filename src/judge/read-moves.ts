// Reads a submission of moves as text: letters, with comments and `Key: value` lines around them. `Level:`, `Title:`, and
// `Hash:` say which level the moves after them are for, so one file can answer many; other keys are skipped. This
// reads what people write by hand and what the course programs print.

import { splitLines } from '../base/text.js';
import type { Attempt, Target } from './attempt.js';

const COMMENT = /^\s*(;|\/\/|#(\s|$)|--)/;
const HEADING = /^\s*([A-Za-z][^:=]{0,40}?)\s*:\s*(.*)$/;
/** `Level 3`, `level #3: rrdL`, `3: rrdL`, `3. rrdL` */
const NUMBERED = /^\s*(?:(?:level|puzzle|map)\s*#?\s*(\d{1,6})\s*(?:[:.]\s*(.*))?|(\d{1,6})\s*[:.]\s*(.*))$/i;
const MOVES = /^[lurdnsew\d()[\]{}\s]*$/i;
const NO_SOLUTION = /^\s*no (plan|solution|moves)\b/i;

interface Section {
  target: Target;
  readonly line: number;
  readonly rows: string[];
  /** The line of the first row of moves. */
  from?: number;
  none?: string;
}

const attemptOf = ({ target, line, rows, from, none }: Section): Attempt =>
  none !== undefined && rows.every((row) => row.trim() === '')
    ? { target, line, answer: { kind: 'none', message: none } }
    : { target, line: from ?? line, answer: { kind: 'moves', text: rows.join('\n') } };

/** What a heading says about the level, if it does. */
function targetOf(key: string, value: string): Target | undefined {
  const number = /^#?(\d{1,6})$/.exec(value.trim())?.[1];
  if (/^(level|puzzle|map|number)$/i.test(key))
    return number === undefined ? { title: value } : { number: Number(number) };
  if (/^title$/i.test(key)) return { title: value };
  return /^hash$/i.test(key) ? { hash: value.trim() } : undefined;
}

/** Every attempt of a text, in order; at least one. */
export function readMoves(text: string): Attempt[] {
  const sections: Section[] = [{ target: {}, line: 1, rows: [] }];
  const last = (): Section => sections.at(-1) as Section;
  const begin = (line: number, target: Target): void => {
    const hasMoves = last().none !== undefined || last().rows.some((row) => row.trim() !== '');
    if (hasMoves) sections.push({ target, line, rows: [] });
    else last().target = { ...last().target, ...target };
  };
  const addRow = (line: number, row: string): void => {
    const section = last();
    if (section.from === undefined && row.trim() === '') return;
    section.from ??= line;
    section.rows.push(row);
  };
  for (const [index, row] of splitLines(text).entries()) {
    const line = index + 1;
    const [, key = '', value = ''] = HEADING.exec(row) ?? [];
    const numbered = NUMBERED.exec(row);
    const rest = numbered?.[2] ?? numbered?.[4] ?? '';
    const target = key === '' ? undefined : targetOf(key, value);
    if (NO_SOLUTION.test(row)) last().none = 'The submission says that there is no solution.';
    else if (numbered) {
      const isTitle = !MOVES.test(rest) && !/r\d+c\d+[=~]/i.test(rest);
      begin(line, { number: Number(numbered[1] ?? numbered[3]), ...(isTitle ? { title: rest } : {}) });
      addRow(line, isTitle ? '' : rest);
    } else if (target) begin(line, target);
    else if (/^(moves|solution(\/\w+)?|plan|lurd)$/i.test(key)) addRow(line, value);
    else addRow(line, key !== '' || COMMENT.test(row) ? '' : row);
  }
  return sections.map(attemptOf);
}
