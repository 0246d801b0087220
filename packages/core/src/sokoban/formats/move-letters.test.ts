import { expect, test } from 'vitest';
import { validateLevel } from '../rules/validate-level.js';
import { makeCompass, parseCompass } from './compass.js';
import { makeLurd, parseLurd } from './lurd.js';
import { parseMoves } from './move-formats.js';
import { MOVE_ERRORS, type MoveErrorCode } from './move-letters.js';

/** Moves as first letters of the directions. */
const short = (text: string): string => {
  const read = parseMoves(text);
  return read.ok ? read.value.map((direction) => direction[0]).join('') : `error ${read.error.code}`;
};

const READ: readonly [name: string, text: string, moves: string][] = [
  ['nothing', '', ''],
  ['any case', 'lURd', 'lurd'],
  ['whitespace of all kinds', ' l\tu\r\nr d ', 'lurd'],
  ['run lengths', '2l3U', 'lluuu'],
  ['run lengths of two digits', '12r', 'r'.repeat(12)],
  ['a count cut by a line end', '1\n2r', 'r'.repeat(12)],
  ['brackets', '(lu)[rd]{l}', 'lurdl'],
  ['a group repeated', '2(l2u)r', 'luuluur'],
  ['groups in groups', '2(l2(u))', 'luuluu'],
  ['a count of zero', '0lu', 'u'],
  ['compass letters', 'NsEw', 'udrl'],
  ['compass run lengths', '3N2e', 'uuurr'],
];

test.each(READ)('moves are read with %s', (_name, text, moves) => {
  expect(short(text)).toBe(moves);
});

const REFUSED: readonly [text: string, code: MoveErrorCode, at: string, sentence: string][] = [
  ['luxr', 'unknown-move', '1:3', 'Unknown move "x"; expected one of l, u, r, d (index 2).'],
  ['lu\nr?', 'unknown-move', '2:2', 'Unknown move "?"; expected one of l, u, r, d (index 4).'],
  ['NEl', 'unknown-move', '1:3', 'Unknown move "l"; expected one of n, s, e, w (index 2).'],
  ['l😀', 'unknown-move', '1:2', 'Unknown move "😀"; expected one of l, u, r, d (index 1).'],
  ['lu3', 'lonely-count', '1:3', 'Repeat count without a move (index 2).'],
  ['(l2)', 'lonely-count', '1:3', 'Repeat count without a move (index 2).'],
  ['l)', 'unbalanced-bracket', '1:2', 'Unmatched closing bracket ")" (index 1).'],
  ['(l]', 'unbalanced-bracket', '1:3', 'Unmatched closing bracket "]" (index 2).'],
  ['l(u', 'unbalanced-bracket', '1:2', 'This bracket is never closed (index 1).'],
  ['99999999l', 'too-many-moves', '1:9', 'More than 1,000,000 moves (index 8).'],
  ['9999(9999(l))', 'too-many-moves', '1:13', 'More than 1,000,000 moves (index 12).'],
];

test.each(REFUSED)('%j is refused at its first bad character', (text, code, at, sentence) => {
  const read = parseMoves(text);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect([read.error.code, `${read.error.line}:${read.error.column}`, read.error.message]).toEqual([
    code,
    at,
    sentence,
  ]);
});

test('every error of the list has a case above', () => {
  expect(new Set(REFUSED.map(([, code]) => code))).toEqual(new Set(MOVE_ERRORS));
});

test('lurd is written with pushes in upper case, blocked moves in lower', () => {
  const valid = validateLevel({ rows: ['######', '#@$ .#', '######'] });
  const moves = parseLurd('Lrrr');
  if (!valid.ok || !moves.ok) throw new Error('the case is broken');
  expect(makeLurd(valid.value, moves.value)).toBe('lRRr');
  expect(makeCompass(moves.value)).toBe('WEEE');
  expect(parseCompass('WEEE')).toEqual(moves);
});
