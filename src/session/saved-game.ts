// Sessions as saved games. A level has one game in progress: it is saved under one id as long as it goes on, and a game
// that is solved or has no move is not in progress and must be removed (`undefined`). Time and title are the front
// end's; nothing here reads a clock.

import type { Direction } from '../base/grid.js';
import type { PuzzleId } from '../base/puzzle.js';
import type { Result } from '../base/result.js';
import {
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  hashLevel,
  makeMoves,
  parseMoves,
} from '../futoshiki/index.js';
import { type GameTextError, makeGame, movesOf, parseGame, type SavedGame, type Written } from '../play/index.js';
import { type Level, levelHash, makeLurd, type Position, parseLurd } from '../sokoban/index.js';
import { futoshikiLevelText } from './futoshiki/jobs.js';
import { FUTOSHIKI_PLAY, type FutoshikiGame, type FutoshikiSession, isFutoshikiSolved } from './futoshiki/session.js';
import { sokobanLevelText } from './sokoban/jobs.js';
import { isSokobanSolved, SOKOBAN_PLAY, type SokobanGame, type SokobanSession } from './sokoban/session.js';

const SOKOBAN_TEXT: Written<Level, Position, Direction> = {
  ...SOKOBAN_PLAY,
  id: 'sokoban',
  parseMoves: parseLurd,
  makeMoves: makeLurd,
  hash: levelHash,
};

const FUTOSHIKI_TEXT: Written<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> = {
  ...FUTOSHIKI_PLAY,
  id: 'futoshiki',
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
  hash: hashLevel,
};

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

function savedGame<Level, Pos, Move>(
  puzzle: Written<Level, Pos, Move>,
  { game, hintsUsed }: { readonly game: Parameters<typeof makeGame<Level, Pos, Move>>[1]; readonly hintsUsed: number },
  levelText: () => string,
  { level, ...facts }: SavedFacts,
): SavedGame {
  return {
    puzzle: puzzle.id as PuzzleId,
    hash: puzzle.hash(game.level),
    level: level ?? levelText(),
    game: makeGame(puzzle, game),
    moves: movesOf(game).length,
    hints: hintsUsed,
    ...facts,
  };
}

/** The game in progress, or undefined where there is none to continue: no move was made, or the level is solved. */
export function savedSokoban(session: SokobanSession, facts: SavedFacts): SavedGame | undefined {
  if (session.game.entries.length === 0 || (facts.name === undefined && isSokobanSolved(session))) return undefined;
  return savedGame(SOKOBAN_TEXT, session, () => sokobanLevelText(session.game.level), facts);
}

export function savedFutoshiki(session: FutoshikiSession, facts: SavedFacts): SavedGame | undefined {
  if (session.game.entries.length === 0 || (facts.name === undefined && isFutoshikiSolved(session))) return undefined;
  return savedGame(FUTOSHIKI_TEXT, session, () => futoshikiLevelText(session.game.level), facts);
}

/** The game of a save, for `newSokobanSession`. */
export const parseSokobanGame = (level: Level, text: string): Result<SokobanGame, GameTextError> =>
  parseGame(SOKOBAN_TEXT, level, text);

export const parseFutoshikiGame = (level: FutoshikiLevel, text: string): Result<FutoshikiGame, GameTextError> =>
  parseGame(FUTOSHIKI_TEXT, level, text);

/** The moves from the start to here, in LURD with pushes in capitals. */
export const sokobanMovesText = ({ game }: SokobanSession): string => makeLurd(game.level, movesOf(game));
