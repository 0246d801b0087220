// The shortest reasons of hints: named cases, and a check of every reason on random puzzles by reading it back.

import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { randomSolvable } from '../../../../../../test/random-futoshiki.js';
import { goesOn, randomFor } from '../../../../../../test/seed.js';
import { findHint } from './hint.js';

function level(id: string): FutoshikiLevel {
  const read = UNEQUAL.parse(id).levels[0];
  const valid = read?.ok ? validateLevel(read.value) : undefined;
  if (!valid?.ok) throw new Error('not a level');
  return valid.value;
}

test.each([
  ['a sign alone, though row and column say it too', '4:0,2L,3,4,3,0,0,0,0,0,0,0,4,0,0,0', 'single-candidate', [1]],
  ['row and column, no sign', '4:0,2,3,4,0,0,0,0,0,0,0,0,0,0,0,0', 'single-candidate', [1, 2, 3]],
])('%s', (_name, id, rule, because) => {
  expect(findHint(level(id))).toMatchObject({ kind: 'digit', cell: 0, digit: 1, rule, because });
});

/** The digits that the sentence of a naked single leaves, read from its words alone. */
function digitsLeft(message: string, { size, cells, inequalities }: FutoshikiLevel, cell: number): number[] {
  let left = Array.from({ length: size }, (_, index) => index + 1);
  const at = (name: string): number => cells.findIndex((_, each) => cellName(each, size) === name);
  for (const [, word, name = '', about, digit] of message.matchAll(
    /(less|greater) than (r\d+c\d+), which is (at least |at most )?(\d+)/g,
  )) {
    const other = at(name);
    const isLess = word === 'less';
    const [less, greater] = isLess ? [cell, other] : [other, cell];
    expect(inequalities).toContainEqual({ less, greater });
    if (about === undefined) expect(cells[other]).toBe(Number(digit));
    else expect(about).toBe(isLess ? 'at most ' : 'at least ');
    left = left.filter((each) => (isLess ? each < Number(digit) : each > Number(digit)));
  }
  const beside = cells.filter(
    (digit, each) =>
      digit > 0 &&
      each !== cell &&
      (each % size === cell % size || Math.floor(each / size) === Math.floor(cell / size)),
  );
  const [, named = ''] = /; ([\d, and]+) (?:is|are) already/.exec(message) ?? [];
  const placed = message.includes(': all other digits are already in')
    ? beside
    : (named.match(/\d+/g) ?? []).map(Number);
  for (const digit of placed) expect(beside).toContain(digit);
  return left.filter((each) => !placed.includes(each));
}

test('every reason of a naked single leaves its digit alone; the sentence without the digit does not say it', () => {
  const random = randomFor(29);
  let read = 0;
  for (let i = 0; goesOn(i, 30, read > 25); i++) {
    let puzzle = randomSolvable(random, 3 + (i % 3));
    for (let hint = findHint(puzzle); hint.kind === 'digit'; hint = findHint(puzzle)) {
      const last = hint.steps.at(-1);
      const message = last?.message ?? '';
      expect(last?.why?.message.endsWith('.')).toBe(true);
      if (!message.endsWith('all other digits are ruled out.') && !message.includes('the only cell')) {
        expect(digitsLeft(message, puzzle, hint.cell), message).toEqual([hint.digit]);
        read++;
      }
      expect(last?.why?.message).not.toMatch(new RegExp(`(?:so it is|is) ${hint.digit}\\.$`));
      puzzle = { ...puzzle, cells: puzzle.cells.with(hint.cell, hint.digit) };
    }
  }
  expect(read).toBeGreaterThan(25);
});
