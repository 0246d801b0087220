// The direct search: a narrow beam that makes only pushes that bring boxes closer to their goals. On open floors,
// however large and full of boxes, such pushes suffice, and the feature-space engine, made for tight levels, would find
// long solutions there. A solution found here has as many pushes as the lower bound, so it is push-optimal; on a level
// that needs a detour, the beam ends early.

import { DIRECTIONS, type Direction, offsets } from '../../../base/grid.js';
import type { Outcome, Watch } from '../../../base/outcome.js';
import type { Level } from '../../rules/level.js';
import { replay } from '../../rules/replay.js';
import { type EnginePush, engineCounts } from '../engines/engine.js';
import { movesOfPushes } from '../engines/macro-path.js';
import { type Meter, startSlices } from '../engines/meter.js';
import { openStar, type Star } from '../engines/star.js';
import { improveQuickly } from '../improve/shorten.js';

// Reorders pushes to shorten the walks: after a push of a box come its next pushes, as long as the rest of the solution
// is still possible. A beam alternates between boxes at random, which causes long walks on a large floor. The pushes
// themselves stay the same.

/** The most cells to flood in total, and between two yields. */
const MAX_CELLS = 5e7;
const CELLS_A_SLICE = 2e5;

/**
 * Moves with the same pushes; unchanged if nothing is gained, or if `isStopped`, which is called between slices,
 * returns true.
 */
export function* groupPushes(
  level: Level,
  moves: readonly Direction[],
  isStopped: () => boolean,
): Generator<void, readonly Direction[], void> {
  const rest: EnginePush[] = [];
  for (const { step } of replay(level, moves)) if (step.kind === 'push') rest.push([step.from, step.onto]);
  const floor = openFloor(level);
  const grouped: EnginePush[] = [];
  let yieldedAt = 0;
  while (rest.length > 0) {
    const last = grouped.at(-1)?.[1];
    // the box on this cell is the one that is pushed from there next
    const next = rest.findIndex(([from]) => from === last);
    const chosen = next > 0 && floor.visited() < MAX_CELLS && floor.canHoist(rest, next) ? next : 0;
    const [push] = rest.splice(chosen, 1) as [EnginePush];
    floor.push(push);
    grouped.push(push);
    if (floor.visited() - yieldedAt < CELLS_A_SLICE) continue;
    yieldedAt = floor.visited();
    if (isStopped()) return moves;
    yield;
  }
  const better = movesOfPushes(level, grouped);
  return better.length < moves.length ? better : moves;
}

/** Boxes and player of a level, for making and undoing pushes. */
function openFloor(level: Level) {
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  const blocked = Uint8Array.from(level.walls);
  for (const box of level.start.boxes) blocked[box] = 1;
  const seen = new Uint32Array(level.walls.length);
  const queue = new Uint32Array(level.walls.length);
  let player = level.start.player;
  let floods = 0;
  let visited = 0;

  const canWalk = (to: number): boolean => {
    if (to === player) return true;
    floods++;
    seen[player] = floods;
    queue[0] = player;
    for (let head = 0, tail = 1; head < tail; head++) {
      visited++;
      for (const delta of deltas) {
        const cell = (queue[head] as number) + delta;
        if (blocked[cell] || seen[cell] === floods) continue;
        if (cell === to) return true;
        seen[cell] = floods;
        queue[tail++] = cell;
      }
    }
    return false;
  };

  const shift = (from: number, onto: number): void => {
    blocked[from] = 0;
    blocked[onto] = 1;
  };

  const push = ([from, onto]: EnginePush): void => {
    shift(from, onto);
    player = from;
  };

  const canPush = ([from, onto]: EnginePush): boolean => !blocked[onto] && canWalk(from - (onto - from));

  return {
    push,
    visited: () => visited,
    /** Whether push number `index` can come first and the others follow in their order. */
    canHoist(rest: readonly EnginePush[], index: number): boolean {
      const before = player;
      const order = [rest[index] as EnginePush, ...rest.slice(0, index)];
      let made = 0;
      while (made < order.length && canPush(order[made] as EnginePush)) push(order[made++] as EnginePush);
      // the boxes end up in the same place; the player must be able to walk to the same place
      const isSame = made === order.length && canWalk((rest[index] as EnginePush)[0]);
      while (made > 0) {
        const [from, onto] = order[--made] as EnginePush;
        shift(onto, from);
      }
      player = before;
      return isSame;
    },
  };
}

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
    const found = yield* runStraight(star, most, meter, watch);
    if (found !== 'solved') return found;
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
