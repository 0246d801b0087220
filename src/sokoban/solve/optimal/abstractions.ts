// A lower bound from abstractions of the level, each searched on its own by A*. With a zone, boxes pushed into it are
// removed, so the ways to fill the goals no longer multiply with everything else. With groups, each group of boxes is
// searched as if alone; what each costs beyond the matching adds up, because a box left out pays the price of its goal
// in the matching of all boxes (see kernel/assembly/star/sinks.ts). A product of independent conflicts becomes a sum.
// This engine finds no solution; it only proves that none is shorter. It counts nodes, never time.

import type { Direction } from '../../../base/grid.js';
import { seededRandom } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';
import type { Abstraction, KernelEngine } from '../engines/engine.js';
import { openStar, type Star } from '../engines/star.js';
import { SlicedEngine, type SlicedRun } from './sliced-engine.js';
import { findZones, makeGroups, stepsFrom } from './zones.js';

/** Nodes per zone and per group in the first round; four times and twice as many in each next one. */
const ZONE_NODES = 20_000;
const GROUP_NODES = 10_000;
const GROUPINGS_PER_ROUND = 12;
/** Every THREE_GROUPS-th grouping has three groups instead of two. */
const THREE_GROUPS = 4;
const LAST_ROUND = 10;
/** With more boxes there is no pair table, and the matching alone is what A* has anyway. */
const MAX_BOXES = 64;
const NODES_A_SLICE = 500;
const PART = 4;
const MAX_BYTES = 2 ** 29;

interface Found {
  /** The cost of the abstraction beyond its matching. An unfinished search has a bound, too. */
  readonly excess: number;
  /** The matching of all boxes. */
  readonly whole: number;
  readonly isDone: boolean;
}

export const openAbstractions = (level: Level, bytes: number): KernelEngine => new Abstractions(level, bytes);

class Abstractions extends SlicedEngine implements KernelEngine {
  readonly name = 'abstractions';
  private readonly level: Level;
  private readonly most: number;
  private readonly random = seededRandom(1);
  private readonly known = new Map<string, Found>();
  private bytesUsed = 0;
  private bound = 0;

  constructor(level: Level, bytes: number) {
    super();
    this.level = level;
    this.most = Math.min(MAX_BYTES, bytes / PART);
  }

  lowerBound(): number {
    return this.bound;
  }
  beat(): void {}
  bytes(): number {
    return this.bytesUsed;
  }
  limitBytes(): void {}
  answer(): readonly Direction[] {
    return [];
  }

  protected override *search(): SlicedRun {
    const { level } = this;
    if (level.start.boxes.length > MAX_BOXES) return;
    const zones = findZones(level);
    const open = new Set(zones);
    yield 0;
    const between = yield* this.stepsBetweenBoxes();
    for (let round = 0; round <= LAST_ROUND; round++) {
      for (const sinks of open) {
        const found = yield* this.searchOne({ sinks }, ZONE_NODES << (2 * round));
        if (found.isDone) open.delete(sinks);
      }
      for (let i = 0; i < GROUPINGS_PER_ROUND; i++) {
        const groups = makeGroups(level, between, i % THREE_GROUPS === THREE_GROUPS - 1 ? 3 : 2, this.random);
        if (groups.length > 1) yield* this.addUp(groups, zones[i % (zones.length + 1)] ?? [], GROUP_NODES << round);
      }
    }
  }

  private *stepsBetweenBoxes(): SlicedRun<number[][]> {
    const { boxes } = this.level.start;
    const between: number[][] = [];
    for (const box of boxes) {
      const steps = stepsFrom(this.level, [box]);
      between.push(boxes.map((other) => steps[other] as number));
      yield 0;
    }
    return between;
  }

  /** The bound of one grouping. Bounds of different groupings do not add up; the highest counts. */
  private *addUp(groups: readonly (readonly number[])[], sinks: readonly number[], nodes: number): SlicedRun {
    let sum = 0;
    let whole = 0;
    for (const group of groups) {
      const leftOut = this.level.start.boxes.filter((box) => !group.includes(box));
      const found = yield* this.searchOne({ leftOut, sinks }, nodes);
      sum += found.excess;
      whole = found.whole;
    }
    this.bound = Math.max(this.bound, whole + sum);
  }

  private *searchOne(abstraction: Abstraction, nodes: number): SlicedRun<Found> {
    const { leftOut = [], sinks = [] } = abstraction;
    const key = `${sinks.join()}|${leftOut.join()}`;
    const before = this.known.get(key);
    if (before?.isDone) return before;
    const star = openStar(this.level, this.most, { goal: 'pushes', abstraction });
    try {
      const found = yield* this.runStar(star, leftOut.length === 0, nodes);
      this.known.set(key, found);
      return found;
    } finally {
      this.bytesUsed = 0;
      star.close?.();
    }
  }

  private *runStar(star: Star, isWhole: boolean, nodes: number): SlicedRun<Found> {
    let state = star.step(0);
    while (!star.isReady()) {
      this.bytesUsed = star.bytes();
      yield 0;
      state = star.step(0);
    }
    for (let done = 0; state === 'running' && star.expanded() < nodes; ) {
      if (this.nodesLeft > 0) state = star.step(NODES_A_SLICE, this.nodesLeft);
      this.bytesUsed = star.bytes();
      this.nodes += star.expanded() - done;
      done = star.expanded();
      if (isWhole) this.bound = Math.max(this.bound, star.lowerBound());
      yield NODES_A_SLICE;
    }
    if (isWhole) this.bound = Math.max(this.bound, star.lowerBound());
    const excess = state === 'unsolvable' ? 0 : Math.max(0, star.lowerBound() - star.abstractCost());
    return { excess, whole: star.wholeCost(), isDone: state !== 'running' };
  }
}
