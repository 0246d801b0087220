// The direct search: a narrow beam that makes only pushes that bring boxes closer to their goals. On open floors,
// however large and full of boxes, such pushes suffice, and the feature-space engine, made for tight levels, would find
// long solutions there. A solution found here has as many pushes as the lower bound, so it is push-optimal; on a level
// that needs a detour, the beam ends early.

import type { Direction } from '@masu/core/base/grid.js';
import type { Outcome, Watch } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { engineCounts } from '../engines/engine.js';
import { type Meter, startSlices } from '../engines/meter.js';
import { openStar, type Star } from '../engines/star.js';
import { improveQuickly } from '../improve/quick.js';
import { groupPushes } from './group-pushes.js';

/**
 * A narrow beam first, and a wider one if it came far: on open floors the narrow beam solves the level or gets beyond
 * four fifths of the way, on tight levels it soon ends.
 */
const NARROW = 6;

const BROAD = 30;

const FAR = 0.6;

/** Techniques that cost more than they save in a narrow beam, above all the table of box pairs. */
const WITHOUT = ['pairs', 'assignments', 'corrals'] as const;

/** A node costs about cells × boxes; the search stops at this much work. */
const MAX_WORK = 3e8;

/** The solution, or the number of nodes searched without finding one. */
export function* solveStraight(
  level: Level,
  cells: number,
  bytes: number,
  nodes: number,
  meter: Meter,
  watch: Watch,
): Generator<void, Outcome<readonly Direction[]> | number, void> {
  const boxes = level.start.boxes.length;
  const most = Math.floor(Math.min(nodes, MAX_WORK / (cells * boxes)));
  if (most < boxes) return 0;
  const star = openStar(level, bytes, { goal: 'pushes', breadth: NARROW, order: 'straight', without: WITHOUT });
  try {
    const outcome = yield* runStraight(star, most, meter, watch);
    if (outcome !== 'solved') return outcome;
    const counts = engineCounts(star);
    const isStopped = (): boolean => meter.over(0) !== undefined;
    const grouped = yield* groupPushes(level, star.answer(), isStopped);
    // optimizing reuses its memory
    star.close?.();
    const answer = yield* improveQuickly(level, grouped, 'pushes', 0, isStopped);
    const notes = { strategy: 'straight', tieBreak: 'unproven' };
    return { verdict: 'solved', answer, claim: 'optimal', effort: meter.effort(counts), notes };
  } finally {
    star.close?.();
  }
}

function* runStraight(
  star: Star,
  most: number,
  meter: Meter,
  watch: Watch,
): Generator<void, Outcome<readonly Direction[]> | number | 'solved', void> {
  const effort = () => meter.effort(engineCounts(star));
  const slices = startSlices(watch);
  while (!star.isReady()) {
    const limit = meter.over(0);
    if (limit) return { verdict: 'gave-up', limit, effort: effort() };
    star.step(0);
    yield;
  }
  const pushes = star.lowerBound();
  let breadth = NARROW;
  let before = 0;
  const begin = (): void => star.again({ known: [pushes + 1, 0], breadth, order: 'straight' });
  begin();
  while (star.expanded() < most) {
    const limit = meter.over(0);
    if (limit) return { verdict: 'gave-up', limit, effort: effort() };
    const state = slices.time((budget) => star.step(budget, most - star.expanded()));
    if (state === 'solved') return 'solved';
    if (state !== 'running') {
      const layers = (star.expanded() - before) / breadth;
      if (state === 'full' || breadth === BROAD || layers < FAR * pushes) break;
      breadth = BROAD;
      before = star.expanded();
      begin();
    }
    watch.report({ expanded: star.expanded(), bytes: star.bytes(), stage: 'straight' });
    yield;
  }
  return star.expanded();
}
