// Parses a MAC110 level file: plain rows, or one line in which numbers repeat letters and `|` ends a row; `-` is floor.
// The course chooses by the extension; here the content decides, with a warning if the two disagree.

import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { type CourseMap, parseMap } from '../course-map.js';
import { findMap } from '../map-block.js';

/** Whether rows are written out or as run lengths. */
export type LevelEncoding = 'plain' | 'run-length';

/** More cells than the largest board has; keeps a huge count from filling the memory. */
const MAX_CELLS = 255 * 255;

/** Only a run-length text has bars or counts. */
export function encodingOf(text: string): LevelEncoding {
  return /[|0-9]/.test(text) ? 'run-length' : 'plain';
}

/** Rows from run lengths: a number before a letter repeats it, `-`, `_` and blank are floor, `|` or a line end ends a row. */
export function expandRunLengths(text: string): Result<string[], TextError> {
  let rows = '';
  let count = '';
  for (const [at, letter] of [...text.trimEnd()].entries()) {
    if (letter >= '0' && letter <= '9') {
      count += letter;
      continue;
    }
    const times = count === '' ? 1 : Number(count);
    if (rows.length + times > MAX_CELLS) {
      return fail(textError(1, at + 1, 'map-too-large', 'The counts give more cells than the largest board has.'));
    }
    rows += (letter === '|' ? '\n' : letter === '-' || letter === '_' ? ' ' : letter).repeat(times);
    count = '';
  }
  if (count !== '') return fail(textError(1, text.trimEnd().length, 'lonely-count', 'Repeat count without a symbol.'));
  return ok(rows.split(/\r\n|\n|\r/));
}

/** The course's IsValidLevel: the reason why the level is invalid, or undefined. Like the course, it does not check the walls. */
export function invalidReason(rows: readonly string[]): string | undefined {
  const count = (letters: string): number =>
    rows.reduce((sum, row) => sum + [...row].filter((letter) => letters.includes(letter)).length, 0);
  const players = count('@+');
  if (players !== 1) return `The level has ${players} players; expected exactly one.`;
  const boxes = count('$*');
  const places = count('.+*');
  if (places === 0) return 'The level has no storage place; expected at least one.';
  if (boxes !== places) return `The level has ${boxes} boxes and ${places} storage places; the numbers must match.`;
  return undefined;
}

/** A map, and how its file was written. */
export interface LevelFile {
  readonly map: CourseMap;
  readonly encoding: LevelEncoding;
}

/** The map of a level file in either encoding. */
export function parseLevelFile(text: string): Result<LevelFile, TextError> {
  const block = findMap(text);
  const written = block.rows.join('\n');
  const encoding = encodingOf(written);
  const rows = encoding === 'plain' ? ok(written.replace(/[-_]/g, ' ').split('\n')) : expandRunLengths(written);
  if (!rows.ok) return rows;
  const kept = rows.value.map((row) => row.trimEnd());
  while (kept.at(-1) === '') kept.pop();
  const first = Math.max(
    0,
    kept.findIndex((row) => row !== ''),
  );
  const board = kept.slice(first);
  const reason = board.length === 0 ? undefined : invalidReason(board);
  if (reason) return fail(textError(1, 1, 'invalid-level', reason));
  const map = parseMap(board, block.line + first);
  return map.ok ? ok({ map: map.value, encoding }) : map;
}
