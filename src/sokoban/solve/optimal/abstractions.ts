// A lower bound from abstractions of the level, each searched on its own by A*. With a zone, boxes pushed into it are
// removed, so the ways to fill the goals no longer multiply with everything else. With groups, each group of boxes is
// searched as if alone; what each costs beyond the matching adds up, because a box left out pays the price of its goal
// in the matching of all boxes (see kernel/assembly/star/sinks.ts). A product of independent conflicts becomes a sum.
// This engine finds no solution; it only proves that none is shorter. It counts nodes, never time.

import { seededRandom } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';
import type { Abstraction, Engine } from '../engines/engine.js';
import { openStar } from '../engines/star.js';
import { makeGroups } from './groups.js';
import { findZones, stepsFrom } from './zones.js';

/** Nodes per zone and per group in the first round; four times and twice as many in each next one. */
const ZONE_NODES = 20_000;
const GROUP_NODES = 10_000;
const GROUPINGS_PER_ROUND = 12;
/** Every THREE_GROUPS-th grouping has three groups instead of two. */
const THREE_GROUPS = 4;
const LAST_ROUND = 10;
/** With more boxes there is no pair table, and the matching alone is what A* has anyway. */
const MOST_BOXES = 64;
const NODES_A_SLICE = 500;
const PART = 4;
const MOST_BYTES = 2 ** 29;

interface Found {
  /** The cost of the abstraction beyond its matching. An unfinished search has a bound, too. */
  readonly excess: number;
  /** The matching of all boxes. */
  readonly whole: number;
  readonly isDone: boolean;
}

export function openAbstractions(level: Level, bytes: number): Engine {
  const most = Math.min(MOST_BYTES, bytes / PART);
  const random = seededRandom(1);
  const known = new Map<string, Found>();
  let nodesLeft = Number.POSITIVE_INFINITY;
  let bytesUsed = 0;
  let bound = 0;
  let expanded = 0;
  let work = 0;
  const searching = search();

  /** Yields the work done, 0 after a slice of set-up. */
  function* search(): Generator<number, void, void> {
    if (level.start.boxes.length > MOST_BOXES) return;
    const zones = findZones(level);
    const open = new Set(zones);
    yield 0;
    const between: number[][] = [];
    for (const box of level.start.boxes) {
      const steps = stepsFrom(level, [box]);
      between.push(level.start.boxes.map((other) => steps[other] as number));
      yield 0;
    }
    for (let round = 0; round <= LAST_ROUND; round++) {
      for (const sinks of open) {
        const found = yield* searchOne({ sinks }, ZONE_NODES << (2 * round));
        if (found.isDone) open.delete(sinks);
      }
      for (let i = 0; i < GROUPINGS_PER_ROUND; i++) {
        const groups = makeGroups(level, between, i % THREE_GROUPS === THREE_GROUPS - 1 ? 3 : 2, random);
        if (groups.length > 1) yield* addUp(groups, zones[i % (zones.length + 1)] ?? [], GROUP_NODES << round);
      }
    }
  }

  /** The bound of one grouping. Bounds of different groupings do not add up; the highest counts. */
  function* addUp(
    groups: readonly (readonly number[])[],
    sinks: readonly number[],
    nodes: number,
  ): Generator<number, void, void> {
    let sum = 0;
    let whole = 0;
    for (const group of groups) {
      const leftOut = level.start.boxes.filter((box) => !group.includes(box));
      const found = yield* searchOne({ leftOut, sinks }, nodes);
      sum += found.excess;
      whole = found.whole;
    }
    bound = Math.max(bound, whole + sum);
  }

  function* searchOne(abstraction: Abstraction, nodes: number): Generator<number, Found, void> {
    const { leftOut = [], sinks = [] } = abstraction;
    const key = `${sinks.join()}|${leftOut.join()}`;
    const before = known.get(key);
    if (before?.isDone) return before;
    const star = openStar(level, most, { goal: 'pushes', abstraction });
    let state = star.step(0);
    while (!star.isReady()) {
      bytesUsed = star.bytes();
      yield 0;
      state = star.step(0);
    }
    for (let done = 0; state === 'running' && star.expanded() < nodes; ) {
      if (nodesLeft > 0) state = star.step(NODES_A_SLICE, nodesLeft);
      bytesUsed = star.bytes();
      expanded += star.expanded() - done;
      done = star.expanded();
      if (leftOut.length === 0) bound = Math.max(bound, star.lowerBound());
      yield NODES_A_SLICE;
    }
    bytesUsed = 0;
    if (leftOut.length === 0) bound = Math.max(bound, star.lowerBound());
    const excess = state === 'unsolvable' ? 0 : Math.max(0, star.lowerBound() - star.abstractCost());
    const found = { excess, whole: star.wholeCost(), isDone: state !== 'running' };
    known.set(key, found);
    return found;
  }

  return {
    name: 'abstractions',
    step(budget, nodes = Number.POSITIVE_INFINITY) {
      const until = work + budget;
      const before = expanded;
      while (work < until) {
        nodesLeft = nodes - (expanded - before);
        const next = searching.next();
        if (next.done) return 'full';
        work += next.value;
        // without work done, a slice of set-up
        if (nodes - (expanded - before) <= 0 || next.value === 0) return 'running';
      }
      return 'running';
    },
    work: () => work,
    lowerBound: () => bound,
    beat: () => {},
    expanded: () => expanded,
    generated: () => expanded,
    bytes: () => bytesUsed,
    limitBytes: () => {},
    answer: () => [],
  };
}
