// Converts the letters of the IPS course: A agent, B box, # wall, . floor, G goal, X box on goal, Y agent on goal.

import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { type CourseMap, makeMapRows, parseMap } from '../course-map.js';

const OURS: Readonly<Record<string, string>> = { A: '@', B: '$', '#': '#', '.': ' ', G: '.', X: '*', Y: '+' };

const THEIRS: Readonly<Record<string, string>> = { '@': 'A', $: 'B', '#': '#', ' ': '.', '.': 'G', '*': 'X', '+': 'Y' };

/** The map of a grid; `line` is the line of its first row, counting from 1. */
export function parseGrid(rows: readonly string[], line = 1): Result<CourseMap, TextError> {
  for (const [y, row] of rows.entries()) {
    const x = [...row].findIndex((letter) => !Object.hasOwn(OURS, letter));
    if (x < 0) continue;
    const quotedLetter = JSON.stringify([...row][x]);
    const message = `Unknown character ${quotedLetter} in the grid; expected one of A B # . G X Y.`;
    return fail(textError(line + y, x + 1, 'unknown-character', message));
  }
  const map = parseMap(
    rows.map((row) => [...row].map((letter) => OURS[letter] as string).join('')),
    line,
  );
  if (map.ok) return map;
  return fail({ ...map.error, message: map.error.message.replace('@ or +', 'A or Y') });
}

/** The rows of a map in the course’s letters. */
export function makeGrid(map: CourseMap): string[] {
  return makeMapRows(map).map((row) => [...row].map((letter) => THEIRS[letter] as string).join(''));
}

/** Rows of the usual letters in those of the course. */
export const toLetters = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row].map((letter) => THEIRS[letter] as string).join(''));
