// Attempts at levels on the full screen, from which the rating follows, and the level to play next.

import type { PuzzleId } from '../../base/puzzle.js';
import {
  attemptDifficulty,
  type LevelGrade,
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  RATING_SINCE,
  recordKey,
  type SavedAttempt,
  type SuccessWish,
} from '../../play/index.js';
import type { LevelLibrary, Store, StoredCollection } from '../../saves/index.js';
import type { Grader } from './grader.js';
import { gradeStep } from './level-grade.js';
import type { RecordContext } from './records.js';

/** Shared with the browser. */
export const keepsRating = (store: Store): boolean => store.setting('rating', true);
export const lastRatingReset = (store: Store): number => store.setting(RATING_SINCE, 0);

type TriedHere = Pick<SavedAttempt, 'result' | 'hints' | 'undos' | 'millis' | 'pushes'>;

/** Saves an attempt, if the level has a grade. */
export function saveAttempt(
  { store, level, now }: RecordContext,
  puzzle: PuzzleId,
  graded: LevelGrade | undefined,
  tried: TriedHere,
): void {
  if (!graded || !keepsRating(store)) return;
  const { grade, difficulty, isExact, optimum } = graded;
  const attempt: SavedAttempt = {
    puzzle,
    hash: level.hash,
    at: now(),
    ...tried,
    difficulty: attemptDifficulty(puzzle, gradeStep(puzzle, grade), difficulty),
    isExact,
    ...(optimum === undefined ? {} : { optimum }),
  };
  store.saveAttempts([attempt]);
}

export interface StoredOffer extends OfferedLevel {
  readonly collection: StoredCollection;
  readonly index: number;
}

function offersIn(collection: StoredCollection, grader: Grader): readonly StoredOffer[] {
  const { puzzle, levels } = collection;
  return levels.flatMap((level, index): StoredOffer[] => {
    const graded = grader.gradeOf(level);
    if (!graded) return [];
    const { grade, difficulty, isExact, optimum } = graded;
    return [
      {
        hash: level.hash,
        collection,
        index,
        difficulty: attemptDifficulty(puzzle, gradeStep(puzzle, grade), difficulty),
        isExact,
        ...(optimum === undefined ? {} : { optimum }),
      },
    ];
  });
}

/** The collections to choose from: those that come with masu, and the player's own. */
export function offeredCollections(library: LevelLibrary, puzzle: PuzzleId): readonly (readonly StoredCollection[])[] {
  const entries = library.entries(puzzle);
  return [false, true].map((isImported) =>
    entries
      .filter(({ importedId }) => (importedId !== undefined) === isImported)
      .flatMap((entry) => {
        const read = entry.open();
        return read.ok ? [read.value] : [];
      }),
  );
}

/** The fewest pushes with which a level was solved; 0 for a solved level without pushes. */
export function solvedPushes(store: Store, puzzle: PuzzleId): (hash: string) => number | undefined {
  const records = new Map(store.records.map((record) => [recordKey(record), record]));
  return (hash) => {
    const record = records.get(recordKey({ puzzle, hash }));
    return record?.puzzle === 'sokoban' ? record.bestPushes.pushes : record && 0;
  };
}

/** The level that suits the player: from the collections that come with masu, then from the player's own. */
export function nextOffer(
  store: Store,
  library: LevelLibrary,
  grader: Grader,
  puzzle: PuzzleId,
  wish: SuccessWish,
): NextLevel<StoredOffer> | undefined {
  const supplies = offeredCollections(library, puzzle).map((collections) =>
    collections.flatMap((collection) => offersIn(collection, grader)),
  );
  const solvedWith = solvedPushes(store, puzzle);
  return nextLevel({ puzzle, attempts: store.attempts(), since: lastRatingReset(store), solvedWith }, supplies, wish);
}
