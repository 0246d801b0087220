// Attempts at levels on the full screen, from which the rating follows, and the level to play next.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type NextLevel, nextLevel, type OfferedLevel, type SuccessWish } from '@masu/core/play/next-level.js';
import { RATING_SINCE } from '@masu/core/play/rating.js';
import type { LevelGrade, SavedAttempt } from '@masu/core/play/saved-data.js';
import { recordKey } from '@masu/core/play/saved-order.js';
import type { LevelLibrary, StoredCollection } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import type { Grader } from './grader.js';
import { gradedDifficulty, type RecordContext } from './records.js';

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
  store.saveAttempts([{ puzzle, hash: level.hash, at: now(), ...tried, ...gradedDifficulty(puzzle, graded) }]);
}

interface StoredOffer extends OfferedLevel {
  readonly collection: StoredCollection;
  readonly index: number;
}

function offersIn(collection: StoredCollection, grader: Grader): readonly StoredOffer[] {
  const { puzzle, levels } = collection;
  return levels.flatMap((level, index): StoredOffer[] => {
    const graded = grader.gradeOf(level);
    return graded ? [{ hash: level.hash, collection, index, ...gradedDifficulty(puzzle, graded) }] : [];
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
    return record && (record.bestPushes?.pushes ?? 0);
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
