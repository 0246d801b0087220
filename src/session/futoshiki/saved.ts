// Futoshiki sessions as saved games.

import type { Result } from '../../base/result.js';
import {
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  hashLevel,
  makeMoves,
  parseMoves,
  startPosition,
} from '../../futoshiki/index.js';
import { type GameTextError, movesOf, parseGame, type SavedGame, type Written } from '../../play/index.js';
import { gameInProgress, makeSave, type SavedFacts } from '../saved-game.js';
import { fillingMoves } from './auto-marks.js';
import { futoshikiLevelText } from './jobs.js';
import { FUTOSHIKI_PLAY, type FutoshikiGame, type FutoshikiSession, isFutoshikiSolved } from './session.js';

const FUTOSHIKI_TEXT: Written<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> = {
  ...FUTOSHIKI_PLAY,
  id: 'futoshiki',
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
  hash: hashLevel,
};

/** The number of steps of a game, as a player counts: filling in all marks is one step. */
export const futoshikiSteps = ({ game }: Pick<FutoshikiSession, 'game'>): number => game.at;

/** The game as it is now, solved or not. */
export const makeFutoshikiSave = (session: FutoshikiSession, facts: SavedFacts): SavedGame =>
  makeSave(FUTOSHIKI_TEXT, session, futoshikiSteps(session), futoshikiLevelText, facts);

/** Whether the player has done nothing yet: the only entries are the marks that every new game begins with. */
function isJustOpened({ game, autoMarks }: FutoshikiSession): boolean {
  const [first, ...others] = game.entries;
  if (!autoMarks || others.length > 0 || first?.kind !== 'jump') return false;
  const { level } = game;
  return makeMoves(first.moves) === makeMoves(fillingMoves(level, startPosition(level)));
}

/** The game in progress, or undefined if there is nothing to continue: no move was made, or the player solved it. */
export function savedFutoshiki(session: FutoshikiSession, facts: SavedFacts): SavedGame | undefined {
  if (facts.name === undefined && isJustOpened(session)) return undefined;
  const game = gameInProgress(session.game, isFutoshikiSolved(session), facts.name);
  return game && makeFutoshikiSave({ ...session, game }, facts);
}

/** The game of a save, for `newFutoshikiSession`. */
export const parseFutoshikiGame = (level: FutoshikiLevel, text: string): Result<FutoshikiGame, GameTextError> =>
  parseGame(FUTOSHIKI_TEXT, level, text);

/** The moves from the start to here, as r1c2=3. */
export const futoshikiMovesText = ({ game }: FutoshikiSession): string => makeMoves(movesOf(game));
