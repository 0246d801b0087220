// A Sokoban level, ready to be played.

import type { Limits } from '../../base/outcome.js';
import { ok } from '../../base/result.js';
import { isPlayersOwn } from '../../play/index.js';
import type { Level } from '../../sokoban/index.js';
import type { PuzzleInPlay } from '../puzzle-in-play.js';
import { actSokoban } from './act.js';
import type { SokobanCommand, SokobanEvent } from './command.js';
import { sokobanJobs } from './jobs.js';
import { makeSokobanSave, parseSokobanGame, savedSokoban, sokobanMovesText, sokobanSteps } from './saved.js';
import { isSokobanSolved, newSokobanSession, type SokobanSession } from './session.js';

export type SokobanInPlay = PuzzleInPlay<SokobanSession, SokobanCommand, SokobanEvent>;

/** `limits` apply to the searches for hints and for the pushes to undo. */
export function sokobanInPlay(
  level: Level,
  warnings: () => boolean,
  limits: (slot: 'hint' | 'undo-advice') => Limits,
): SokobanInPlay {
  return {
    puzzle: 'sokoban',
    start: () => newSokobanSession(level, { warnings: warnings() }),
    resume(text, hintsUsed) {
      const game = parseSokobanGame(level, text);
      return game.ok ? ok(newSokobanSession(level, { game: game.value, hintsUsed, warnings: warnings() })) : game;
    },
    act: actSokoban,
    jobs: (session) => sokobanJobs(session, limits),
    isSolved: isSokobanSolved,
    isOwn: ({ game }) => isPlayersOwn(game),
    saved: savedSokoban,
    save: (session, facts) => savedSokoban(session, facts) ?? makeSokobanSave(session, facts),
    steps: sokobanSteps,
    movesText: sokobanMovesText,
  };
}
