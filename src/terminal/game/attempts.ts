// Attempts at levels on the full screen, from which the rating follows, and the level to play next.

import type { PuzzleId } from '../../base/puzzle.js';
import {
  type Attempt,
  attemptDifficulty,
  type LevelGrade,
  type NextLevel,
  nextLevel,
  type OfferedLevel,
  RATING_SINCE,
  recordKey,
  type Wish,
} from '../../play/index.js';
import type { Collection, Library, Store } from '../../saves/index.js';
import type { Grader } from './grader.js';
import { gradeStep } from './level-grade.js';
import type { RecordContext } from './records.js';

/** Shared with the browser. */
export const isRatingOn = (store: Store): boolean => store.setting('rating', true);
export const ratingSince = (store: Store): number => store.setting(RATING_SINCE, 0);

export type Tried = Pick<Attempt, 'result' | 'hints' | 'undos' | 'millis' | 'pushes'>;

/** Saves an attempt, if the level has a grade. */
export function noteAttempt(
  { store, level, now }: RecordContext,
  puzzle: PuzzleId,
  graded: LevelGrade | undefined,
  tried: Tried,
): void {
  if (!graded || !isRatingOn(store)) return;
  const { grade, difficulty, isExact, optimum } = graded;
  const attempt: Attempt = {
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

export interface Offer extends OfferedLevel {
  readonly collection: Collection;
  readonly index: number;
}

function offersIn(collection: Collection, grader: Grader): readonly Offer[] {
  const { puzzle, levels } = collection;
  return levels.flatMap((level, index): Offer[] => {
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

/** The level that suits the player: from the collections that come with masu, then from the player's own. */
export function nextOffer(
  store: Store,
  library: Library,
  grader: Grader,
  puzzle: PuzzleId,
  wish: Wish,
): NextLevel<Offer> | undefined {
  const entries = library.entries(puzzle);
  const supplies = [true, false].map((isOwn) =>
    entries
      .filter(({ importedId }) => (importedId === undefined) === isOwn)
      .flatMap((entry) => {
        const read = entry.open();
        return read.ok ? offersIn(read.value, grader) : [];
      }),
  );
  const records = new Map(store.records.map((record) => [recordKey(record), record]));
  const solvedWith = (hash: string): number | undefined => {
    const record = records.get(recordKey({ puzzle, hash }));
    return record?.puzzle === 'sokoban' ? record.bestPushes.pushes : record && 0;
  };
  return nextLevel({ puzzle, attempts: store.attempts(), since: ratingSince(store), solvedWith }, supplies, wish);
}
