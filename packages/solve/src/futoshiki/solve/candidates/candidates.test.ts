import { allClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import { expect, test } from 'vitest';
import { randomSolvable } from '../../../../../../test/random-futoshiki.js';
import { sampled } from '../../../../../../test/sample.js';
import { randomFor } from '../../../../../../test/seed.js';
import { Candidates, type Strength } from './candidates.js';
import { countSolutions } from './count.js';

test('two signs that contradict each other leave no solution', () => {
  const inequalities = [
    { less: 0, greater: 1 },
    { less: 1, greater: 0 },
  ];
  const level = { size: 3, cells: new Array<number>(9).fill(0), inequalities };
  expect(countSolutions(level)).toMatchObject({ solutions: [], isComplete: true });
});

// 31 and 32 digits reach a word's sign bit: every shift and bound at its edge.
test.each([31, 32])('a board of size %i with half its clues has its own grid as a solution', (size) => {
  const random = randomFor(size);
  const grid = Array.from({ length: size * size }, (_, cell) => ((cell + Math.floor(cell / size)) % size) + 1);
  const clues = allClues(size, grid).filter(({ kind }) => kind === 'sign' || random.next() < 0.5);
  expect(countSolutions(withClues(size, clues)).solutions).toEqual([grid]);
});

test('every strength keeps the digits of all solutions and no more candidates than the one below it', () => {
  const random = randomFor(32_001);
  for (let i = 0; i < sampled(32, 300); i++) {
    const level = randomSolvable(random, 3 + (i % 4));
    const { solutions } = countSolutions(level, 50);
    const engine = new Candidates(level.size);
    let before = engine.masks.map(() => -1);
    for (const strength of [0, 1, 2, 3] as const satisfies readonly Strength[]) {
      engine.load(level, strength);
      expect(engine.propagate()).toBe(true);
      const lost = [...engine.masks].filter((mask, cell) =>
        solutions.some((grid) => (mask & (1 << ((grid[cell] as number) - 1))) === 0),
      );
      const regained = [...engine.masks].filter((mask, cell) => (mask & ~(before[cell] as number)) !== 0);
      expect([lost, regained]).toEqual([[], []]);
      before = engine.masks.slice();
    }
  }
});
