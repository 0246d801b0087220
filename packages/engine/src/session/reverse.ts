// Reverse mode: a level played backward, by pulling boxes from the goals to where they begin. A separate session with
// separate counts, commands in, state and events out; it never changes the forward game. A solved one contains a solution
// of the level.

import type { Direction } from '@masu/core/base/grid.js';
import {
  type Game,
  goTo,
  isWon,
  move,
  moveAll,
  movesOf,
  newGame,
  type Playable,
  positionOf,
  restart,
} from '@masu/core/play/game.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { forwardMoves, isPullSolved, type PullMove, pullStart, pullStep } from '@masu/core/sokoban/rules/pull.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import {
  type Act,
  actionAfter,
  actionBefore,
  extended,
  goToIndex,
  type Handlers,
  type History,
  obey,
  stays,
} from './history.js';

const REVERSE_PLAY: Playable<Level, Position, PullMove> = {
  start: pullStart,
  play: pullStep,
  isSolved: isPullSolved,
};

export interface ReverseSession extends History<Level, Position, PullMove> {
  readonly facing: Direction;
  /** A step drags the box behind the player along. */
  readonly isPulling: boolean;
}

export function newReverseSession(level: Level): ReverseSession {
  const game: Game<Level, Position, PullMove> = newGame(level);
  return { game, actions: [], facing: 'down', isPulling: false };
}

export const reversePosition = ({ game }: ReverseSession): Position => positionOf(REVERSE_PLAY, game);

export const isReverseSolved = ({ game }: ReverseSession): boolean => isWon(REVERSE_PLAY, game);

export interface ReverseCounts {
  /** Steps, including those that pull; placing the player doesn't count. */
  readonly moves: number;
  readonly pulls: number;
  readonly boxes: number;
  /** Boxes on the cells where boxes start. */
  readonly boxesAtStart: number;
}

export function reverseCounts(session: ReverseSession): ReverseCounts {
  const { level } = session.game;
  const steps = movesOf(session.game).filter((move) => move.kind === 'step');
  const { boxes } = reversePosition(session);
  return {
    moves: steps.length,
    pulls: steps.filter(({ pull }) => pull).length,
    boxes: boxes.length,
    boxesAtStart: boxes.filter((box) => level.start.boxes.includes(box)).length,
  };
}

/** The forward solution of a solved reverse game. */
const forwardSolution = ({ game }: ReverseSession): readonly Direction[] => forwardMoves(game.level, movesOf(game));

export type ReverseCommand =
  /** One step; `pull` (default: the setting of `set-pulling`) drags the box behind the player along. */
  | { readonly kind: 'move'; readonly direction: Direction; readonly pull?: boolean }
  /** Before the first pull: places the player on the cell. After it: walks there. */
  | { readonly kind: 'touch'; readonly cell: number }
  | { readonly kind: 'set-pulling'; readonly on: boolean }
  | { readonly kind: 'undo' | 'redo'; readonly unit?: 'move' | 'action' }
  | { readonly kind: 'go-to'; readonly index: number }
  | { readonly kind: 'home' | 'end' | 'restart' };

export type ReverseEvent =
  | { readonly kind: 'walked'; readonly steps: number }
  | { readonly kind: 'pulled'; readonly direction: Direction; readonly boxesLeft: number }
  | { readonly kind: 'placed'; readonly cell: number }
  /** A wall or a box is ahead. */
  | { readonly kind: 'blocked'; readonly direction: Direction }
  /** The way is free, but there is no box behind the player. */
  | { readonly kind: 'nothing-to-pull'; readonly direction: Direction }
  | { readonly kind: 'cannot-walk'; readonly cell: number }
  | { readonly kind: 'undone' | 'redone'; readonly count: number }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'went-to'; readonly index: number; readonly total: number }
  | { readonly kind: 'restarted' }
  /** `solution`: the moves that solve the level forward. */
  | { readonly kind: 'solved'; readonly solution: readonly Direction[] };

type ReverseAct = Act<ReverseSession, ReverseEvent>;

function stepOnce(state: ReverseSession, direction: Direction, pull: boolean): ReverseAct {
  const game = move(REVERSE_PLAY, state.game, { kind: 'step', direction, pull });
  if (game) {
    const next = { ...state, ...extended(state, game), facing: direction };
    if (!pull) return stays(next, { kind: 'walked', steps: 1 });
    const { boxes, boxesAtStart } = reverseCounts(next);
    return stays(next, { kind: 'pulled', direction, boxesLeft: boxes - boxesAtStart });
  }
  const isFree = pull && move(REVERSE_PLAY, state.game, { kind: 'step', direction, pull: false }) !== undefined;
  const turned = { ...state, facing: direction };
  return stays(turned, { kind: isFree ? 'nothing-to-pull' : 'blocked', direction });
}

function touch(state: ReverseSession, cell: number): ReverseAct {
  if (cell === reversePosition(state).player) return stays(state);
  const placed = move(REVERSE_PLAY, state.game, { kind: 'place', cell });
  if (placed) return stays({ ...state, ...extended(state, placed) }, { kind: 'placed', cell });
  const walk = walkTo(state.game.level, reversePosition(state), cell);
  if (!walk) return stays(state, { kind: 'cannot-walk', cell });
  const steps = walk.map((direction): PullMove => ({ kind: 'step', direction, pull: false }));
  const { game, made } = moveAll(REVERSE_PLAY, state.game, steps);
  const facing = walk.at(-1) ?? state.facing;
  return stays({ ...state, ...extended(state, game), facing }, { kind: 'walked', steps: made });
}

function back(state: ReverseSession, kind: 'undone' | 'redone', at: number): ReverseAct {
  const game = goTo(state.game, at);
  if (game === state.game) return stays(state, { kind: kind === 'undone' ? 'nothing-to-undo' : 'nothing-to-redo' });
  return stays({ ...state, game }, { kind, count: Math.abs(game.at - state.game.at) });
}

const HANDLERS: Handlers<ReverseSession, ReverseCommand, ReverseEvent> = {
  move: (state, { direction, pull = state.isPulling }) => stepOnce(state, direction, pull),
  touch: (state, { cell }) => touch(state, cell),
  'set-pulling': (state, { on }) => stays({ ...state, isPulling: on }),
  undo: (state, { unit }) => back(state, 'undone', unit === 'action' ? actionBefore(state) : state.game.at - 1),
  redo: (state, { unit }) => back(state, 'redone', unit === 'action' ? actionAfter(state) : state.game.at + 1),
  'go-to': (state, { index }) => goToIndex(REVERSE_PLAY, state, index),
  home: (state) => goToIndex(REVERSE_PLAY, state, 0),
  end: (state) => goToIndex(REVERSE_PLAY, state, Infinity),
  restart(state) {
    const game = restart(REVERSE_PLAY, state.game);
    if (game === state.game) return stays(state, { kind: 'nothing-to-undo' });
    return stays({ ...state, ...extended(state, game), facing: 'down' }, { kind: 'restarted' });
  },
};

export function actReverse(state: ReverseSession, command: ReverseCommand): ReverseAct {
  const { state: next, events } = obey(HANDLERS, state, command);
  const isNew = isReverseSolved(next) && !isReverseSolved(state);
  return { state: next, events: isNew ? [...events, { kind: 'solved', solution: forwardSolution(next) }] : events };
}
