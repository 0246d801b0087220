// Saves attempts at levels, from which the rating follows. A level without a grade is graded first, in a worker.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { attemptDifficulty } from '@masu/core/play/rating.js';
import type { SavedAttempt } from '@masu/core/play/saved-data.js';
import { loadedCollection } from '../collections/data/collections.js';
import { gradeLevels } from '../grades/grading.js';
import { knownGrade } from '../grades/known-grades.js';
import { gradeRank } from '../level-grade.js';
import { findRecord, saveEntry } from '../saves/saves.js';
import { isRatingOn } from './rating-settings.js';

interface TriedLevel {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly draft: unknown;
  readonly collection?: { readonly id: string; readonly index: number } | undefined;
}

/** What ratings need to know of a level; undefined while it has no grade. */
export function ratedLevel(puzzle: PuzzleId, level: Parameters<typeof knownGrade>[1]) {
  const graded = knownGrade(puzzle, level);
  if (!graded) return undefined;
  const { grade, difficulty, isExact, optimum } = graded;
  const rated = attemptDifficulty(puzzle, gradeRank(puzzle, grade), difficulty);
  return { difficulty: rated, isExact, ...defined({ optimum }) };
}

/** The fewest pushes that solved a level, 0 if its puzzle doesn't count them; undefined if it isn't solved. */
export function solvedWith(puzzle: PuzzleId, hash: string): number | undefined {
  const record = findRecord<PuzzleId>(puzzle, hash);
  return record && (record.bestPushes?.pushes ?? 0);
}

export type Tried = Pick<SavedAttempt, 'result' | 'hints' | 'undos' | 'millis' | 'pushes'>;

export async function noteAttempt({ puzzle, hash, draft, collection }: TriedLevel, tried: Tried): Promise<void> {
  if (!isRatingOn()) return;
  const at = Date.now();
  const listed = collection && loadedCollection(collection.id)?.levels[collection.index];
  const level = listed?.hash === hash ? listed : { hash, draft };
  if (!knownGrade(puzzle, level)) await gradeLevels('attempt', puzzle, [level]);
  const rated = ratedLevel(puzzle, level);
  if (rated) saveEntry('attempts', { puzzle, hash, at, ...tried, ...rated });
}
