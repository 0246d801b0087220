// A lower bound from abstractions of the level, each searched on its own by A*. With a zone, boxes pushed into it are
// removed, so the ways to fill the goals no longer multiply with everything else. With groups, each group of boxes is
// searched as if alone; what each costs beyond the matching adds up, because a box left out pays the price of its goal
// in the matching of all boxes (see kernel/assembly/star/sinks.ts). A product of independent conflicts becomes a sum.
// This engine finds no solution; it only proves that none is shorter. It counts nodes, never time.

import { type Direction, offsets } from '../../../base/grid.js';
import { type Random, seededRandom } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';
import type { Abstraction, KernelEngine } from '../engines/engine.js';
import { openStar, type Star } from '../engines/star.js';
import { SlicedEngine, type SlicedRun } from './sliced-engine.js';

// Zones: sets of cells near the goals that an abstraction uses as sinks. A larger zone means a faster search and a
// weaker bound. Two sources: the cells within some steps of a goal, and the smallest part of the floor behind a single
// cell (an articulation point; Hopcroft and Tarjan 1973) that contains all goals and no box.

// Divides the boxes of a level at random into two or three groups of about equal size, with boxes near each other
// mostly in the same one. A conflict between boxes is found only if all of them are in one group.

/** The weight of chance compared with distance, in steps. */
const NOISE = 3;

/** `between[i][j]`: steps from box i to box j. Each group is a list of cells, ascending. */
export function makeGroups(
  level: Level,
  between: readonly (readonly number[])[],
  count: number,
  random: Random,
): readonly (readonly number[])[] {
  const { boxes } = level.start;
  const order = random.shuffle([...boxes.keys()]);
  const groups = order.slice(0, count).map((box) => [box]);
  const most = Math.ceil(boxes.length / count) + (count > 2 ? 1 : 2);
  for (const box of order.slice(count)) {
    let nearest: number[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const group of groups) {
      if (group.length >= most) continue;
      const steps = Math.min(...group.map((other) => between[box]?.[other] as number)) + random.next() * NOISE;
      if (steps >= least) continue;
      least = steps;
      nearest = group;
    }
    nearest?.push(box);
  }
  return groups.map((group) => group.sort((a, b) => a - b).map((index) => boxes[index] as number));
}

/** Steps from the nearest goal, for one zone each; largest zone first. */
const STEPS = [6, 4, 3, 2, 1, 0];

/** The zone behind an articulation point, if there is one, then the zones around the goals. */
export function findZones(level: Level): readonly (readonly number[])[] {
  const behind = zoneBehindDoor(level);
  const steps = stepsFrom(level, level.goals);
  const around = STEPS.map((most) => level.walls.reduce(pickNear(steps, most), [] as number[]));
  return behind ? [behind, ...around] : around;
}

const pickNear =
  (steps: Int32Array, most: number) =>
  (cells: number[], _wall: number, cell: number): number[] => {
    if ((steps[cell] as number) >= 0 && (steps[cell] as number) <= most) cells.push(cell);
    return cells;
  };

/** Steps on the empty floor from the nearest of some cells; -1 if unreachable. */
export function stepsFrom(level: Level, cells: readonly number[]): Int32Array {
  const around = Object.values(offsets(level.width));
  const steps = new Int32Array(level.walls.length).fill(-1);
  const queue = [...cells];
  for (const cell of cells) steps[cell] = 0;
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] as number;
    for (const offset of around) {
      const next = cell + offset;
      if (level.walls[next] || (steps[next] as number) >= 0) continue;
      steps[next] = (steps[cell] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** One pass of depth-first search from a box: a subtree that reaches nothing above its parent is a part behind it. */
function zoneBehindDoor(level: Level): readonly number[] | undefined {
  const size = level.walls.length;
  const around = Object.values(offsets(level.width));
  const root = level.start.boxes[0] as number;
  const number = new Int32Array(size);
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const tried = new Uint8Array(size);
  const isBox = new Uint8Array(size);
  for (const box of level.start.boxes) isBox[box] = 1;
  /** Goals and boxes of the subtree; where its numbers end. */
  const goals = new Int32Array(size);
  const boxes = new Int32Array(size);
  const order: number[] = [];
  let smallest: readonly [from: number, until: number] | undefined;
  const enter = (cell: number): void => {
    order.push(cell);
    number[cell] = low[cell] = order.length;
    goals[cell] = level.goalMap[cell] ? 1 : 0;
    boxes[cell] = isBox[cell] as number;
  };
  const leave = (cell: number, above: number): void => {
    low[above] = Math.min(low[above] as number, low[cell] as number);
    goals[above] = (goals[above] as number) + (goals[cell] as number);
    boxes[above] = (boxes[above] as number) + (boxes[cell] as number);
    if ((low[cell] as number) < (number[above] as number)) return;
    if (goals[cell] !== level.goals.length || (boxes[cell] as number) > 0) return;
    const part = [(number[cell] as number) - 1, order.length] as const;
    if (!smallest || part[1] - part[0] < smallest[1] - smallest[0]) smallest = part;
  };
  enter(root);
  for (let cell = root; cell >= 0; ) {
    const offset = around[tried[cell] as number];
    tried[cell] = (tried[cell] as number) + 1;
    if (offset === undefined) {
      const above = parent[cell] as number;
      if (above >= 0) leave(cell, above);
      cell = above;
      continue;
    }
    const next = cell + offset;
    if (level.walls[next] || next === parent[cell]) continue;
    if (number[next]) low[cell] = Math.min(low[cell] as number, number[next] as number);
    else {
      parent[next] = cell;
      enter(next);
      cell = next;
    }
  }
  return smallest && order.slice(...smallest);
}

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
