// Sessions as saved games: what both puzzles share. A level has one game in progress, saved under one id as long as it
// lasts. A game that the player solved or that has no moves is not in progress, and its save must be removed
// (`undefined`). A solution that masu showed ends no game: it is saved at the player's last move before it. The
// front end provides time and title; nothing here reads a clock. Each puzzle's part is in a file of its own, so that a
// page that plays one puzzle doesn't load the other.

import type { PuzzleId } from '../base/puzzle.js';
import { type Game, goTo, isPlayersOwn, makeGame, type SavedGame, type Written } from '../play/index.js';

/** What only the front end knows about a game. `level`: the level's text, if it has its own. */
export interface SavedFacts {
  readonly id: string;
  readonly title: string;
  readonly level?: string;
  readonly millis: number;
  readonly savedAt: number;
  /** A save the player named; a game in progress has none. */
  readonly name?: string;
}

interface Playing<Level, Position, Move> {
  readonly game: Game<Level, Position, Move>;
  readonly hintsUsed: number;
}

/** The game as it is now, solved or not. `steps`: its length, as a player counts. */
export function makeSave<Level, Position, Move>(
  puzzle: Written<Level, Position, Move>,
  { game, hintsUsed }: Playing<Level, Position, Move>,
  steps: number,
  levelText: (level: Level) => string,
  { level, ...facts }: SavedFacts,
): SavedGame {
  return {
    puzzle: puzzle.id as PuzzleId,
    hash: puzzle.hash(game.level),
    level: level ?? levelText(game.level),
    game: makeGame(puzzle, game),
    moves: steps,
    hints: hintsUsed,
    ...facts,
  };
}

/** How many entries are applied at the player's last move before masu showed the rest. */
function beforeShown<Level, Position, Move>({ entries, at }: Game<Level, Position, Move>): number {
  let before = at;
  while (entries[before - 1]?.isShown) before--;
  // A restart just before the shown moves belongs to them.
  const last = entries[before - 1];
  return last?.kind === 'jump' && last.moves.length === 0 ? before - 1 : before;
}

/** The game to save: one with a move, and not solved by the player unless the save is named. */
export function gameInProgress<Level, Position, Move>(
  game: Game<Level, Position, Move>,
  isSolved: boolean,
  name?: string,
): Game<Level, Position, Move> | undefined {
  if (game.entries.length === 0) return undefined;
  if (name !== undefined || !isSolved) return game;
  const at = isPlayersOwn(game) ? 0 : beforeShown(game);
  // With the last move the player's own, the game is over, even if masu showed moves before it.
  return at === 0 || at === game.at ? undefined : goTo(game, at);
}
