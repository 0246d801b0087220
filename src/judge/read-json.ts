// Reads a submission of JSON lines, as `masu solve --json` and `masu replay --json` print them: one object per level.

import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { splitLines } from '../base/text.js';
import { letterDigit } from '../futoshiki/index.js';
import type { Answer, Attempt, Target } from './attempt.js';

export const isJsonLines = (text: string): boolean => /^\s*\{/.test(text);

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function targetOf(fields: Fields): Target {
  const hash = textOf(fields.hash);
  const title = textOf(fields.title);
  const number =
    Number.isSafeInteger(fields.level) && (fields.level as number) > 0 ? (fields.level as number) : undefined;
  return {
    ...(hash === undefined ? {} : { hash }),
    ...(title === undefined ? {} : { title }),
    ...(number === undefined ? {} : { number }),
  };
}

/** The rows of a grid, one character per digit. */
function gridOf(rows: readonly unknown[]): Answer | undefined {
  if (rows.length === 0 || !rows.every((row): row is string => typeof row === 'string')) return undefined;
  const digits = rows.flatMap((row) => [...row].map((letter) => Math.max(0, letterDigit(letter))));
  return digits.length === rows.length ** 2 ? { kind: 'grid', size: rows.length, digits } : undefined;
}

function answerOf({ solution, lurd, verdict }: Fields): Answer | undefined {
  const moves = typeof solution === 'string' ? solution : lurd;
  if (typeof moves === 'string') return { kind: 'moves', text: moves };
  if (Array.isArray(solution)) return gridOf(solution);
  if (typeof verdict === 'string') return { kind: 'none', message: `There is no solution: the verdict is ${verdict}.` };
  return undefined;
}

/** An object per attempt. An error of one line is an attempt that can't be read; the other lines count. */
export function readJsonLines(text: string): Result<Attempt, TextError>[] {
  const attempts: Result<Attempt, TextError>[] = [];
  for (const [index, row] of splitLines(text).entries()) {
    if (row.trim() === '') continue;
    const line = index + 1;
    let fields: unknown;
    try {
      fields = JSON.parse(row);
    } catch {
      const message = 'This line is not JSON; expected one object per line, such as {"level":1,"solution":"rrdL"}.';
      attempts.push(fail(textError(line, 1, 'bad-json', message)));
      continue;
    }
    const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    const answer = isObject ? answerOf(fields as Fields) : undefined;
    if (answer) attempts.push(ok({ target: targetOf(fields as Fields), answer, line }));
    else {
      const message = 'This object has no solution; expected "solution" with moves, or with the rows of a grid.';
      attempts.push(fail(textError(line, 1, 'bad-json', message)));
    }
  }
  return attempts;
}
