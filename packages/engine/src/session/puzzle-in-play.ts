// One level of one puzzle, ready to be played: the interface that is the same for all puzzles. Each puzzle's own part is
// in a folder of its own, so that a page that plays one puzzle doesn't load the other; a puzzle without one is played
// by its rules (`plain.ts`).

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { ok, type Result } from '@masu/core/base/result.js';
import { type Game, isPlayersOwn } from '@masu/core/play/game.js';
import type { GameTextError } from '@masu/core/play/game-text-errors.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import type { WantedJob } from './job-runner.js';
import type { PuzzleSaves, SavedFacts } from './saved-game.js';

/** The part of a session that all puzzles have. */
export interface AnySession {
  readonly game: { readonly entries: readonly unknown[]; readonly at: number };
  readonly hintsUsed: number;
}

export interface PuzzleInPlay<Session extends AnySession, Command, Event> {
  readonly puzzle: PuzzleId;
  start(): Session;
  /** A session from the game of a save, or why it can't be read. */
  resume(game: string, hintsUsed: number): Result<Session, GameTextError>;
  act(session: Session, command: Command): { readonly state: Session; readonly events: readonly Event[] };
  jobs(session: Session): readonly WantedJob<Command>[];
  isSolved(session: Session): boolean;
  /** The player made every move of the current line. */
  isOwn(session: Session): boolean;
  /** The game in progress, or undefined if there is nothing to continue: no move was made, or the player solved it. */
  saved(session: Session, facts: SavedFacts): SavedGame | undefined;
  /** The game as it is; if masu's moves solved it, at the player's last move before them. */
  save(session: Session, facts: SavedFacts): SavedGame;
  /** The number of steps of the game, as a player counts. */
  steps(session: Session): number;
  movesText(session: Session): string;
}

/** What one puzzle adds: how a session begins, with the game to continue if there is one, what it does, and its jobs. */
interface OwnPart<Started, Session, Command, Event>
  extends Pick<PuzzleInPlay<Session & AnySession, Command, Event>, 'act' | 'jobs'> {
  begin(continued?: { readonly game: Started; readonly hintsUsed: number }): Session;
}

type GameSession<Started> = AnySession & { readonly game: Started };

export function inPlay<Level, Position, Move, Session extends GameSession<Game<Level, Position, Move>>, Command, Event>(
  level: Level,
  saves: PuzzleSaves<Level, Position, Move, Session>,
  own: OwnPart<Game<Level, Position, Move>, Session, Command, Event>,
): PuzzleInPlay<Session, Command, Event> {
  return {
    ...saves,
    ...own,
    start: () => own.begin(),
    resume(text, hintsUsed) {
      const game = saves.parse(level, text);
      return game.ok ? ok(own.begin({ game: game.value, hintsUsed })) : game;
    },
    isOwn: ({ game }) => isPlayersOwn(game),
    save: (session, facts) => saves.saved(session, facts) ?? saves.make(session, facts),
  };
}
