// A collection as the pages know it: levels as plain data, which become a Level when played.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ShownGrade } from '../../level-grade.js';

/** A longer text can't be added: a change of the collection would lose the levels beyond. */
export const MAX_COLLECTION_LEVELS = 100_000;

/** A level of a collection, as its draft; `Draft` for Sokoban, a Futoshiki draft for the other. */
export interface CollectionLevel {
  readonly title?: string;
  readonly draft: unknown;
  /** The key of its records and games in progress. */
  readonly hash: string;
  /** How hard it is; absent if it is not graded yet. */
  readonly graded?: ShownGrade;
}

export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly puzzle: PuzzleId;
  /** daily: the puzzle of a day, alone. list: levels of other collections, a playlist. */
  readonly origin: 'own' | 'added' | 'opened' | 'daily' | 'list';
  readonly levels: readonly CollectionLevel[];
  /** The text that an added collection was read from. */
  readonly text?: string;
}
