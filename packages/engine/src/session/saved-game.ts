// Sessions as saved games, the same for all puzzles. A level has one game in progress, saved under one id as long as it
// lasts. A game that the player solved or that has no moves is not in progress, and its save must be removed
// (`undefined`). A solution that masu showed ends no game: it is saved at the player's last move before it. The
// front end provides time and title; nothing here reads a clock. What a puzzle adds is in its `jobs.ts`.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { Result } from '@masu/core/base/result.js';
import { type Game, goTo, isPlayersOwn, isWon, movesOf } from '@masu/core/play/game.js';
import { makeGame, parseGame, type Written } from '@masu/core/play/game-text.js';
import type { GameTextError } from '@masu/core/play/game-text-errors.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';

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

/**
 * How many entries are applied at the player's last move before masu ended the game; if the last move is the player's own,
 * before masu began to show moves on the current line.
 */
function beforeShown<Level, Position, Move>({ entries, at }: Game<Level, Position, Move>): number {
  let before = at;
  if (entries[at - 1]?.isShown) while (entries[before - 1]?.isShown) before--;
  else {
    for (let i = at - 1; i >= 0; i--) {
      if (entries[i]?.isShown) before = i;
      if (entries[i]?.kind === 'jump') break;
    }
  }
  // A restart just before the shown moves belongs to them.
  const last = entries[before - 1];
  return last?.kind === 'jump' && last.moves.length === 0 ? before - 1 : before;
}

/** Of a solved game, the one to continue: none if the player solved it. */
function beforeSolution<Level, Position, Move>(
  game: Game<Level, Position, Move>,
): Game<Level, Position, Move> | undefined {
  const at = isPlayersOwn(game) ? 0 : beforeShown(game);
  return at === 0 ? undefined : goTo(game, at);
}

/** How the sessions of one puzzle are saved and read again. */
export interface PuzzleSaves<Level, Position, Move, Session> {
  readonly puzzle: PuzzleId;
  /** Solved by at least one move. */
  isSolved(session: Session): boolean;
  /** The number of steps of the game, as a player counts. */
  steps(session: Session): number;
  movesText(session: Session): string;
  /** The game as it is now, solved or not. */
  make(session: Session, facts: SavedFacts): SavedGame;
  /** The game in progress, or undefined if there is nothing to continue: no move was made, or the player solved it. */
  saved(session: Session, facts: SavedFacts): SavedGame | undefined;
  parse(level: Level, text: string): Result<Game<Level, Position, Move>, GameTextError>;
}

/** `isJustOpened`: whether the player has done nothing yet, though the game has entries. */
export function puzzleSaves<Level, Position, Move, Session extends Playing<Level, Position, Move>>(
  puzzle: Written<Level, Position, Move>,
  levelText: (level: Level) => string,
  steps: (session: Session) => number = ({ game }) => movesOf(game).length,
  isJustOpened: (session: Session) => boolean = () => false,
): PuzzleSaves<Level, Position, Move, Session> {
  const isSolved = ({ game }: Session): boolean => isWon(puzzle, game);
  const make = (session: Session, { level, ...facts }: SavedFacts): SavedGame => ({
    puzzle: puzzle.id as PuzzleId,
    hash: puzzle.hash(session.game.level),
    level: level ?? levelText(session.game.level),
    game: makeGame(puzzle, session.game),
    moves: steps(session),
    hints: session.hintsUsed,
    ...facts,
  });
  return {
    puzzle: puzzle.id as PuzzleId,
    isSolved,
    steps,
    movesText: ({ game }) => puzzle.makeMoves(game.level, movesOf(game)),
    make,
    saved(session, facts) {
      if (session.game.entries.length === 0) return undefined;
      if (facts.name !== undefined) return make(session, facts);
      if (isJustOpened(session)) return undefined;
      const game = isSolved(session) ? beforeSolution(session.game) : session.game;
      return game && make({ ...session, game }, facts);
    },
    parse: (level, text) => parseGame(puzzle, level, text),
  };
}
