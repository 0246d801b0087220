// Clues that could go, and clues that would leave one solution. Redundant is not wrong: many puzzles have more clues than
// they need, on purpose.

import { type Clue, levelClues, possibleClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { areNeighbors } from '@masu/core/futoshiki/rules/validate-level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { MAX_GUESSES, type TrueCandidates } from './true-candidates.js';

interface RedundantClues {
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
  const clues = levelClues(level);
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

/** A number for each clue that a level of this size can have, and back: digits by cell, then signs. */
function clueNumber(size: number, clue: Clue): number {
  if (clue.kind === 'digit') return clue.cell * size + clue.digit - 1;
  return size ** 3 + clue.sign.less * size ** 2 + clue.sign.greater;
}

function clueOfNumber(size: number, clue: number): Clue {
  if (clue < size ** 3) return { kind: 'digit', cell: Math.floor(clue / size), digit: (clue % size) + 1 };
  const sign = clue - size ** 3;
  return { kind: 'sign', sign: { less: Math.floor(sign / size ** 2), greater: sign % size ** 2 } };
}

/** Sees the number of every clue that is true of a grid, in the order of the cells: there are thousands of grids. */
function seeClues(size: number, grid: FutoshikiGrid, see: (clue: number) => void): void {
  const signs = size ** 3;
  const cells = size ** 2;
  for (let cell = 0; cell < cells; cell++) {
    const digit = grid[cell] as number;
    see(cell * size + digit - 1);
    for (let down = 0; down < 2; down++) {
      const other = cell + (down ? size : 1);
      if (!areNeighbors(size, cell, other)) continue;
      see(signs + (digit < (grid[other] as number) ? cell * cells + other : other * cells + cell));
    }
  }
}

/** How many of the solutions have each clue, by its number. */
function timesOfClues(size: number, solutions: readonly FutoshikiGrid[]): Int32Array {
  const times = new Int32Array(size ** 3 + size ** 4);
  for (const grid of solutions) {
    seeClues(size, grid, (clue) => {
      times[clue] = (times[clue] as number) + 1;
    });
  }
  return times;
}

/** Every clue that exactly one of the solutions has, signs first: they give less away. All solutions must be given. */
export function finishingClues(level: FutoshikiLevel, solutions: readonly FutoshikiGrid[]): Clue[] {
  const { size } = level;
  const times = timesOfClues(size, solutions);
  for (const clue of levelClues(level)) times[clueNumber(size, clue)] = 0;
  const cellList: number[] = [];
  for (const grid of solutions) {
    seeClues(size, grid, (clue) => {
      if (times[clue] === 1) cellList.push(clue);
    });
  }
  const clues = cellList.map((clue) => clueOfNumber(size, clue));
  return [...clues.filter(({ kind }) => kind === 'sign'), ...clues.filter(({ kind }) => kind === 'digit')];
}

/** Clues that are tried one by one. */
const MAX_TRIED_CLUES = 400;

/**
 * The same if there are too many solutions to list: a clue that two of the listed ones have leaves both, so only the
 * others are tried, each with a search for a second solution.
 */
export function* triedFinishingClues(
  level: FutoshikiLevel,
  { solutions, candidates }: Pick<TrueCandidates, 'solutions' | 'candidates'>,
): Generator<void, Clue[], void> {
  const times = timesOfClues(level.size, solutions);
  const isRare = (clue: Clue): boolean =>
    (times[clueNumber(level.size, clue)] as number) < 2 &&
    (clue.kind === 'sign' || (((candidates[clue.cell] as number) >> (clue.digit - 1)) & 1) === 1);
  const own = levelClues(level);
  const clues: Clue[] = [];
  for (const clue of possibleClues(level).filter(isRare).slice(0, MAX_TRIED_CLUES)) {
    if (isUniqueWith(level.size, [...own, clue])) clues.push(clue);
    yield;
  }
  return clues;
}
