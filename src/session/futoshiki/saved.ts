// Futoshiki sessions as saved games.

import type { Result } from '../../base/result.js';
import {
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  hashLevel,
  makeMoves,
  parseMoves,
} from '../../futoshiki/index.js';
import { type GameTextError, parseGame, type SavedGame, type Written } from '../../play/index.js';
import { type SavedFacts, savedGame } from '../saved-game.js';
import { futoshikiLevelText } from './jobs.js';
import { FUTOSHIKI_PLAY, type FutoshikiGame, type FutoshikiSession, isFutoshikiSolved } from './session.js';

const FUTOSHIKI_TEXT: Written<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> = {
  ...FUTOSHIKI_PLAY,
  id: 'futoshiki',
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
  hash: hashLevel,
};

/** The game in progress, or undefined where there is none to continue: no move was made, or the puzzle is solved. */
export const savedFutoshiki = (session: FutoshikiSession, facts: SavedFacts): SavedGame | undefined =>
  savedGame(FUTOSHIKI_TEXT, session, isFutoshikiSolved(session), futoshikiLevelText, facts);

/** The game of a save, for `newFutoshikiSession`. */
export const parseFutoshikiGame = (level: FutoshikiLevel, text: string): Result<FutoshikiGame, GameTextError> =>
  parseGame(FUTOSHIKI_TEXT, level, text);
