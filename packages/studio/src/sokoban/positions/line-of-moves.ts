// The pushes of an author's moves. On the board they were made on, every move can be made; on an edited one, the first
// that can't be made ends the line.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import type { GradedPush } from './optimal-path.js';

interface PushesOfMoves {
  readonly pushes: readonly GradedPush[];
  /** The number of the first move that is blocked, from 1. */
  readonly blocked?: number;
  /** What that move would push, if a box is ahead; a walk has the cell of the player twice. */
  readonly attempt?: GradedPush;
}

export function pushesOfMoves(level: Level, moves: readonly Direction[]): PushesOfMoves {
  const pushes: GradedPush[] = [];
  for (const { step, index, direction, position } of replay(level, moves)) {
    if (step.kind === 'blocked') {
      const { player, boxes } = position;
      const by = offsets(level.width)[direction];
      const isPush = boxes.includes(player + by);
      const attempt = isPush ? { from: player + by, onto: player + 2 * by } : { from: player, onto: player };
      return { pushes, blocked: index + 1, attempt };
    }
    if (step.kind === 'push') pushes.push({ from: step.from, onto: step.onto });
  }
  return { pushes };
}
