// The state of a saved game: in progress, solved, or unreadable. Only the rules can tell, so the game is replayed once.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { isWon } from '@masu/core/play/game.js';
import { parseGame } from '@masu/core/play/game-text.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { type LevelsReadOf, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';

type GameEnd = 'open' | 'won' | 'unreadable';

/** By the entry itself: a store gives the same entry as long as its file is unchanged. */
const known = new WeakMap<SavedGame, GameEnd>();

function replayed(saved: SavedGame): GameEnd {
  const read = readLevels(saved.level);
  if (!read.ok || read.value.id !== saved.puzzle) return 'unreadable';
  const { id, levels }: LevelsReadOf<PuzzleId> = read.value;
  const puzzle = playableOf(id);
  const level = levels[0]?.level;
  const game = level?.ok ? parseGame(puzzle, level.value, saved.game) : undefined;
  if (!game?.ok) return 'unreadable';
  return isWon(puzzle, game.value) ? 'won' : 'open';
}

export function endOfGame(saved: SavedGame): GameEnd {
  const end = known.get(saved) ?? replayed(saved);
  known.set(saved, end);
  return end;
}
