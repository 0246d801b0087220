// Sessions as saved games: what both puzzles share. A level has one game in progress: it is saved under one id as long as
// it goes on, and a game that is solved or has no move is not in progress and must be removed (`undefined`). Time and
// title are the front end's; nothing here reads a clock. Each puzzle's part is a file of its own, so that a page that
// plays one puzzle doesn't load the other.

import type { PuzzleId } from '../base/puzzle.js';
import { type Game, makeGame, movesOf, type SavedGame, type Written } from '../play/index.js';

/** What only the front end knows of a game. `level`: the level's text, where it has one of its own. */
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

/** The game in progress, or undefined where there is none to continue. */
export function savedGame<Level, Position, Move>(
  puzzle: Written<Level, Position, Move>,
  { game, hintsUsed }: Playing<Level, Position, Move>,
  isSolved: boolean,
  levelText: (level: Level) => string,
  { level, ...facts }: SavedFacts,
): SavedGame | undefined {
  if (game.entries.length === 0 || (facts.name === undefined && isSolved)) return undefined;
  return {
    puzzle: puzzle.id as PuzzleId,
    hash: puzzle.hash(game.level),
    level: level ?? levelText(game.level),
    game: makeGame(puzzle, game),
    moves: movesOf(game).length,
    hints: hintsUsed,
    ...facts,
  };
}
