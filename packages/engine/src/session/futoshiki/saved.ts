// Futoshiki sessions as saved games.

import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { makeMoves, parseMoves } from '@masu/core/futoshiki/rules/move-text.js';
import type { FutoshikiMove, FutoshikiPosition } from '@masu/core/futoshiki/rules/position.js';
import { puzzleSaves } from '../saved-game.js';
import { futoshikiLevelText, isJustOpened } from './jobs.js';
import { FUTOSHIKI_PLAY, type FutoshikiSession } from './session.js';

/** The moves are as r1c2=3; filling in all marks is one step. */
export const FUTOSHIKI_SAVES = /* @__PURE__ */ puzzleSaves<
  FutoshikiLevel,
  FutoshikiPosition,
  FutoshikiMove,
  FutoshikiSession
>(
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

export const { make: makeFutoshikiSave, parse: parseFutoshikiGame } = FUTOSHIKI_SAVES;
