import { type Clue, levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import { Backtracking } from '@masu/solve/futoshiki/solve/backtrack.js';
import { whyUnsolvable } from '@masu/solve/futoshiki/solve/explain/why-unsolvable.js';
import { expect, test } from 'vitest';
import { randomLevel } from '../random-futoshiki.js';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';

const isSolvable = (size: number, clues: readonly Clue[]): boolean =>
  new Backtracking(withClues(size, clues)).run(Number.POSITIVE_INFINITY) === 'solution';

test('the named clues conflict, and without any one of them they do not: checked by backtracking, on random puzzles', () => {
  const random = randomFor(31_001);
  let conflicts = 0;
  for (let i = 0; conflicts < sampled(10, 60); i++) {
    const level = randomLevel(random, 3 + (i % 2));
    const why = whyUnsolvable(level);
    expect(why === undefined).toBe(isSolvable(level.size, levelClues(level)));
    if (!why) continue;
    conflicts++;
    expect(why.isLeast).toBe(true);
    expect(isSolvable(level.size, why.clues), why.message).toBe(false);
    for (const clue of why.clues) {
      const rest = why.clues.filter((other) => other !== clue);
      expect(isSolvable(level.size, rest), why.message).toBe(true);
    }
  }
});
