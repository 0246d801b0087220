// The interface of a puzzle for the terminal, the same for both: a session, its jobs, and its saves. Everything comes
// from `session`; a page or a line-mode game adds words, keys, and drawing.

import type { Limits } from '../../base/outcome.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { fail, ok, type Result } from '../../base/result.js';
import type { FutoshikiLevel } from '../../futoshiki/index.js';
import type { SavedGame } from '../../play/index.js';
import {
  actFutoshiki,
  actSokoban,
  type FutoshikiCommand,
  type FutoshikiEvent,
  type FutoshikiSession,
  futoshikiJobs,
  futoshikiMovesText,
  futoshikiSteps,
  isFutoshikiOwn,
  isFutoshikiSolved,
  isSokobanOwn,
  isSokobanSolved,
  makeFutoshikiSave,
  makeSokobanSave,
  newFutoshikiSession,
  newSokobanSession,
  parseFutoshikiGame,
  parseSokobanGame,
  type SavedFacts,
  type SokobanCommand,
  type SokobanEvent,
  type SokobanSession,
  savedFutoshiki,
  savedSokoban,
  sokobanJobs,
  sokobanMovesText,
  sokobanSteps,
  type WantedJob,
} from '../../session/index.js';
import type { Level } from '../../sokoban/index.js';
import { saidInTerminal } from '../texts/language.js';

/** The part of a session that both puzzles have. */
export interface AnySession {
  readonly game: { readonly entries: readonly unknown[]; readonly at: number };
  readonly hintsUsed: number;
}

/** One level of one puzzle, ready to be played. */
export interface PuzzleInPlay<Session extends AnySession, Command, Event> {
  readonly puzzle: PuzzleId;
  start(): Session;
  /** A session from the game of a save, or why it can't be read. */
  resume(game: string, hintsUsed: number): Result<Session, string>;
  act(session: Session, command: Command): { readonly state: Session; readonly events: readonly Event[] };
  jobs(session: Session): readonly WantedJob<Command>[];
  isSolved(session: Session): boolean;
  /** The player made every move of the current line. */
  isOwn(session: Session): boolean;
  /** The game as it is; if masu's moves solved it, at the player's last move before them. */
  save(session: Session, facts: SavedFacts): SavedGame;
  /** The number of steps of the game, as a player counts. */
  steps(session: Session): number;
  movesText(session: Session): string;
}

export type SokobanInPlay = PuzzleInPlay<SokobanSession, SokobanCommand, SokobanEvent>;
export type FutoshikiInPlay = PuzzleInPlay<FutoshikiSession, FutoshikiCommand, FutoshikiEvent>;

const isAdvice = ({ slot }: WantedJob<SokobanCommand>): boolean => slot === 'undo-advice';

/** `limits` apply to the searches for hints and for the pushes to undo. */
export function sokobanInPlay(
  level: Level,
  warnings: boolean,
  limits: (slot: 'hint' | 'undo-advice') => Limits,
): SokobanInPlay {
  return {
    puzzle: 'sokoban',
    start: () => newSokobanSession(level, { warnings }),
    resume(text, hintsUsed) {
      const game = parseSokobanGame(level, text);
      return game.ok
        ? ok(newSokobanSession(level, { game: game.value, hintsUsed, warnings }))
        : fail(saidInTerminal(game.error));
    },
    act: actSokoban,
    jobs(session) {
      const jobs = sokobanJobs(session, limits('hint'));
      if (!jobs.some(isAdvice)) return jobs;
      return [...jobs.filter((job) => !isAdvice(job)), ...sokobanJobs(session, limits('undo-advice')).filter(isAdvice)];
    },
    isSolved: isSokobanSolved,
    isOwn: isSokobanOwn,
    save: (session, facts) => savedSokoban(session, facts) ?? makeSokobanSave(session, facts),
    steps: sokobanSteps,
    movesText: sokobanMovesText,
  };
}

export function futoshikiInPlay(level: FutoshikiLevel, autoClear: boolean): FutoshikiInPlay {
  return {
    puzzle: 'futoshiki',
    start: () => newFutoshikiSession(level, { autoClear }),
    resume(text, hintsUsed) {
      const game = parseFutoshikiGame(level, text);
      return game.ok
        ? ok(newFutoshikiSession(level, { game: game.value, hintsUsed, autoClear }))
        : fail(saidInTerminal(game.error));
    },
    act: actFutoshiki,
    jobs: (session) => futoshikiJobs(session),
    isSolved: isFutoshikiSolved,
    isOwn: isFutoshikiOwn,
    save: (session, facts) => savedFutoshiki(session, facts) ?? makeFutoshikiSave(session, facts),
    steps: futoshikiSteps,
    movesText: futoshikiMovesText,
  };
}
