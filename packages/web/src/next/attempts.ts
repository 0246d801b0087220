// Saves attempts at levels, from which the rating follows. A level without a grade is graded first, in a worker.

import { defined } from '../../base/defined.js';
import type { PuzzleId } from '../../base/puzzle.js';
import {
  attemptDifficulty,
  RATING_SINCE,
  type SavedAttempt,
  type Setting,
  type SuccessWish,
  WISH_NAMES,
} from '../../play/index.js';
import { loadedCollection } from '../collections/data/collections.js';
import { gradeLevels } from '../grades/grading.js';
import { knownGrade } from '../grades/known-grades.js';
import { gradeRank } from '../level-grade.js';
import { findRecord, saved, saveEntry } from '../saves/saves.js';

// What the player chose about ratings: on or off, the wished chance of success, and the last reset. The terminal reads the
// same settings, so they are saved without the page's prefix.

/** A setting that the terminal reads, too. */
const sharedValue = (key: string): Setting['value'] | undefined =>
  saved.value.settings.find((each) => each.key === key)?.value;

export const isRatingOn = (): boolean => sharedValue('rating') !== false;

const choose = (key: string, value: Setting['value']): void => saveEntry('settings', { key, value, at: Date.now() });

export const setRatingOn = (isOn: boolean): void => choose('rating', isOn);

export const chosenWish = (): SuccessWish => WISH_NAMES.find((wish) => wish === sharedValue('wish')) ?? 'balanced';
export const chooseWish = (wish: SuccessWish): void => choose('wish', wish);

/** Attempts before it don't count. */
export function ratingSince(): number {
  const value = sharedValue(RATING_SINCE);
  return typeof value === 'number' ? value : 0;
}
export const resetRating = (): void => choose(RATING_SINCE, Date.now());

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
