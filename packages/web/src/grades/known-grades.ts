// The grade of a level, if known: the build grades the levels that ship with masu, a worker those that were imported,
// and saved data stores the result.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { recordKey } from '@masu/core/play/saved-order.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { computed } from '@preact/signals';
import type { CollectionLevel } from '../collections/data/collection.js';
import { loadedCollection } from '../collections/data/collections.js';
import { levelGrade, type ShownGrade } from '../level-grade.js';
import { saved } from '../saves/saves.js';

/** By the key of the level's record. Grades of an older grader are computed again. */
const savedGrades = computed(
  () =>
    new Map(
      saved.value.grades
        .filter(({ grader }) => grader === GRADER_VERSION)
        .map((entry) => [recordKey(entry), levelGrade(entry.puzzle, entry)]),
    ),
);

/** The grade of a level that may be in a collection, which knows it for levels that ship with masu. */
export function placedGrade(
  puzzle: PuzzleId,
  hash: string,
  collection: { readonly id: string; readonly index: number } | undefined,
): ShownGrade | undefined {
  const level = collection && loadedCollection(collection.id)?.levels[collection.index];
  return knownGrade(puzzle, level?.hash === hash ? level : { hash });
}

export function knownGrade(
  puzzle: PuzzleId,
  { hash, graded }: Pick<CollectionLevel, 'hash' | 'graded'>,
): ShownGrade | undefined {
  return graded ?? savedGrades.value.get(recordKey({ puzzle, hash }));
}
