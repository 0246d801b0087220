// Reverse mode: a level played backward, by pulling boxes from the goals to where they begin. A separate session with
// separate counts; it never changes the forward game. A solved one contains a solution of the level.

import type { Direction } from '../../base/grid.js';
import { type Game, isWon, movesOf, newGame, type Playable, positionOf } from '../../play/index.js';
import {
  forwardMoves,
  isPullSolved,
  type Level,
  type Position,
  type PullMove,
  pullStart,
  pullStep,
} from '../../sokoban/index.js';
import type { History } from '../history.js';

export const REVERSE_PLAY: Playable<Level, Position, PullMove> = {
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
export const forwardSolution = ({ game }: ReverseSession): readonly Direction[] =>
  forwardMoves(game.level, movesOf(game));
