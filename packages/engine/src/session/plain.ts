// A puzzle without a session of its own, being played: what every puzzle gets from its rules, its formats, and its default
// solver. Moves, undo, and restart are those of any game; a hint is the first move of a solution from here.

import type { LimitName, Limits } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { isWon, moveAll, movesOf, newGame, positionOf, restart } from '@masu/core/play/game.js';
import type { Job, Report } from '../jobs/job.js';
import { draftText, makeJob } from '../jobs/make-job.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import type { AnyLevel, MoveOf, PositionOf } from '../jobs/puzzles/puzzle-types.js';
import { puzzleOf } from '../jobs/puzzles/puzzles.js';
import {
  type Act,
  extended,
  type Handlers,
  type History,
  obey,
  type SolvedBy,
  solvedBy,
  stays,
  type UndoRedo,
  undoneOrRedone,
} from './history.js';
import { type WantedJob, wantedJob } from './job-runner.js';
import { inPlay, type PuzzleInPlay } from './puzzle-in-play.js';
import { puzzleSaves } from './saved-game.js';

/** A level of any puzzle, as saves has it. */
interface PlainLevel {
  readonly puzzle: PuzzleId;
  readonly level: AnyLevel;
}

type PlainPosition = PositionOf<PuzzleId>;
type PlainMove = MoveOf<PuzzleId>;
type PlainHistory = History<AnyLevel, PlainPosition, PlainMove>;

type PlainHintState =
  | { readonly kind: 'closed' }
  /** A job is wanted or running. Its answer is valid until the game changes. */
  | { readonly kind: 'searching'; readonly request: number }
  | { readonly kind: 'open'; readonly move: string };

export interface PlainSession extends PlainHistory {
  readonly puzzle: PuzzleId;
  readonly hint: PlainHintState;
  readonly hintsUsed: number;
  /** Numbers the jobs for hints, so that a late answer is recognized. */
  readonly requests: number;
}

export type PlainCommand =
  /** Moves the player typed, up to the first that is blocked. */
  | { readonly kind: 'play-moves'; readonly moves: readonly PlainMove[] }
  /** Moves of a solver or a link: a level solved with them earns no record. */
  | { readonly kind: 'show-moves'; readonly moves: readonly PlainMove[] }
  | UndoRedo
  | { readonly kind: 'restart' | 'hint' | 'close-hint' }
  | { readonly kind: 'take-hint'; readonly request: number; readonly report: Report }
  | { readonly kind: 'fail-hint'; readonly request: number };

export type PlainEvent =
  | { readonly kind: 'moves-made'; readonly moves: number }
  /** The move after the first `made` was blocked. */
  | { readonly kind: 'moves-blocked'; readonly made: number }
  | { readonly kind: 'undone' | 'redone'; readonly count: number }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' | 'restarted' }
  | { readonly kind: 'solved'; readonly by: SolvedBy; readonly moves: number; readonly hintsUsed: number }
  | { readonly kind: 'hint-requested' | 'hint-canceled'; readonly request: number }
  | { readonly kind: 'hint-opened'; readonly move: string }
  /** no-moves: the solutions of this puzzle are no moves. */
  | { readonly kind: 'no-hint'; readonly reason: 'solved' | 'unsolvable' | 'no-moves' | 'failed' }
  | { readonly kind: 'no-hint'; readonly reason: 'gave-up'; readonly limit: LimitName };

type PlainAct = Act<PlainSession, PlainEvent>;

export const plainPosition = ({ puzzle, game }: PlainSession): PlainPosition => positionOf(playableOf(puzzle), game);

/** Solved by at least one move. */
export const isPlainSolved = ({ puzzle, game }: PlainSession): boolean => isWon(playableOf(puzzle), game);

function enterMoves(
  state: PlainSession,
  { kind, moves }: PlainCommand & { kind: 'play-moves' | 'show-moves' },
): PlainAct {
  const { game, made } = moveAll(playableOf(state.puzzle), state.game, moves, kind === 'show-moves');
  const blocked = made < moves.length ? [{ kind: 'moves-blocked', made } as const] : [];
  const events: PlainEvent[] = [{ kind: 'moves-made', moves: made }, ...blocked];
  return { state: { ...state, ...extended(state, game) }, events };
}

function undoRedo(state: PlainSession, command: UndoRedo): PlainAct {
  const game = undoneOrRedone(state, command);
  const count = Math.abs(game.at - state.game.at);
  if (count === 0) return stays(state, { kind: `nothing-to-${command.kind}` });
  return stays({ ...state, game }, { kind: command.kind === 'undo' ? 'undone' : 'redone', count });
}

function restartPlain(state: PlainSession): PlainAct {
  const game = restart(playableOf(state.puzzle), state.game);
  if (game === state.game) return stays(state, { kind: 'nothing-to-undo' });
  return stays({ ...state, ...extended(state, game) }, { kind: 'restarted' });
}

function askHint(state: PlainSession): PlainAct {
  const { hint, puzzle } = state;
  if (isPlainSolved(state)) return stays(state, { kind: 'no-hint', reason: 'solved' });
  if (playableOf(puzzle).figures.solution !== 'moves') return stays(state, { kind: 'no-hint', reason: 'no-moves' });
  if (hint.kind === 'searching') return stays(state);
  if (hint.kind === 'open') return stays(state, { kind: 'hint-opened', move: hint.move });
  const request = state.requests + 1;
  return stays(
    { ...state, requests: request, hint: { kind: 'searching', request } },
    { kind: 'hint-requested', request },
  );
}

function closeHint(state: PlainSession): PlainAct {
  const closed: PlainSession = { ...state, hint: { kind: 'closed' } };
  return stays(
    closed,
    ...(state.hint.kind === 'searching' ? [{ kind: 'hint-canceled', request: state.hint.request } as const] : []),
  );
}

/** The first move of a solution; undefined if there is none. */
function firstMove(state: PlainSession, solution: Report & { verdict: 'solved' }): string | undefined {
  const { parseMoves, makeMoves, beginAt } = playableOf(state.puzzle);
  const moves = parseMoves(String(solution.solution));
  if (!moves.ok || moves.value.length === 0) return undefined;
  return makeMoves(beginAt(state.game.level, plainPosition(state)), moves.value.slice(0, 1));
}

function takeHint(state: PlainSession, request: number, report?: Report): PlainAct {
  if (state.hint.kind !== 'searching' || state.hint.request !== request) return stays(state);
  const closed: PlainSession = { ...state, hint: { kind: 'closed' } };
  if (report?.verdict === 'gave-up') return stays(closed, { kind: 'no-hint', reason: 'gave-up', limit: report.limit });
  if (report?.verdict === 'unsolvable') return stays(closed, { kind: 'no-hint', reason: 'unsolvable' });
  const move = report && firstMove(state, report);
  if (move === undefined) return stays(closed, { kind: 'no-hint', reason: 'failed' });
  const opened: PlainSession = { ...state, hint: { kind: 'open', move }, hintsUsed: state.hintsUsed + 1 };
  return stays(opened, { kind: 'hint-opened', move });
}

const HANDLERS: Handlers<PlainSession, PlainCommand, PlainEvent> = {
  'play-moves': enterMoves,
  'show-moves': enterMoves,
  undo: undoRedo,
  redo: undoRedo,
  restart: restartPlain,
  hint: askHint,
  'close-hint': closeHint,
  'take-hint': (state, { request, report }) => takeHint(state, request, report),
  'fail-hint': (state, { request }) => takeHint(state, request),
};

/** A changed game closes the hint, and may be solved. */
export function actPlain(state: PlainSession, command: PlainCommand): PlainAct {
  const done = obey(HANDLERS, state, command);
  if (done.state.game === state.game) return done;
  const after = closeHint(done.state);
  const events: PlainEvent[] = [...done.events, ...after.events];
  if (isPlainSolved(after.state) && !isPlainSolved(state)) {
    const { game, hintsUsed } = after.state;
    events.push({ kind: 'solved', by: solvedBy(game, command), moves: movesOf(game).length, hintsUsed });
  }
  return { state: after.state, events };
}

/** The default time limit of the search for a hint. */
const HINT_MILLIS = 60_000;

function hintJob({ puzzle: id, game, hint }: PlainSession, limits: Limits): Job | undefined {
  if (hint.kind !== 'searching') return undefined;
  const puzzle = puzzleOf(id);
  const { level } = game;
  const moves = puzzle.makeMoves(level, movesOf(game));
  const draft = puzzle.makeDraft(level);
  return makeJob(puzzle, { draft, playable: level }, puzzle.defaultSolver, { millis: HINT_MILLIS, ...limits }, moves);
}

function plainJobs(session: PlainSession, limits: Limits): readonly WantedJob<PlainCommand>[] {
  const job = hintJob(session, limits);
  if (!job) return [];
  const request = session.requests;
  const takeReport = (report: Report): PlainCommand => ({ kind: 'take-hint', request, report });
  return [wantedJob('hint', request, job, takeReport, { kind: 'fail-hint', request })];
}

type PlainInPlay = PuzzleInPlay<PlainSession, PlainCommand, PlainEvent>;

/** A level of any puzzle, ready to be played. `limits` apply to the search for a hint. */
export function plainInPlay({ puzzle, level }: PlainLevel, limits: () => Limits): PlainInPlay {
  const playable = playableOf(puzzle);
  const levelText = (each: AnyLevel): string => draftText(puzzle, playable.makeDraft(each)).level;
  return inPlay(level, puzzleSaves<AnyLevel, PlainPosition, PlainMove, PlainSession>(playable, levelText), {
    begin: (continued): PlainSession => ({
      puzzle,
      game: newGame(level),
      actions: [],
      hint: { kind: 'closed' },
      hintsUsed: 0,
      requests: 0,
      ...continued,
    }),
    act: actPlain,
    jobs: (session) => plainJobs(session, limits()),
  });
}
