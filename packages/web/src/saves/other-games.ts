// The saved games of a level besides the one being played: list, delete, restore; and whether there ever was one.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { savedEntryKey } from './lists.js';
import { dropEntry, type GamePlace, gamesByLevel, levelKey, saved, saveEntry } from './saves.js';

/** The other games in progress of the level of this game, the newest first. */
export function otherGames(place: GamePlace): readonly SavedGame[] {
  return (gamesByLevel.value.get(levelKey(place)) ?? [])
    .filter((game) => game.id !== place.id && game.name === undefined && game.moves > 0)
    .sort((a, b) => b.savedAt - a.savedAt);
}

export const dropGame = (game: SavedGame): void => dropEntry('games', savedEntryKey('games', game));

/** Restores a game that was deleted. */
export const restoreGame = (game: SavedGame): void => saveEntry('games', game);

/** Whether anything of a puzzle was ever played here. */
export const wasPlayed = (puzzle: PuzzleId): boolean =>
  [...saved.peek().games, ...saved.peek().records].some((each) => each.puzzle === puzzle);
