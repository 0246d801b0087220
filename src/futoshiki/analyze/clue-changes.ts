// Clues that could go, and clues that would leave one solution. Redundant is not wrong: many puzzles have more clues than
// they need, on purpose.

import { allClues, type Clue, cluesOf, withClues } from '../rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { countSolutions } from '../solve/candidates/count.js';
import { MAX_GUESSES } from './true-candidates.js';

export interface RedundantClues {
  /** Each of them alone can go: proven. */
  readonly single: readonly Clue[];
  /** These can go together, found one after the other. */
  readonly together: readonly Clue[];
}

/** Whether the clues are proven to have exactly one solution. */
export const isUniqueWith = (size: number, clues: readonly Clue[]): boolean => {
  const { solutions, isComplete } = countSolutions(withClues(size, clues), 2, { nodes: MAX_GUESSES });
  return isComplete && solutions.length === 1;
};

/** The level must have one solution. */
export function* redundantClues(level: FutoshikiLevel): Generator<void, RedundantClues, void> {
  const clues = cluesOf(level);
  const single: Clue[] = [];
  for (const clue of clues) {
    const rest = clues.filter((each) => each !== clue);
    if (isUniqueWith(level.size, rest)) single.push(clue);
    yield;
  }
  const together: Clue[] = [];
  for (const clue of single) {
    const gone = new Set([...together, clue]);
    const rest = clues.filter((each) => !gone.has(each));
    if (isUniqueWith(level.size, rest)) together.push(clue);
    yield;
  }
  return { single, together };
}

const clueKey = (clue: Clue): string =>
  clue.kind === 'digit' ? `${clue.cell}=${clue.digit}` : `${clue.sign.less}<${clue.sign.greater}`;

/** Every clue that exactly one of the solutions has, signs first: they give less away. All solutions must be given. */
export function finishingClues(level: FutoshikiLevel, solutions: readonly FutoshikiGrid[]): Clue[] {
  const own = new Set(cluesOf(level).map(clueKey));
  const seen = new Map<string, { readonly clue: Clue; times: number }>();
  for (const grid of solutions) {
    for (const clue of allClues(level.size, grid)) {
      const key = clueKey(clue);
      const known = seen.get(key);
      if (known) known.times++;
      else if (!own.has(key)) seen.set(key, { clue, times: 1 });
    }
  }
  const found = [...seen.values()].filter(({ times }) => times === 1).map(({ clue }) => clue);
  return [...found.filter(({ kind }) => kind === 'sign'), ...found.filter(({ kind }) => kind === 'digit')];
}
