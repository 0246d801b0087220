import { expect, test } from 'vitest';
import { boardRows } from './board-text.js';
import { digitLetter, letterDigit } from './cell-name.js';
import { checkGrid } from './check.js';
import { makeConstraints, parseConstraints } from './course-arrays.js';
import { hashLevel } from './hash.js';
import { conflictingCells, conflictsWith, isLegal } from './legal.js';
import type { FutoshikiDraft, FutoshikiLevel } from './level.js';
import { makeMoves, parseMoves } from './move-text.js';
import { playMove, startPosition } from './position.js';
import { validateLevel } from './validate-level.js';

// The sample of the course (ECE 209), as its two arrays.
const CELLS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3];
const CONSTRAINTS = [0, 0, 0, 8, 4, 0, 4, 0, 0, 0, 0, 0, 2, 0, 0, 0];
const DRAFT: FutoshikiDraft = { size: 4, cells: CELLS, inequalities: parseConstraints(4, CONSTRAINTS) };
const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3];

function validLevel(draft: FutoshikiDraft): FutoshikiLevel {
  const result = validateLevel(draft);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
const LEVEL = validLevel(DRAFT);

test('the course arrays are read and written back', () => {
  expect(makeConstraints(LEVEL)).toEqual(CONSTRAINTS);
  expect(boardRows(LEVEL, LEVEL.cells).join('\n')).toBe(
    '|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|',
  );
});

test('validateLevel orders signs, drops duplicates, and names what is impossible', () => {
  const shuffled = [...DRAFT.inequalities].reverse();
  expect(validLevel({ ...DRAFT, inequalities: [...shuffled, ...shuffled] })).toEqual(LEVEL);
  const errors: [Partial<FutoshikiDraft>, string][] = [
    [{ size: 1 }, 'bad-size'],
    [{ size: 33 }, 'bad-size'],
    [{ size: 4.5 }, 'bad-size'],
    [{ cells: [1] }, 'wrong-cell-count'],
    [{ cells: CELLS.with(3, 5) }, 'digit-out-of-range'],
    [{ inequalities: [{ less: 3, greater: 4 }] }, 'sign-not-between'],
    [{ inequalities: [{ less: 0, greater: 16 }] }, 'sign-not-between'],
  ];
  for (const [change, code] of errors) {
    const result = validateLevel({ ...DRAFT, ...change });
    expect(result.ok ? '' : result.error.code).toBe(code);
  }
});

test('isLegal compares with other cells, and only with filled neighbors', () => {
  expect(isLegal(LEVEL, CELLS, 10, 2)).toBe(true); // its own present digit
  expect(isLegal(LEVEL, CELLS, 8, 2)).toBe(false); // 2 in the row
  expect(isLegal(LEVEL, CELLS, 6, 2)).toBe(false); // 2 in the column, and less than 2 asked
  expect(conflictsWith(LEVEL, CELLS, 6, 3)).toEqual([10]); // r2c3 < r3c3 = 2
  expect(isLegal(LEVEL, CELLS, 6, 1)).toBe(true);
  expect(conflictingCells(LEVEL, SOLUTION)).toEqual([]);
  expect(conflictingCells(LEVEL, SOLUTION.with(0, 2))).toEqual([0, 1, 12]);
});

test('the check names what fails', () => {
  expect(checkGrid(LEVEL, SOLUTION)).toEqual({ ok: true, value: true });
  const wrong: [number[], string][] = [
    [SOLUTION.slice(1), '15 cells'],
    [SOLUTION.with(0, 0), 'r1c1 is 0'],
    [SOLUTION.with(15, 1), '3 is given'],
    [SOLUTION.with(0, 2), 'twice in row 1'],
    [[2, 1, 3, 4, 1, 4, 2, 3, 4, 3, 2, 1, 3, 2, 1, 4].with(10, 2).with(15, 3), 'twice'],
  ];
  for (const [grid, words] of wrong) {
    const result = checkGrid(LEVEL, grid);
    expect(result.ok ? '' : result.error).toContain(words);
  }
  const turned = validLevel({ ...DRAFT, inequalities: [{ less: 1, greater: 0 }] });
  expect(checkGrid(turned, SOLUTION)).toEqual({
    ok: false,
    error: 'r1c2 must be less than r1c1, but they are 2 and 1',
  });
});

test('moves place, erase, mark and sweep; what changes nothing is blocked', () => {
  const play = (text: string) => {
    const moves = parseMoves(text);
    if (!moves.ok) throw new Error(moves.error.message);
    expect(makeMoves(moves.value)).toBe(text);
    let position = startPosition(LEVEL);
    const blocked: number[] = [];
    for (const [i, move] of moves.value.entries()) {
      const next = playMove(LEVEL, position, move);
      if (next) position = next;
      else blocked.push(i);
    }
    return { position, blocked };
  };
  expect(play('r1c1=1 r1c1=1 r3c3=1 r1c1=0 r1c1=0 r9c9=1 r1c1=5').blocked).toEqual([1, 2, 4, 5, 6]);
  expect(play('r1c2~3 r1c2~1 r2c1~3 r1c1=3!').position.marks.slice(0, 5)).toEqual([0, 1, 0, 0, 0]);
  expect(play('r1c2~3 r1c2~1 r1c1=3').position.marks.slice(0, 2)).toEqual([0, 5]);
  expect(play('r1c1~3 r1c1=2 r1c1~3').blocked).toEqual([2]);
  expect(play('r1c1~3 r1c1=0').position.marks[0]).toBe(0);
});

test.each(['x', 'r0c1=1', 'r1c1', 'r1c1=33', 'r1c1~0', 'r33c1=1', 'r1c1=0!'])('%s is not a move', (text) => {
  const result = parseMoves(`r1c1=1\n  ${text}`);
  expect(result.ok).toBe(false);
  expect(result.ok ? undefined : [result.error.line, result.error.column]).toEqual([2, 3]);
});

test('the hash depends on the clues', () => {
  expect(hashLevel(LEVEL)).toMatch(/^[0-9a-f]{16}$/);
  expect(hashLevel({ ...LEVEL, title: 'x' })).toBe(hashLevel(LEVEL));
  expect(hashLevel({ ...LEVEL, cells: LEVEL.cells.with(0, 1) })).not.toBe(hashLevel(LEVEL));
});

test('letters stand for digits from 10 up', () => {
  for (let digit = 1; digit <= 32; digit++) expect(letterDigit(digitLetter(digit))).toBe(digit);
  expect(digitLetter(10)).toBe('A');
  expect(letterDigit('-')).toBe(-1);
});
