// Reads a submission of JSON: lines, as `masu solve --json` and `masu replay --json` print them, one object per level; or one
// array of objects or of moves.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { Answer, Attempt, Target } from './attempt.js';
import { spelledMoves } from './moves-spelling.js';

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
  const title = nonEmptyText(fields.title) ?? nonEmptyText(fields.name);
  const named = ['level', 'number', 'id', 'puzzle', 'map'].map((key) => fields[key]);
  const number = named
    .map((value) => (typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value))
    .find((value): value is number => Number.isSafeInteger(value) && (value as number) > 0);
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

/** Names of the field that has the moves, the first one first. */
const MOVE_FIELDS = ['solution', 'lurd', 'moves', 'result', 'plan', 'answer', 'path'];

/** Moves one by one: `["up", "left"]`. */
const isMoveList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'string' && /^[\p{L}↑↓←→]{1,6}$/u.test(each));

function fieldsAnswer(fields: Fields): Answer | undefined {
  const { solution, verdict } = fields;
  const moves = MOVE_FIELDS.map((name) => fields[name]).find((value) => typeof value === 'string');
  if (typeof moves === 'string') return { kind: 'moves', text: spelledMoves(moves) };
  const grid = Array.isArray(solution) ? parseGrid(solution) : undefined;
  if (grid) return grid;
  const list = MOVE_FIELDS.map((name) => fields[name]).find(isMoveList);
  if (list) return { kind: 'moves', text: spelledMoves(list.join(' ')) };
  if (typeof verdict === 'string') return { kind: 'none', message: `There is no solution: the verdict is ${verdict}.` };
  return undefined;
}

/** An object, or the moves alone. */
function parsedAttempt(value: unknown, line: number): Result<Attempt, TextError> {
  if (typeof value === 'string') return ok({ target: {}, answer: { kind: 'moves', text: spelledMoves(value) }, line });
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const answer = isObject ? fieldsAnswer(value as Fields) : undefined;
  if (answer) return ok({ target: fieldsTarget(value as Fields), answer, line });
  const message = 'This object has no solution; expected "solution" with moves, or with the rows of a grid.';
  return fail(textError(line, 1, 'bad-json', message));
}

/** `{"1": "rdL", "2": "R"}`: a level per key, and nothing else. */
function levelsOf(value: unknown): Result<Attempt, TextError>[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const all = Object.entries(value);
  if (all.length === 0 || !all.every(([key]) => /^(?:level\s*)?\d{1,6}$/i.test(key))) return undefined;
  return all.map(([key, each]) => {
    const number = Number(key.replace(/\D+/g, ''));
    const read = parsedAttempt(isMoveList(each) ? { solution: each.join(' ') } : each, 1);
    return read.ok ? ok({ ...read.value, target: { ...read.value.target, number } }) : read;
  });
}

/** An attempt per line, or per element of one array. An error of one is an attempt that can't be read; the others count. */
export function readJson(text: string): Result<Attempt, TextError>[] {
  const parsed = documentIn(text);
  if (Array.isArray(parsed)) return parsed.map((value) => parsedAttempt(value, 1));
  const levels = levelsOf(parsed);
  if (levels) return levels;
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
