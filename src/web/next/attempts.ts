// Saves attempts at levels, from which the rating follows. A level without a grade is graded first, in a worker.

import type { PuzzleId } from '../../base/puzzle.js';
import { attemptDifficulty, type SavedAttempt } from '../../play/index.js';
import { loadedCollection } from '../collections/data/collections.js';
import { gradeLevels } from '../grades/grading.js';
import { gradeOf } from '../grades/known-grades.js';
import { stepOf } from '../level-grade.js';
import { saveEntry } from '../saves/saves.js';
import { isRatingOn } from './rating-settings.js';

export interface TriedLevel {
  readonly puzzle: PuzzleId;
  readonly hash: string;
  readonly draft: unknown;
  readonly collection?: { readonly id: string; readonly index: number } | undefined;
}

export type Tried = Pick<SavedAttempt, 'result' | 'hints' | 'undos' | 'millis' | 'pushes'>;

export async function noteAttempt({ puzzle, hash, draft, collection }: TriedLevel, tried: Tried): Promise<void> {
  if (!isRatingOn()) return;
  const at = Date.now();
  const listed = collection && loadedCollection(collection.id)?.levels[collection.index];
  const level = listed?.hash === hash ? listed : { hash, draft };
  if (!gradeOf(puzzle, level)) await gradeLevels('attempt', puzzle, [level]);
  const graded = gradeOf(puzzle, level);
  if (!graded) return;
  const { difficulty, isExact, optimum } = graded;
  saveEntry('attempts', {
    puzzle,
    hash,
    at,
    ...tried,
    difficulty: attemptDifficulty(puzzle, stepOf(puzzle, graded.grade), difficulty),
    isExact,
    ...(optimum === undefined ? {} : { optimum }),
  });
}
