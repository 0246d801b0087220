// The score of a solution: moves and pushes, and the secondary metrics as YASC and JSoko count them. Blocked moves are
// ignored.

import type { Direction } from '../../base/grid.js';
import type { Level, Position } from './level.js';
import { replay } from './replay.js';

/** The lengths of a solution, as YASC and JSoko count them. */
export interface Score {
  /** Steps of the player, pushes included. */
  readonly moves: number;
  /** Pushes of boxes. */
  readonly pushes: number;
  /** Straight runs of one box: a push starts a new line unless the last push moved the same box in the same direction. */
  readonly boxLines: number;
  /** Runs of pushes of one box: a push starts a new one unless the last push moved the same box. */
  readonly boxChanges: number;
  /** Runs of pushes without a walk between them. */
  readonly pushingSessions: number;
  /** Straight runs of the player: a move starts a new line unless the last move had the same direction. */
  readonly playerLines: number;
}

/**
 * The score of moves; blocked ones are ignored.
 * @example
 * ```ts
 * console.log(scoreOf(level, ['right', 'right']).boxLines); // 1
 * ```
 */
export function scoreOf(level: Level, moves: Iterable<Direction>, from: Position = level.start): Score {
  const score = { moves: 0, pushes: 0, boxLines: 0, boxChanges: 0, pushingSessions: 0, playerLines: 0 };
  let lastMove: Direction | undefined;
  let lastPush: Direction | undefined;
  let lastBox: number | undefined;
  let walked = true;
  for (const { direction, step } of replay(level, moves, from)) {
    if (step.kind === 'blocked') continue;
    score.moves++;
    if (direction !== lastMove) score.playerLines++;
    lastMove = direction;
    if (step.kind === 'push') {
      score.pushes++;
      if (step.from !== lastBox) score.boxChanges++;
      if (step.from !== lastBox || direction !== lastPush) score.boxLines++;
      if (walked) score.pushingSessions++;
      lastPush = direction;
      lastBox = step.onto;
    }
    walked = step.kind === 'walk';
  }
  return score;
}
