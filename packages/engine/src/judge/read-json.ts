// Reads a submission of JSON: lines, as `masu solve --json` and `masu replay --json` print them, one object per level; or one
// array of objects or of moves.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { Answer, Attempt, Target } from './attempt.js';

/** Lines of objects, or one document: an array of answers. Moves may begin with a bracket too. */
export const isJson = (text: string): boolean => /^\s*\{/.test(text) || Array.isArray(documentIn(text));

/** The value of a text that is one JSON document; undefined if it is not. */
function documentIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function fieldsTarget(fields: Fields): Target {
  const hash = nonEmptyText(fields.hash);
  const title = nonEmptyText(fields.title);
  const number =
    Number.isSafeInteger(fields.level) && (fields.level as number) > 0 ? (fields.level as number) : undefined;
  return {
    ...defined({ hash, title, number }),
  };
}

/** The rows of a grid, one character per digit. */
function parseGrid(rows: readonly unknown[]): Answer | undefined {
  if (rows.length === 0 || !rows.every((row): row is string => typeof row === 'string')) return undefined;
  if (rows.some((row) => [...row].length !== rows.length)) return undefined;
  const digits = rows.flatMap((row) => [...row].map((letter) => Math.max(0, letterDigit(letter))));
  return { kind: 'grid', size: rows.length, digits };
}

function fieldsAnswer({ solution, lurd, verdict }: Fields): Answer | undefined {
  const moves = typeof solution === 'string' ? solution : lurd;
  if (typeof moves === 'string') return { kind: 'moves', text: moves };
  if (Array.isArray(solution)) return parseGrid(solution);
  if (typeof verdict === 'string') return { kind: 'none', message: `There is no solution: the verdict is ${verdict}.` };
  return undefined;
}

/** An object, or the moves alone. */
function parsedAttempt(value: unknown, line: number): Result<Attempt, TextError> {
  if (typeof value === 'string') return ok({ target: {}, answer: { kind: 'moves', text: value }, line });
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const answer = isObject ? fieldsAnswer(value as Fields) : undefined;
  if (answer) return ok({ target: fieldsTarget(value as Fields), answer, line });
  const message = 'This object has no solution; expected "solution" with moves, or with the rows of a grid.';
  return fail(textError(line, 1, 'bad-json', message));
}

/** An attempt per line, or per element of one array. An error of one is an attempt that can't be read; the others count. */
export function readJson(text: string): Result<Attempt, TextError>[] {
  const parsed = documentIn(text);
  if (Array.isArray(parsed)) return parsed.map((value) => parsedAttempt(value, 1));
  if (parsed !== undefined) return [parsedAttempt(parsed, 1)];
  const attempts: Result<Attempt, TextError>[] = [];
  for (const [index, row] of splitLines(text).entries()) {
    if (row.trim() === '') continue;
    const line = index + 1;
    const value = documentIn(row);
    const message = 'This line is not JSON; expected one object per line, such as {"level":1,"solution":"rrdL"}.';
    attempts.push(value === undefined ? fail(textError(line, 1, 'bad-json', message)) : parsedAttempt(value, line));
  }
  return attempts;
}
