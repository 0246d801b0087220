// Sokoban sessions as saved games.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import { type GameTextError, movesOf, parseGame, type SavedGame, type Written } from '../../play/index.js';
import { type Level, levelHash, makeLurd, type Position, parseLurd } from '../../sokoban/index.js';
import { gameInProgress, makeSave, type SavedFacts } from '../saved-game.js';
import { sokobanLevelText } from './jobs.js';
import { isSokobanSolved, SOKOBAN_PLAY, type SokobanGame, type SokobanSession } from './session.js';

const SOKOBAN_TEXT: Written<Level, Position, Direction> = {
  ...SOKOBAN_PLAY,
  id: 'sokoban',
  parseMoves: parseLurd,
  makeMoves: makeLurd,
  hash: levelHash,
};

/** The length of a game: the moves from the start to here. */
export const sokobanSteps = ({ game }: Pick<SokobanSession, 'game'>): number => movesOf(game).length;

/** The game as it is now, solved or not. */
export const makeSokobanSave = (session: SokobanSession, facts: SavedFacts): SavedGame =>
  makeSave(SOKOBAN_TEXT, session, sokobanSteps(session), sokobanLevelText, facts);

/** The game in progress, or undefined if there is nothing to continue: no move was made, or the player solved it. */
export function savedSokoban(session: SokobanSession, facts: SavedFacts): SavedGame | undefined {
  const game = gameInProgress(session.game, isSokobanSolved(session), facts.name);
  return game && makeSokobanSave({ ...session, game }, facts);
}

/** The game of a save, for `newSokobanSession`. */
export const parseSokobanGame = (level: Level, text: string): Result<SokobanGame, GameTextError> =>
  parseGame(SOKOBAN_TEXT, level, text);

/** The moves from the start to here, in LURD with pushes in capitals. */
export const sokobanMovesText = ({ game }: SokobanSession): string => makeLurd(game.level, movesOf(game));
