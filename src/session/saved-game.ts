// Sessions as saved games: what both puzzles share. A level has one game in progress, saved under one id as long as it
// lasts. A game that is solved or has no moves is not in progress, and its save must be removed (`undefined`). The
// front end provides time and title; nothing here reads a clock. Each puzzle's part is in a file of its own, so that a
// page that plays one puzzle doesn't load the other.

import type { PuzzleId } from '../base/puzzle.js';
import { type Game, makeGame, type SavedGame, type Written } from '../play/index.js';

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

/** Whether this is a game to save: one with a move, and not solved unless the player named the save. */
export const isInProgress = (
  game: { readonly entries: readonly unknown[] },
  isSolved: boolean,
  name?: string,
): boolean => game.entries.length > 0 && (name !== undefined || !isSolved);
