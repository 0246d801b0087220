// Parses and makes moves as text: `r1c2=3 r4c4~2 r1c2=0`. Rows, columns, and digits are numbers from 1, so the notation
// is the same for every size; whitespace and commas separate moves.

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { mustBeText } from '../../base/wrong-argument.js';
import { MAX_SIZE } from './level.js';
import type { FutoshikiMove } from './position.js';
import { sayFutoshikiLevel } from './validate-level.js';

const MOVE = /^r(\d{1,2})c(\d{1,2})([=~])(\d{1,2})(!?)$/i;

function parseMove(word: string): FutoshikiMove | undefined {
  const [, r, c, sign, d, sweep] = MOVE.exec(word) ?? [];
  const [row, column, digit] = [Number(r) - 1, Number(c) - 1, Number(d)];
  if (!sign || row < 0 || column < 0 || row >= MAX_SIZE || column >= MAX_SIZE || digit > MAX_SIZE) return undefined;
  if (sign === '=' && digit === 0) return sweep ? undefined : { kind: 'erase', row, column };
  if (digit === 0 || (sign === '~' && sweep)) return undefined;
  if (sign === '~') return { kind: 'mark', row, column, digit };
  return sweep ? { kind: 'place', row, column, digit, sweep: true } : { kind: 'place', row, column, digit };
}

/** Line and column of an index of a text, from 1. */
function lineAndColumn(text: string, index: number): [line: number, column: number] {
  const before = text.slice(0, index).split(/\r\n|\n|\r/);
  return [before.length, (before.at(-1) ?? '').length + 1];
}

/**
 * Moves from text such as `r1c2=3 r4c4~2`, or where it is wrong.
 * @example
 * ```ts
 * const moves = parseMoves('r1c1=1');
 * console.log(moves.ok && moves.value[0]?.kind); // place
 * ```
 */
export function parseMoves(text: string): Result<readonly FutoshikiMove[], TextError> {
  mustBeText(text, 'moves as text');
  const moves: FutoshikiMove[] = [];
  for (const match of text.matchAll(/[^\s,;]+/g)) {
    const move = parseMove(match[0]);
    if (!move) {
      const message = sayFutoshikiLevel('bad-move', JSON.stringify(match[0].slice(0, 20)));
      return fail(textError(...lineAndColumn(text, match.index), 'bad-move', message));
    }
    moves.push(move);
  }
  return ok(moves);
}

function makeMove(move: FutoshikiMove): string {
  const place = `r${move.row + 1}c${move.column + 1}`;
  if (move.kind === 'erase') return `${place}=0`;
  if (move.kind === 'mark') return `${place}~${move.digit}`;
  return `${place}=${move.digit}${move.sweep ? '!' : ''}`;
}

/**
 * Moves as a text that `parseMoves` reads.
 * @example
 * ```ts
 * console.log(makeMoves([{ kind: 'place', row: 0, column: 0, digit: 1 }])); // r1c1=1
 * ```
 */
export function makeMoves(moves: readonly FutoshikiMove[]): string {
  return moves.map(makeMove).join(' ');
}
