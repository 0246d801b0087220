// A Futoshiki puzzle, ready to be played.

import { ok } from '../../base/result.js';
import type { FutoshikiLevel } from '../../futoshiki/index.js';
import { isPlayersOwn } from '../../play/index.js';
import type { PuzzleInPlay } from '../puzzle-in-play.js';
import { actFutoshiki } from './act.js';
import type { FutoshikiCommand, FutoshikiEvent } from './command.js';
import { futoshikiJobs } from './jobs.js';
import { futoshikiMovesText, futoshikiSteps, makeFutoshikiSave, parseFutoshikiGame, savedFutoshiki } from './saved.js';
import { type FutoshikiSession, type FutoshikiStart, isFutoshikiSolved, newFutoshikiSession } from './session.js';

export type FutoshikiInPlay = PuzzleInPlay<FutoshikiSession, FutoshikiCommand, FutoshikiEvent>;

export function futoshikiInPlay(
  level: FutoshikiLevel,
  options: () => Pick<FutoshikiStart, 'autoClear' | 'autoMarks'>,
): FutoshikiInPlay {
  return {
    puzzle: 'futoshiki',
    start: () => newFutoshikiSession(level, options()),
    resume(text, hintsUsed) {
      const game = parseFutoshikiGame(level, text);
      return game.ok ? ok(newFutoshikiSession(level, { game: game.value, hintsUsed, ...options() })) : game;
    },
    act: actFutoshiki,
    jobs: futoshikiJobs,
    isSolved: isFutoshikiSolved,
    isOwn: ({ game }) => isPlayersOwn(game),
    saved: savedFutoshiki,
    save: (session, facts) => savedFutoshiki(session, facts) ?? makeFutoshikiSave(session, facts),
    steps: futoshikiSteps,
    movesText: futoshikiMovesText,
  };
}
