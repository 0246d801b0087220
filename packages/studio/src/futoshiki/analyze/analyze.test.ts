// What the analyzer says about small puzzles; planted faults are in test/conformance.

import { finish } from '@masu/core/base/outcome.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { analyzeFutoshiki, type FutoshikiAnalysis } from './analyze.js';

function analyze(cells: readonly number[], signs: readonly [number, number][] = []): FutoshikiAnalysis {
  const inequalities = signs.map(([less, greater]) => ({ less, greater }));
  const level = validateLevel({ size: Math.sqrt(cells.length), cells, inequalities });
  if (!level.ok) throw new Error(level.error.message);
  return finish(analyzeFutoshiki(level.value));
}

const CASES: readonly [
  what: string,
  cells: readonly number[],
  signs: [number, number][],
  status: string,
  notes: string[],
][] = [
  ['empty', [0, 0, 0, 0], [], '2 solutions.', ['unique-clue: With r1c2 < r1c1, one solution is left.']],
  ['one given', [1, 0, 0, 0], [], 'One solution. Trivial.', []],
  [
    'a given and a sign that says the same',
    [1, 0, 0, 0],
    [[0, 1]],
    'One solution. Trivial.',
    ['redundant-clue: 2 clues could go, 1 of them together: r1c1 = 1, r1c1 < r1c2.'],
  ],
];

test.each(CASES)('%s', (_, cells, signs, status, notes) => {
  const analysis = analyze(cells, signs);
  expect(analysis.status.message).toBe(status);
  expect(analysis.notes.map(({ kind, message }) => `${kind}: ${message}`)).toEqual(notes);
});

test('clues that contradict each other', () => {
  const analysis = analyze([1, 1, 0, 0]);
  expect(analysis).toMatchObject({
    verdict: 'unsolvable',
    solutions: 0,
    notes: [{ kind: 'contradiction', cells: [0, 1] }],
  });
});

test('true candidates with their counts', () => {
  const { candidates, counts } = analyze(
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [
      [0, 1],
      [1, 2],
    ],
  );
  expect(candidates.slice(0, 3)).toEqual([0b001, 0b010, 0b100]);
  expect(counts?.slice(0, 3)).toEqual([2, 0, 0]);
});
