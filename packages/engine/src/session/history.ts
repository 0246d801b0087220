// What a session adds to a game of `play`: which moves belong together (actions), and the timeline.
//
// An action is what one command did: a click-walk of nine moves is one action, so undo can take it back as a whole.
// The timeline is the line of play the player is on: the moves from the start to here and those that redo brings back.
// Its index is the number of moves made, and its total the number of moves in the whole line. A restart or a restored
// snapshot begins a new line; undo leads back to the old one. So after a restart the timeline reads 0 of 0.

import { type Game, goTo, isPlayersOwn, movesOf, type Playable } from '@masu/core/play/game.js';

/** The entries of the game that one command made: those from `start` up to `end`. */
export interface Action {
  readonly start: number;
  readonly end: number;
}

/** A game and its actions. Every session has one. */
export interface History<Level, Position, Move> {
  readonly game: Game<Level, Position, Move>;
  /** In order, without overlap. An entry outside all of them (of a resumed game) is an action by itself. */
  readonly actions: readonly Action[];
}

/** The history after one command led to `game` by new entries. What could be redone is forgotten, as in the game. */
export function extended<Level, Position, Move>(
  before: History<Level, Position, Move>,
  game: Game<Level, Position, Move>,
): History<Level, Position, Move> {
  if (game === before.game) return before;
  const { at } = before.game;
  // An action that was partly undone remains an action as far as it is applied.
  const kept = before.actions
    .filter(({ start }) => start < at)
    .map((action) => (action.end > at ? { ...action, end: at } : action));
  return { game, actions: [...kept, { start: at, end: game.at }] };
}

/** How many entries are applied after undoing the last action. */
export function actionBefore<Level, Position, Move>({ game, actions }: History<Level, Position, Move>): number {
  const last = actions.find(({ start, end }) => start < game.at && game.at <= end);
  return last?.start ?? Math.max(0, game.at - 1);
}

/** How many entries are applied after redoing the next action. */
export function actionAfter<Level, Position, Move>({ game, actions }: History<Level, Position, Move>): number {
  const next = actions.find(({ start, end }) => start <= game.at && game.at < end);
  return next?.end ?? Math.min(game.entries.length, game.at + 1);
}

/** By a whole action or one move; `count` times (default: 1). */
export interface UndoRedo {
  readonly kind: 'undo' | 'redo';
  readonly unit?: 'move' | 'action';
  readonly count?: number;
}

/** The game after undoing or redoing; the same one if there is nothing to undo or redo. */
export function undoneOrRedone<Level, Position, Move>(
  { game: before, actions }: History<Level, Position, Move>,
  { kind, unit = 'action', count = 1 }: UndoRedo,
): Game<Level, Position, Move> {
  let game = before;
  for (let i = 0; i < count; i++) {
    const here = { game, actions };
    const byAction = kind === 'undo' ? actionBefore(here) : actionAfter(here);
    const next = goTo(game, unit === 'action' ? byAction : game.at + (kind === 'undo' ? -1 : 1));
    if (next === game) break;
    game = next;
  }
  return game;
}

/** Where the current line starts: the number of entries up to and including its jump, and the moves of the jump. */
function lineStart<Level, Position, Move>({
  entries,
  at,
}: Game<Level, Position, Move>): {
  readonly entries: number;
  readonly moves: number;
} {
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry?.kind === 'jump') return { entries: i + 1, moves: entry.moves.length };
  }
  return { entries: 0, moves: 0 };
}

export interface Timeline<Move> {
  /** Moves made from the start to here. */
  readonly index: number;
  /** Moves of the whole line, with those that can be redone. */
  readonly total: number;
  /** All of them. */
  readonly moves: readonly Move[];
}

export function gameTimeline<Level, Position, Move>({ game }: History<Level, Position, Move>): Timeline<Move> {
  const moves = movesOf(game);
  const ahead: Move[] = [];
  for (const entry of game.entries.slice(game.at)) {
    if (entry.kind === 'jump') break;
    ahead.push(entry.move);
  }
  return { index: moves.length, total: moves.length + ahead.length, moves: [...moves, ...ahead] };
}

/**
 * The history with the jump that begins the current line (a restored snapshot) written out: a jump to the start, then
 * its moves one by one. Positions stay the same, but there are now entries to stop at in between.
 */
function writtenOut<Level, Position, Move>(
  puzzle: Playable<Level, Position, Move>,
  { game, actions }: History<Level, Position, Move>,
): History<Level, Position, Move> {
  const { level, entries, at } = game;
  const jumpAt = lineStart(game).entries - 1;
  const jumped = entries[jumpAt];
  if (jumped?.kind !== 'jump' || jumped.moves.length === 0) return { game, actions };
  let to = puzzle.start(level);
  const start = { kind: 'jump', moves: [], to } as const;
  const mark = jumped.isShown ? ({ isShown: true } as const) : {};
  const steps = jumped.moves.map((move) => {
    const next = puzzle.play(level, to, move);
    if (next === undefined) throw new Error('a game contains a blocked move');
    to = next;
    return { kind: 'move', move, to, ...mark } as const;
  });
  const more = steps.length;
  const shifted = (entry: number): number => (entry > jumpAt ? entry + more : entry);
  return {
    game: {
      ...game,
      entries: [...entries.slice(0, jumpAt), start, ...steps, ...entries.slice(jumpAt + 1)],
      at: at + more,
    },
    actions: actions.map((action) => ({ ...action, start: shifted(action.start), end: shifted(action.end) })),
  };
}

/** What a command makes of a session, and what happened, in order. */
export interface Act<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export const stays = <State, Event>(state: State, ...events: readonly Event[]): Act<State, Event> => ({
  state,
  events,
});

/** A function for each kind of command. */
export type Handlers<State, Command extends { readonly kind: string }, Event> = {
  readonly [Kind in Command['kind']]: (state: State, command: Command & { kind: Kind }) => Act<State, Event>;
};

export function obey<State, Command extends { readonly kind: string }, Event>(
  handlers: Handlers<State, Command, Event>,
  state: State,
  command: Command,
): Act<State, Event> {
  const handle = handlers[command.kind as Command['kind']] as (state: State, command: Command) => Act<State, Event>;
  return handle(state, command);
}

/**
 * The session after the first `wanted` moves of its timeline, clamped to its ends. Nothing is lost. `follow`: what else of
 * the session changes with the game.
 */
export function goToIndex<Level, Position, Move, State extends History<Level, Position, Move>>(
  puzzle: Playable<Level, Position, Move>,
  state: State,
  wanted: number,
  follow?: (game: Game<Level, Position, Move>) => Partial<State>,
): Act<State, { readonly kind: 'went-to'; readonly index: number; readonly total: number }> {
  const { index: now, total } = gameTimeline(state);
  const index = Math.max(0, Math.min(total, Math.trunc(wanted)));
  if (index === now) return stays(state);
  const open = index < lineStart(state.game).moves ? writtenOut(puzzle, state) : state;
  const game = goTo(open.game, open.game.at + index - now);
  return stays({ ...state, actions: open.actions, game, ...follow?.(game) }, { kind: 'went-to', index, total });
}

/** Commands that follow moves already in the game: a level they solve was solved before. */
const REPLAY_COMMANDS: ReadonlySet<string> = new Set(['undo', 'redo', 'go-to', 'home', 'end', 'restore-snapshot']);

export type SolvedBy = 'player' | 'shown' | 'replay';

/** Who solved the game with this command: only the player's own solution earns a record. */
export function solvedBy<Level, Position, Move>(
  game: Game<Level, Position, Move>,
  command: { readonly kind: string },
): SolvedBy {
  if (!isPlayersOwn(game)) return 'shown';
  return REPLAY_COMMANDS.has(command.kind) ? 'replay' : 'player';
}

/** The step of a hint after the one that is open, or the first, or the one asked for if that is later; at most the last. */
export function nextDetail<Detail extends number>(
  open: Detail | undefined,
  asked: number | undefined,
  last: Detail,
): Detail {
  return Math.min(last, asked ? Math.max(open ?? 1, asked) : (open ?? 0) + 1) as Detail;
}
