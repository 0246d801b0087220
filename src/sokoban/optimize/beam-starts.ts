// Starts found by beams: those of `push-optimal`'s finder, with the pushes of the best solution at hand as their ceiling. A vicinity
// search changes a solution little by little; a beam looks at the whole level and finds what no small change leads to. It knows
// the player by region only, so its walks are long until they are refined. A start with fewer pushes often ends in fewer
// moves too, so both metrics use it.

import type { StarTechnique } from '../../kernel/parameters.js';
import type { Level } from '../rules/level.js';
import { type BeamOrder, openStar, type Star } from '../solve/engines/star.js';
import type { OtherStarts } from '../solve/improve/explore.js';
import { groupPushes } from '../solve/improve/group-pushes.js';

/** One beam after the other: its order, and how many times as broad as the first it is. */
const BEAMS: readonly (readonly [order: BeamOrder, times: number])[] = [
  ['bound', 1],
  ['home', 1],
  ['bound', 2],
  ['home', 2],
  ['bound', 4],
  ['floor', 2],
  ['home', 4],
  ['bound', 8],
];
/** Nodes that the first beam may take, about; its breadth at most; and how many player cells are as much work as a node. */
const [FIRST_NODES, MOST_FIRST_BREADTH, VISITS_PER_NODE] = [30_000, 300, 600];
/** Penalties double the time per node, and beams without them find as much. */
const WITHOUT: readonly StarTechnique[] = ['pairs', 'assignments'];
const NODES_PER_SLICE = 128;
const BYTES = 2 ** 27;

export function beamStarts(level: Level): OtherStarts {
  let star: Star | undefined;
  let sent = 0;
  return {
    *next(best, most, isStopped) {
      const beam = BEAMS[sent++];
      if (!beam) return undefined;
      const [order, times] = beam;
      const pushes = best.pushes.length;
      const breadth = times * Math.min(MOST_FIRST_BREADTH, Math.ceil(FIRST_NODES / Math.max(1, pushes)));
      const limits = { known: [pushes, 0], breadth, order } as const;
      if (star) star.again(limits);
      else star = openStar(level, BYTES, { goal: 'pushes', without: WITHOUT, ...limits });
      const before = star.work();
      const taken = (engine: Star): number => (engine.work() - before) * VISITS_PER_NODE;
      let state = star.step(NODES_PER_SLICE);
      while (state === 'running' && taken(star) < most && !isStopped()) {
        yield;
        state = star.step(NODES_PER_SLICE);
      }
      const visits = taken(star) + 1;
      return { moves: state === 'solved' ? yield* groupPushes(level, star.answer(), isStopped) : undefined, visits };
    },
  };
}
