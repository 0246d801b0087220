// Predicts how much work a search by layers still needs: the next layers are assumed to grow by the same factor as the
// last ones. Korf, Reid, and Edelkamp (2001) predict breadth-first growth this way. The estimate only decides which
// engine works next; no proof depends on it.

import type { Direction } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import type { Best } from './best.js';

/** The factor is the mean over at least this many layers, since the two sides grow at different rates. */
const LAYERS = 4;

interface Forecast {
  /**
   * The bound the search has proved, and its work so far. Call it at the end of a turn, when the work is exact, not
   * after every slice.
   */
  note(bound: number, work: number): void;
  /** Work left until its bound is `target`; infinite while there are too few layers to tell. */
  left(target: number): number;
}

export function startForecast(): Forecast {
  /** Work at each bound noted, ascending. */
  const points: { readonly bound: number; readonly work: number }[] = [];
  return {
    note(bound, work) {
      if (work > 0 && bound > (points.at(-1)?.bound ?? 0)) points.push({ bound, work });
    },
    left(target) {
      const now = points.at(-1);
      const before = now && points.findLast(({ bound }) => bound <= now.bound - LAYERS);
      if (!now || !before) return Number.POSITIVE_INFINITY;
      const factor = (now.work / before.work) ** (1 / (now.bound - before.bound));
      return target <= now.bound ? 0 : now.work * (factor ** (target - now.bound) - 1);
    },
  };
}

export function scoredAnswer(level: Level, metric: Metric, answer: readonly Direction[]): Best {
  const { moves, pushes } = scoreOf(level, answer);
  return metric === 'moves' ? { answer, first: moves, second: pushes } : { answer, first: pushes, second: moves };
}
