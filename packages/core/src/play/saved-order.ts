// Keys of saved entries, and which of two games or solutions counts. Separate from merging, because a page needs this to show its
// first level and merges whole sets of saved data only later.

import type { PuzzleId } from '../base/puzzle.js';
import type { LevelRecord, PuzzleRecord, SavedData, SavedGame, SokobanScore } from './saved-data.js';

/** Negative when the first list comes first: numbers by size, strings by code unit. */
function order(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] as number | string;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/**
 * The lesser of two entries by a list of figures. The list must contain every field, or merging would depend on the
 * order.
 */
export function least<T>(a: T, b: T, figures: (entry: T) => readonly (number | string)[]): T {
  return order(figures(a), figures(b)) <= 0 ? a : b;
}

/** One entry per key; `join` makes one of two with the same key. */
export function byKey<T>(entries: readonly T[], keyOf: (entry: T) => string, join: (a: T, b: T) => T): Map<string, T> {
  const joined = new Map<string, T>();
  for (const entry of entries) {
    const present = joined.get(keyOf(entry));
    joined.set(keyOf(entry), present === undefined ? entry : join(present, entry));
  }
  return joined;
}

const gameFigures = (game: SavedGame): readonly (number | string)[] => [
  -game.savedAt,
  -game.moves,
  game.game,
  -game.millis,
  -game.hints,
  game.level,
  game.title,
  game.name ?? '',
  game.name === undefined ? 0 : 1,
];

/** Of two games the one saved later. */
export const laterGame = (a: SavedGame, b: SavedGame): SavedGame => least(a, b, gameFigures);

/** Fewest moves first, pushes break ties; then the earlier. */
export function fewestMoves(a: SokobanScore, b: SokobanScore): SokobanScore {
  return least(a, b, (score) => [score.moves, score.pushes, score.at, score.solution]);
}

/** Fewest pushes first, moves break ties; then the earlier. */
export function fewestPushes(a: SokobanScore, b: SokobanScore): SokobanScore {
  return least(a, b, (score) => [score.pushes, score.moves, score.at, score.solution]);
}

/** A level is identified by its board, never by its position in a collection. */
interface OfLevel {
  readonly puzzle: PuzzleId;
  readonly hash: string;
}

export const recordKey = ({ puzzle, hash }: OfLevel): string => `${puzzle} ${hash}`;

export const gameKey = (game: OfLevel & { readonly id: string }): string => `${recordKey(game)} ${game.id}`;

/** One entry per puzzle and day. */
export const dailyKey = ({ puzzle, day }: { readonly puzzle: PuzzleId; readonly day: string }): string =>
  `${puzzle} ${day}`;

export const attemptKey = (attempt: OfLevel & { readonly at: number }): string => `${recordKey(attempt)} ${attempt.at}`;

/** One entry per drawing. */
export const draftKey = ({ puzzle, id }: { readonly puzzle: PuzzleId; readonly id: string }): string =>
  `${puzzle} ${id}`;

/** The records of one puzzle. */
export const puzzleRecords = <Id extends PuzzleId>(records: readonly LevelRecord[], id: Id): PuzzleRecord<Id>[] =>
  records.filter((record): record is PuzzleRecord<Id> => record.puzzle === id);

/** Empty saved data: merging it with anything changes nothing. */
export const NOTHING_SAVED: SavedData = {
  games: [],
  records: [],
  settings: [],
  collections: [],
  grades: [],
  dailies: [],
  attempts: [],
  drafts: [],
};

/** The latest game in progress of each level, by `recordKey`. Named saves are not in progress. */
export const latestGames = (games: readonly SavedGame[]): ReadonlyMap<string, SavedGame> =>
  byKey(
    games.filter(({ name }) => name === undefined),
    recordKey,
    laterGame,
  );

/** The game to continue: of the unnamed games of this level, the one saved last. */
export const runningGame = (games: readonly SavedGame[], level: OfLevel): SavedGame | undefined =>
  latestGames(games).get(recordKey(level));
