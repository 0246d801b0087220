// A saved game of the IPS course: score, level, the size of the state and its rows. Best scores are not in it.
//
//   Score: 2
//   Level: 1
//   State:
//   rows: 3
//   columns: 8
//   ########
//   …

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import type { CourseMap } from '../course-map.js';
import { makeGrid, parseGrid } from './letters.js';

export interface IpsGame {
  /** From 1. */
  readonly level: number;
  readonly score: number;
  readonly map: CourseMap;
}

export function makeSave(game: IpsGame): string {
  const rows = makeGrid(game.map);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = [
    `Score: ${game.score}`,
    `Level: ${game.level}`,
    'State:',
    `rows: ${rows.length}`,
    `columns: ${columns}`,
  ];
  return `${[...lines, ...rows].join('\n')}\n`;
}

const HEADINGS = ['Score', 'Level', 'State', 'rows', 'columns'] as const;

/** The game of a saved file; nothing of it is taken where anything is wrong. `levels`: how many there are. */
export function parseSave(text: string, levels: number): Result<IpsGame, TextError> {
  const lines = splitLines(text).map((line) => line.trimEnd());
  const numbers: number[] = [];
  for (const [at, heading] of HEADINGS.entries()) {
    const value = new RegExp(`^\\s*${heading}:\\s*(\\d{0,9})$`, 'i').exec(lines[at] ?? '')?.[1];
    if (value === undefined || (value === '') !== (heading === 'State')) {
      const expected = heading === 'State' ? 'State:' : `${heading}: and a number`;
      return fail(textError(at + 1, 1, 'broken-save', `Line ${at + 1} is not of a saved game; expected ${expected}.`));
    }
    numbers.push(Number(value));
  }
  const [score, level, , rowCount, columns] = numbers as [number, number, number, number, number];
  if (level < 1 || level > levels) {
    return fail(textError(2, 8, 'unknown-level', `There is no level ${level}; expected 1 to ${levels}.`));
  }
  const rows = lines.slice(HEADINGS.length);
  while (rows.at(-1) === '') rows.pop();
  if (rows.length !== rowCount || rows.some((row) => row.length > columns)) {
    const message = `The state has not ${rowCount} rows of ${columns} columns, as its heading says.`;
    return fail(textError(HEADINGS.length + 1, 1, 'wrong-size', message));
  }
  const map = parseGrid(rows, HEADINGS.length + 1);
  return map.ok ? ok({ level, score, map: map.value }) : map;
}
