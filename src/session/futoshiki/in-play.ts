// A Futoshiki puzzle, ready to be played.

import type { FutoshikiLevel } from '../../futoshiki/index.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import { actFutoshiki } from './act.js';
import type { FutoshikiCommand, FutoshikiEvent } from './command.js';
import { FUTOSHIKI_SAVES, futoshikiJobs } from './jobs.js';
import { type FutoshikiSession, type FutoshikiStart, newFutoshikiSession } from './session.js';

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
