// A Sokoban level, ready to be played, and its sessions as saved games.

import type { Direction } from '../../base/grid.js';
import type { Limits } from '../../base/outcome.js';
import { type Level, levelHash, makeLurd, type Position, parseLurd } from '../../sokoban/index.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import { puzzleSaves } from '../saved-game.js';
import { actSokoban } from './act.js';
import type { SokobanCommand, SokobanEvent } from './command.js';
import { sokobanJobs, sokobanLevelText } from './jobs.js';
import { newSokobanSession, SOKOBAN_PLAY, type SokobanSession } from './session.js';

/** The moves are LURD with pushes in capitals. */
const SOKOBAN_SAVES = puzzleSaves<Level, Position, Direction, SokobanSession>(
  { ...SOKOBAN_PLAY, id: 'sokoban', parseMoves: parseLurd, makeMoves: makeLurd, hash: levelHash },
  sokobanLevelText,
);

export const {
  make: makeSokobanSave,
  saved: savedSokoban,
  parse: parseSokobanGame,
  movesText: sokobanMovesText,
} = SOKOBAN_SAVES;

export type SokobanInPlay = PuzzleInPlay<SokobanSession, SokobanCommand, SokobanEvent>;

/** `limits` apply to the searches for hints and for the pushes to undo. */
export const sokobanInPlay = (
  level: Level,
  warnings: () => boolean,
  limits: (slot: 'hint' | 'undo-advice') => Limits,
): SokobanInPlay =>
  inPlay(level, SOKOBAN_SAVES, {
    begin: (continued) => newSokobanSession(level, { ...continued, warnings: warnings() }),
    act: actSokoban,
    jobs: (session) => sokobanJobs(session, limits),
  });
