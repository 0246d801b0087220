// A Futoshiki puzzle, ready to be played, and its sessions as saved games.

import {
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  hashLevel,
  makeMoves,
  parseMoves,
  startPosition,
} from '../../futoshiki/index.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import { puzzleSaves } from '../saved-game.js';
import { actFutoshiki } from './act.js';
import { fillingMoves } from './auto-marks.js';
import type { FutoshikiCommand, FutoshikiEvent } from './command.js';
import { futoshikiJobs, futoshikiLevelText } from './jobs.js';
import { FUTOSHIKI_PLAY, type FutoshikiSession, type FutoshikiStart, newFutoshikiSession } from './session.js';

/** Whether the player has done nothing yet: the only entries are the marks that every new game begins with. */
function isJustOpened({ game, autoMarks }: FutoshikiSession): boolean {
  const [first, ...others] = game.entries;
  if (!autoMarks || others.length > 0 || first?.kind !== 'jump') return false;
  const { level } = game;
  return makeMoves(first.moves) === makeMoves(fillingMoves(level, startPosition(level)));
}

/** The moves are as r1c2=3; filling in all marks is one step. */
const FUTOSHIKI_SAVES = puzzleSaves<FutoshikiLevel, FutoshikiPosition, FutoshikiMove, FutoshikiSession>(
  {
    ...FUTOSHIKI_PLAY,
    id: 'futoshiki',
    parseMoves,
    makeMoves: (_level, moves) => makeMoves(moves),
    hash: hashLevel,
  },
  futoshikiLevelText,
  ({ game }) => game.at,
  isJustOpened,
);

export const {
  make: makeFutoshikiSave,
  saved: savedFutoshiki,
  parse: parseFutoshikiGame,
  movesText: futoshikiMovesText,
} = FUTOSHIKI_SAVES;

export type FutoshikiInPlay = PuzzleInPlay<FutoshikiSession, FutoshikiCommand, FutoshikiEvent>;

export const futoshikiInPlay = (
  level: FutoshikiLevel,
  options: () => Pick<FutoshikiStart, 'autoClear' | 'autoMarks'>,
): FutoshikiInPlay =>
  inPlay(level, FUTOSHIKI_SAVES, {
    begin: (continued) => newFutoshikiSession(level, { ...continued, ...options() }),
    act: actFutoshiki,
    jobs: futoshikiJobs,
  });
