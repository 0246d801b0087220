// A Sokoban level, ready to be played.

import type { Limits } from '../../base/outcome.js';
import type { Level } from '../../sokoban/index.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import { actSokoban } from './act.js';
import type { SokobanCommand, SokobanEvent } from './command.js';
import { SOKOBAN_SAVES, sokobanJobs } from './jobs.js';
import { newSokobanSession, type SokobanSession } from './session.js';

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
