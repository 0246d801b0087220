import { UNEQUAL } from '@masu/core/futoshiki/formats/unequal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { randomSolvable } from '../../../../../../test/random-futoshiki.js';
import { goesOn, randomFor } from '../../../../../../test/seed.js';
import { countSolutions } from '../candidates/count.js';
import { findHint } from './hint.js';
import { whySeveral } from './why-several.js';
import { whyUnsolvable } from './why-unsolvable.js';

function level(id: string): FutoshikiLevel {
  const read = UNEQUAL.parse(id).levels[0];
  const valid = read?.ok ? validateLevel(read.value) : undefined;
  if (!valid?.ok) throw new Error('not a level');
  return valid.value;
}

// The sample of the course: 1234 3412 4321 2143.
const SAMPLE = level('4:0,0,0,0D,0,0,0,0,0U,0,2U,0,0R,0,0,3');

// Recursive: the easiest digit is based on 23 steps.
const LONG = level('5:0D,0D,2,0,0,0,0,0,0,3,2,0,0,0,0L,0,0L,0,0L,0,0,0,0U,4,0');

test('a hint lists the steps it needs, and the digit', () => {
  const hint = findHint(SAMPLE);
  expect(hint).toMatchObject({ kind: 'digit', cell: 6, digit: 1, rule: 'bounds', grade: 'easy' });
  expect(hint.message).toBe('r2c3 is less than r3c3, which is 2, so it is 1.');
});

test('very long reasoning is shortened to its end', () => {
  const hint = findHint(LONG);
  if (hint.kind !== 'digit') throw new Error('no hint');
  const last = hint.steps.slice(-16).map(({ message }) => message);
  expect(hint.steps.length).toBeGreaterThan(last.length);
  expect(hint.message).toBe([`This takes ${hint.steps.length} steps. The last 16:`, ...last].join(' '));
});

test('wrong digits are named before anything else', () => {
  expect(findHint(SAMPLE, SAMPLE.cells.with(0, 4))).toMatchObject({ kind: 'wrong', cells: [0] });
  expect(findHint(SAMPLE, SAMPLE.cells.with(0, 4).with(1, 3)).message).toBe(
    'The 4 in r1c1 and the 3 in r1c2 are wrong. Erase them first.',
  );
  // With several solutions a digit is wrong only together with others.
  const loose = level('3:0,0,0,0,0,0,0,0,0');
  expect(findHint(loose, [1, 0, 0, 0, 1, 0, 0, 0, 0])).toMatchObject({ kind: 'digit' });
  expect(findHint(loose, [1, 1, 0, 0, 0, 0, 0, 0, 0])).toMatchObject({ kind: 'wrong', cells: [0, 1] });
  expect(findHint(loose, [1, 2, 0, 0, 0, 3, 0, 0, 0]).message).toContain('be right. Erase one of them first.');
});

test('solved, unsolvable, and several solutions are reported', () => {
  const solution = countSolutions(SAMPLE).solutions[0] as number[];
  expect(findHint(SAMPLE, solution)).toMatchObject({ kind: 'solved', message: 'The puzzle is solved.' });
  expect(findHint(level('3:1,1,0,0,0,0,0,0,0')).message).toBe(
    'The puzzle has no solution. These clues contradict each other: the 1 in r1c1 and the 1 in r1c2. They are in the same row.',
  );
  expect(findHint(level('3:0,0,0,0,0,0,0,0,0')).kind).toBe('several');
});

test('a hint is in every solution, on 80 random puzzles with one or many solutions', () => {
  const random = randomFor(5);
  let given = 0;
  for (let i = 0; goesOn(i, 80, given > 25); i++) {
    const puzzle = randomSolvable(random, 3 + (i % 3));
    const { solutions } = countSolutions(puzzle, 100);
    const hint = findHint(puzzle);
    if (hint.kind !== 'digit') continue;
    given++;
    for (const grid of solutions) expect(grid[hint.cell]).toBe(hint.digit);
  }
  expect(given).toBeGreaterThan(25);
});

test.each([
  [
    '2:0R,0L,0,0',
    'These clues contradict each other: r1c1 < r1c2 and r1c2 < r1c1. They form a cycle: each cell would have to be less than itself.',
  ],
  [
    '3:1R,0,0,0,0,0,0,0,0',
    'These clues contradict each other: the 1 in r1c1 and r1c2 < r1c1. r1c1 > r1c2, and r1c2 is at least 2, so r1c1 can’t be 1. Then r1c1 has no candidates left.',
  ],
])('why %s has no solution', (id, message) => {
  expect(whyUnsolvable(level(id))?.message).toBe(message);
});

test('why there are several, or not', () => {
  expect(whyUnsolvable(SAMPLE)).toBeUndefined();
  expect(whySeveral(SAMPLE)).toBeUndefined();
  expect(whySeveral(level('2:0,0,0,0'))).toMatchObject({ differing: [0, 1, 2, 3], clue: { kind: 'sign' } });
  expect(whySeveral(level('2:0,0,0,0'))?.message).toBe(
    'The puzzle has 2 solutions. Two of them differ in r1c1, r1c2, r2c1, and r2c2. Adding r1c1 < r1c2 would make the solution unique.',
  );
  expect(whySeveral(level('5:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'))?.message).toContain(
    'No single extra clue',
  );
});
