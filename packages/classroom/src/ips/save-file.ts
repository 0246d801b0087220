// Parses and makes IPS save files: score, level, and the size and rows of the state. Best scores are not saved.
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
import { type CourseMap, findMap, makeMapRows, parseMap } from '../course-map.js';

// Converts the letters of the IPS course: A agent, B box, # wall, . floor, G goal, X box on goal, Y agent on goal.

const OURS: Readonly<Record<string, string>> = { A: '@', B: '$', '#': '#', '.': ' ', G: '.', X: '*', Y: '+' };
const THEIRS: Readonly<Record<string, string>> = { '@': 'A', $: 'B', '#': '#', ' ': '.', '.': 'G', '*': 'X', '+': 'Y' };

/** The map of a grid; `line` is the line of its first row, counting from 1. */
export function parseGrid(rows: readonly string[], line = 1): Result<CourseMap, TextError> {
  for (const [y, row] of rows.entries()) {
    const x = [...row].findIndex((letter) => !Object.hasOwn(OURS, letter));
    if (x < 0) continue;
    const found = JSON.stringify([...row][x]);
    const message = `Unknown character ${found} in the grid; expected one of A B # . G X Y.`;
    return fail(textError(line + y, x + 1, 'unknown-character', message));
  }
  const map = parseMap(
    rows.map((row) => [...row].map((letter) => OURS[letter] as string).join('')),
    line,
  );
  if (map.ok) return map;
  return fail({ ...map.error, message: map.error.message.replace('@ or +', 'A or Y') });
}

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

/** The rows of a map in the course’s letters. */
export function makeGrid(map: CourseMap): string[] {
  return makeMapRows(map).map((row) => [...row].map((letter) => THEIRS[letter] as string).join(''));
}

// The levels of the IPS game. The first is from the course text; the others are original.

/** The levels of the course, as rows. */
export const IPS_LEVELS: readonly (readonly string[])[] = [
  ['########', '#.A.B.G#', '########'],
  ['#######', '#.....#', '#.BAB.#', '#.#.#.#', '#G...G#', '#######'],
  ['#########', '#..#....#', '#.B.BA#.#', '#.#.B.#.#', '#..G#..##', '##.GG..##', '#########'],
  ['########', '#...#..#', '#.B..B.#', '#.#AG#.#', '#..XG..#', '#......#', '########'],
];

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
