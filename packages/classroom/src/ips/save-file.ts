// Parses and makes IPS save files: score, level, and the size and rows of the state. Best scores are not saved.
//
//   Score: 2
//   Level: 1
//   State:
//   rows: 3
//   columns: 8
//   ########
//   …

import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import type { CourseMap } from '../course-map.js';
import { findMap } from '../map-block.js';
import { makeGrid, parseGrid } from './letters.js';

/** The map of a level file. */
export function parseLevel(text: string): Result<CourseMap, TextError> {
  const { rows, line } = findMap(text);
  const trimmed = rows.map((row) => row.trimEnd());
  return parseGrid(trimmed, line);
}

/** The map of a grid of this package. */
export function includedLevel(rows: readonly string[]): CourseMap {
  const map = parseGrid(rows);
  if (!map.ok) throw new Error(`an included level is not a grid: ${map.error.message}`);
  return map.value;
}

/** A game: its level, its score, and its map. */
export interface IpsGame {
  /** From 1. */
  readonly level: number;
  readonly score: number;
  readonly map: CourseMap;
}

/** A game as the text of a save file. */
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

/** The game of a save file, or an error if anything is wrong. `levels` is the number of levels. */
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
    const message = `The state doesn’t have ${rowCount} rows of ${columns} columns, as its heading says.`;
    return fail(textError(HEADINGS.length + 1, 1, 'wrong-size', message));
  }
  const map = parseGrid(rows, HEADINGS.length + 1);
  return map.ok ? ok({ level, score, map: map.value }) : map;
}
