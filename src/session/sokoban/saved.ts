// Sokoban sessions as saved games.

import type { Direction } from '../../base/grid.js';
import type { Result } from '../../base/result.js';
import { type GameTextError, movesOf, parseGame, type SavedGame, type Written } from '../../play/index.js';
import { type Level, levelHash, makeLurd, type Position, parseLurd } from '../../sokoban/index.js';
import { type SavedFacts, savedGame } from '../saved-game.js';
import { sokobanLevelText } from './jobs.js';
import { isSokobanSolved, SOKOBAN_PLAY, type SokobanGame, type SokobanSession } from './session.js';

const SOKOBAN_TEXT: Written<Level, Position, Direction> = {
  ...SOKOBAN_PLAY,
  id: 'sokoban',
  parseMoves: parseLurd,
  makeMoves: makeLurd,
  hash: levelHash,
};

/** The game in progress, or undefined where there is none to continue: no move was made, or the level is solved. */
export const savedSokoban = (session: SokobanSession, facts: SavedFacts): SavedGame | undefined =>
  savedGame(SOKOBAN_TEXT, session, isSokobanSolved(session), sokobanLevelText, facts);

/** The game of a save, for `newSokobanSession`. */
export const parseSokobanGame = (level: Level, text: string): Result<SokobanGame, GameTextError> =>
  parseGame(SOKOBAN_TEXT, level, text);

/** The moves from the start to here, in LURD with pushes in capitals. */
export const sokobanMovesText = ({ game }: SokobanSession): string => makeLurd(game.level, movesOf(game));
