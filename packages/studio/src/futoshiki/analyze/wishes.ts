// What an author may ask of a puzzle with one solution: the same puzzle harder or easier by the swap of one clue, or with
// signs alone. Every answer has exactly one solution: a clue is added only if just one of all solutions has it.

import { seededRandom } from '@masu/core/base/random.js';
import { allClues, type Clue, levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { quickGrade } from '@masu/solve/futoshiki/solve/explain/quick-grade.js';
import { finishingClues, isUniqueWith } from './clue-changes.js';

export const AUTHOR_WISHES = ['harder', 'easier', 'signs-only'] as const;

export type AuthorWish = (typeof AUTHOR_WISHES)[number];

/** A change that keeps exactly one solution. */
interface ClueSwap {
  readonly without: readonly Clue[];
  readonly plus: readonly Clue[];
  /** The grade after it. */
  readonly grade: Grade;
}

/** The same order for the same puzzle, on every machine. */
const ORDER_SEED = 1;

/** Solutions of the puzzle without a clue: with more of them, one clue is not enough. */
const MAX_LISTED = 200;

const MAX_LISTING_GUESSES = 5_000;

/** Clues tried in place of one. */
const MAX_PER_CLUE = 12;

const rank = (grade: Grade): number => GRADES.indexOf(grade);

/** The first swap that is found of one clue for another that makes the puzzle harder, or easier, by a grade. */
function* swapClue(level: FutoshikiLevel, by: 1 | -1): Generator<void, ClueSwap | undefined, void> {
  const random = seededRandom(ORDER_SEED);
  const now = rank(quickGrade(level));
  const clues = levelClues(level);
  for (const gone of random.shuffle([...clues])) {
    const rest = clues.filter((clue) => clue !== gone);
    const { size } = level;
    const listed = countSolutions(withClues(size, rest), MAX_LISTED, { nodes: MAX_LISTING_GUESSES });
    yield;
    if (!listed.isComplete || listed.solutions.length >= MAX_LISTED) continue;
    const added = finishingClues(withClues(size, rest), listed.solutions);
    for (const clue of random.shuffle(added).slice(0, MAX_PER_CLUE)) {
      const grade = quickGrade(withClues(size, [...rest, clue]));
      yield;
      if ((rank(grade) - now) * by > 0) return { without: [gone], plus: [clue], grade };
    }
  }
  return undefined;
}

/** The same solution by signs alone: all true signs, of which those that could go are taken away one after the other. */
function* onlySigns(level: FutoshikiLevel, grid: FutoshikiGrid): Generator<void, ClueSwap | undefined, void> {
  const { size } = level;
  let signs = allClues(size, grid).filter(({ kind }) => kind === 'sign');
  if (!isUniqueWith(size, signs)) return undefined;
  for (const sign of seededRandom(ORDER_SEED).shuffle([...signs])) {
    const rest = signs.filter((each) => each !== sign);
    if (isUniqueWith(size, rest)) signs = rest;
    yield;
  }
  return { without: levelClues(level), plus: signs, grade: quickGrade(withClues(size, signs)) };
}

/** The level must have exactly one solution. Undefined: there is none, or none was found. */
export function* grantWish(level: FutoshikiLevel, wish: AuthorWish): Generator<void, ClueSwap | undefined, void> {
  if (wish !== 'signs-only') return yield* swapClue(level, wish === 'harder' ? 1 : -1);
  const [grid] = countSolutions(level, 2).solutions;
  return grid && (yield* onlySigns(level, grid));
}
