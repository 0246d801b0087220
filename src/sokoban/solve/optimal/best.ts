// The best solution so far, with its score in the order that counts.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { scoreOf } from '../../rules/score.js';

/** Scored by the metric first, then by the other. */
export interface Best {
  readonly answer: readonly Direction[];
  readonly first: number;
  readonly second: number;
}

export function bestOf(level: Level, metric: Metric, answer: readonly Direction[]): Best {
  const { moves, pushes } = scoreOf(level, answer);
  return metric === 'moves' ? { answer, first: moves, second: pushes } : { answer, first: pushes, second: moves };
}
