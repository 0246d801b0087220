// How far the player is: what is solved, begun and still to do, for menus and lists. A level is known by its board, so a
// mark holds in every collection that has the board.

import { gameKey, type LevelRecord, latestGames, recordKey, type SavedGame } from '../play/index.js';
import type { LevelRow } from './levels-page.js';
import type { Collection, Shelf, ShelfLevel } from './library.js';
import { endOfGame } from './saved-game.js';
import type { Store } from './store.js';
import { clockTime, grouped, plural } from './words.js';

export function isSolved(store: Store, { puzzle }: Collection, { hash }: ShelfLevel): boolean {
  return store.record({ puzzle, hash }) !== undefined;
}

/** The index of the first level without a record; the first of all where every one is solved. */
export function firstUnsolved(store: Store, collection: Collection): number {
  const first = collection.levels.findIndex((level) => !isSolved(store, collection, level));
  return Math.max(0, first);
}

/** The next level without a record, round the end; the same one where all others are solved. */
export function nextUnsolved(store: Store, collection: Collection, index: number): number {
  const { levels } = collection;
  for (let step = 1; step < levels.length; step++) {
    const at = (index + step) % levels.length;
    if (!isSolved(store, collection, levels[at] as ShelfLevel)) return at;
  }
  return index;
}

/** "39 moves, 7 pushes": the fewest of each. */
export function recordWords(record: LevelRecord): string {
  if (record.puzzle === 'futoshiki') return `${clockTime(record.best.millis)}, ${plural(record.best.hints, 'hint')}`;
  const { bestMoves, bestPushes } = record;
  const pushes = plural(bestPushes.pushes, 'push', 'pushes');
  return `${plural(bestMoves.moves, 'move').padStart(10)}, ${pushes.padStart(9)}`;
}

/** The rows of a collection's list. */
export function levelRows(store: Store, { puzzle, levels }: Collection): LevelRow[] {
  const latest = latestGames(store.games());
  return levels.map((level) => {
    const key = { puzzle, hash: level.hash };
    const record = store.record(key);
    const left = latest.get(recordKey(key));
    const game = left && left.moves > 0 ? left : undefined;
    const about = record
      ? recordWords(record)
      : game
        ? `${plural(game.moves, puzzle === 'sokoban' ? 'move' : 'step').padStart(10)} so far`
        : '';
    return { level, isSolved: record !== undefined, isBegun: game !== undefined && !record, about };
  });
}

/** "33 of 97 solved", a board that stands twice counted once; how many collections there are until all are read. */
export function solvedMessage(store: Store, shelves: readonly Shelf[]): string {
  if (!shelves.every(({ isRead }) => isRead)) return plural(shelves.length, 'collection');
  const keys = new Map<string, { puzzle: Shelf['puzzle']; hash: string }>();
  for (const shelf of shelves) {
    const { puzzle } = shelf;
    const read = shelf.open();
    for (const { hash } of read.ok ? read.value.levels : []) keys.set(recordKey({ puzzle, hash }), { puzzle, hash });
  }
  if (keys.size === 0) return 'no levels yet';
  const solved = [...keys.values()].filter((key) => store.record(key)).length;
  return `${grouped(solved)} of ${grouped(keys.size)} solved`;
}

/** The game to offer first: the one saved last of those in progress, at a level that was never won. */
export function lastGame(store: Store): SavedGame | undefined {
  return [...latestGames(store.games()).values()]
    .filter((game) => game.moves > 0 && !store.record(game))
    .sort((a, b) => b.savedAt - a.savedAt || (gameKey(a) < gameKey(b) ? -1 : 1))
    .find((game) => endOfGame(game) === 'open');
}

/** "Two lanterns, 110 moves in". */
export function goOnWords({ title, puzzle, moves }: SavedGame): string {
  const [what, step] = puzzle === 'sokoban' ? ['a level', 'move'] : ['a puzzle', 'step'];
  return `${title === '' ? what : title}, ${plural(moves, step)} so far`;
}
