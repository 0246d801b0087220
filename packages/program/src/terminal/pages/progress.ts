// The player's progress for menus and lists: levels solved, in progress, and unsolved. A level is identified by its
// board, so it counts as solved in every collection that has the board.

import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { alignRight, columnsOfText } from '@masu/core/base/safe-text.js';
import type { LevelRecord, SavedGame } from '@masu/core/play/saved-data.js';
import { gameKey, latestGames, recordKey } from '@masu/core/play/saved-order.js';
import { endOfGame } from '../../saves/game-end.js';
import type { CollectionEntry, StoredCollection, StoredLevel } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import type { Grader } from '../game/grader.js';
import { hasScreen, TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { shownTitle, texts } from '../texts/language.js';
import type { TerminalLevelRow } from './level-rows.js';

export function isLevelSolved(store: Store, { puzzle }: StoredCollection, { hash }: StoredLevel): boolean {
  return store.record({ puzzle, hash }) !== undefined;
}

/** The index of the first level without a record; 0 if all are solved. */
export function firstUnsolved(store: Store, collection: StoredCollection): number {
  const first = collection.levels.findIndex((level) => !isLevelSolved(store, collection, level));
  return Math.max(0, first);
}

/** The next level without a record, starting over after the last; the same one if all others are solved. */
export function nextUnsolved(store: Store, collection: StoredCollection, index: number): number {
  const { levels } = collection;
  for (let step = 1; step < levels.length; step++) {
    const at = (index + step) % levels.length;
    if (!isLevelSolved(store, collection, levels[at] as StoredLevel)) return at;
  }
  return index;
}

/** "110 moves so far", its number below those of the records. */
function soFar(puzzle: PuzzleId, moves: number): string {
  const message = texts.levels.soFar[puzzle];
  return alignRight(message(moves), columnsOfText(message(999)) + 1);
}

/** The rows of a collection's list. */
export function levelRows(store: Store, { puzzle, levels }: StoredCollection, grader?: Grader): TerminalLevelRow[] {
  const latest = latestGames(store.games());
  return levels.map((level) => {
    const key = { puzzle, hash: level.hash };
    const record = store.record(key);
    const left = latest.get(recordKey(key));
    const game = left && left.moves > 0 ? left : undefined;
    const about = record ? TERMINAL_PUZZLES[puzzle].recordText(record) : game ? soFar(puzzle, game.moves) : '';
    const grade = grader?.gradeOf(level) ?? level.grade;
    const isBegun = game !== undefined && !record;
    return { level, isSolved: record !== undefined, isBegun, about, ...defined({ grade }) };
  });
}

/** "33 of 97 solved", each board counted once; the number of collections until all are read. */
export function progressMessage(store: Store, entries: readonly CollectionEntry[]): string {
  if (!entries.every(({ isRead }) => isRead)) return texts.progress.collections(entries.length);
  const keys = new Map<string, { puzzle: CollectionEntry['puzzle']; hash: string }>();
  for (const entry of entries) {
    const { puzzle } = entry;
    const read = entry.open();
    for (const { hash } of read.ok ? read.value.levels : []) keys.set(recordKey({ puzzle, hash }), { puzzle, hash });
  }
  if (keys.size === 0) return texts.progress.noLevels;
  const solved = [...keys.values()].filter((key) => store.record(key)).length;
  return texts.progress.solvedOf(solved, keys.size);
}

/** The records of puzzles that have a screen. */
export const shownRecords = (store: Store): LevelRecord[] => store.records.filter(({ puzzle }) => hasScreen(puzzle));

/** The game to offer first: the one saved last of those in progress, at a level that was never solved. */
export function lastGame(store: Store): SavedGame | undefined {
  return [...latestGames(store.games()).values()]
    .filter((game) => game.moves > 0 && hasScreen(game.puzzle) && !store.record(game))
    .sort((a, b) => b.savedAt - a.savedAt || (gameKey(a) < gameKey(b) ? -1 : 1))
    .find((game) => endOfGame(game) === 'open');
}

/** "Two lanterns, 110 moves in". */
export function continueMessage({ title, puzzle, moves }: SavedGame): string {
  return texts.menu.game[puzzle](title === '' ? texts.menu.untitled[puzzle] : shownTitle(title), moves);
}
