// What became of a saved game: replayed once with its own level, since only the rules can say whether it is won.

import { readLevels } from '../jobs/index.js';
import { isWon, parseGame, type SavedGame } from '../play/index.js';

export type GameEnd = 'open' | 'won' | 'unreadable';

/** By the entry itself: a store gives the same entry as long as its file is unchanged. */
const known = new WeakMap<SavedGame, GameEnd>();

function replayed(saved: SavedGame): GameEnd {
  const read = readLevels(saved.level);
  const level = read.ok && read.value.puzzle.id === saved.puzzle ? read.value.levels[0]?.level : undefined;
  if (!read.ok || !level?.ok) return 'unreadable';
  const game = parseGame(read.value.puzzle, level.value, saved.game);
  if (!game.ok) return 'unreadable';
  return isWon(read.value.puzzle, game.value) ? 'won' : 'open';
}

export function endOfGame(saved: SavedGame): GameEnd {
  const end = known.get(saved) ?? replayed(saved);
  known.set(saved, end);
  return end;
}
