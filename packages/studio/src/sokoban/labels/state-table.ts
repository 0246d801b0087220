// The exact distance to a solution of every state of a small level. A state is where the boxes and the player are: one
// move of the player leads to the next, so a region of the player has as many states as cells.
//
// The configurations that pushes can reach are numbered once (positions/explore.ts); play ends at a solved state and at
// a box on a dead square. Then a search goes backward from all solved states:
//
//   moves   breadth first over single moves: a walk is undone by a walk, a push by a pull.
//   pushes  by rising pushes (positions/solution-table.ts); within one number of pushes, the fewest moves. Every
//           position is filled in from those with one push less, by a search over the cells of its region.

import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type Explored, explore } from '../positions/explore.js';
import { canPlan, type FloorPlan, NONE, opposite, planFloor } from '../positions/floor-plan.js';
import type { TableResult } from '../positions/position-table.js';
import { BOX, largerCopy, Positions } from '../positions/positions.js';
import { solutionTable } from '../positions/solution-table.js';

/** No solution from here. */
export const NO_WAY = 0xffff;
/** States up to which a table is built: about 200 MB. */
const MAX_STATES = 2 ** 25;
const MAX_POSITIONS = 4_000_000;
const SLICE = 20_000;

export interface StateTable {
  readonly metric: Metric;
  readonly plan: FloorPlan;
  readonly positions: Positions;
  readonly explored: Explored;
  /** The configuration in which every box is on a goal. */
  readonly solved: number;
  /** Configuration and cell of the player at the start. */
  readonly start: readonly [configuration: number, player: number];
  /** Fewest moves to a solution, at `configuration * plan.size + player`; NO_WAY if there is none. */
  readonly moves: Uint16Array;
  /** With `pushes`: fewest pushes of each position; `moves` are then the fewest among those solutions. */
  readonly pushes?: Uint16Array;
}

/** The player cells of the states of a position that play can reach: its region; of a solved one, where the last push ends. */
export function* playersAt(table: StateTable, position: number): Generator<number, void, void> {
  const { plan, positions, solved } = table;
  const configuration = positions.configurationOf[position] as number;
  const region = position - (positions.first[configuration] as number);
  const base = configuration * plan.size;
  for (let cell = 0; cell < plan.size; cell++) {
    if (positions.labels[base + cell] !== region) continue;
    if (configuration !== solved || isPushedTo(table, cell)) yield cell;
  }
}

/** Whether a reachable push solves the level and leaves the player on this cell, or the level starts like that. */
function isPushedTo({ plan, positions, explored, solved, start }: StateTable, player: number): boolean {
  if (start[0] === solved) return start[1] === player;
  const base = solved * plan.size;
  for (let direction = 0; direction < 4; direction++) {
    const box = plan.neighbors[4 * player + direction] as number;
    const behind = plan.neighbors[4 * player + opposite(direction)] as number;
    if (box === NONE || behind === NONE || plan.slots[player] === NONE) continue;
    if (positions.labels[base + box] !== BOX || positions.labels[base + behind] === BOX) continue;
    const index = boxIndex(positions, solved, box);
    const before = positions.movedKnown(solved, index, player);
    if (before !== NONE && explored.reached[positions.positionAt(before, behind)]) return true;
  }
  return false;
}

export function boxIndex(positions: Positions, configuration: number, cell: number): number {
  const base = configuration * positions.boxes;
  let index = 0;
  while (positions.boxCells[base + index] !== cell) index++;
  return index;
}

/** Breadth first, backward: the fewest moves of every state; undefined if there are more than a table can hold. */
function* moveDistances(
  positions: Positions,
  explored: Explored,
  solved: number,
): Generator<void, Uint16Array | undefined, void> {
  const { plan, labels } = positions;
  const { size, neighbors, slots } = plan;
  const moves = new Uint16Array(positions.configurations * size).fill(NO_WAY);
  let layer = new Int32Array(1024);
  let next = new Int32Array(1024);
  let count = 0;
  for (let cell = 0; cell < size; cell++) {
    const label = labels[solved * size + cell] as number;
    if (label === BOX || !explored.reached[(positions.first[solved] as number) + label]) continue;
    moves[solved * size + cell] = 0;
    layer = roomFor(layer, count);
    layer[count++] = solved * size + cell;
  }
  let done = 0;
  for (let distance = 1; count > 0; distance++) {
    if (distance >= NO_WAY) return undefined;
    let nextCount = 0;
    for (let at = 0; at < count; at++) {
      if (++done % SLICE === 0) yield;
      const state = layer[at] as number;
      const configuration = Math.floor(state / size);
      const player = state - configuration * size;
      const base = configuration * size;
      for (let direction = 0; direction < 4; direction++) {
        // The player came from `behind`, going in this direction; `ahead` may have a box that was pushed.
        const behind = neighbors[4 * player + opposite(direction)] as number;
        if (behind === NONE || labels[base + behind] === BOX) continue;
        const from = base + behind;
        // A solved state is where play ends, so no walk leads on from one.
        if (configuration !== solved && moves[from] === NO_WAY) {
          moves[from] = distance;
          next = roomFor(next, nextCount);
          next[nextCount++] = from;
        }
        const ahead = neighbors[4 * player + direction] as number;
        if (ahead === NONE || labels[base + ahead] !== BOX || slots[player] === NONE) continue;
        const before = positions.movedKnown(configuration, boxIndex(positions, configuration, ahead), player);
        if (before === NONE || before === solved) continue;
        const earlier = before * size + behind;
        if (moves[earlier] !== NO_WAY || !explored.reached[positions.positionAt(before, behind)]) continue;
        moves[earlier] = distance;
        next = roomFor(next, nextCount);
        next[nextCount++] = earlier;
      }
    }
    [layer, next] = [next, layer];
    count = nextCount;
  }
  return moves;
}

const roomFor = (list: Int32Array<ArrayBuffer>, count: number): Int32Array<ArrayBuffer> =>
  count < list.length ? list : largerCopy(list, 2 * list.length);

/** The fewest moves among the solutions with the fewest pushes, position by position; undefined if there are more than a table can hold. */
function* movesOfFewestPushes(
  positions: Positions,
  pushes: Uint16Array,
  order: Int32Array,
): Generator<void, Uint16Array | undefined, void> {
  const { plan, labels, boxCells, boxes, configurationOf, first } = positions;
  const { size, neighbors, slots } = plan;
  const moves = new Uint16Array(positions.configurations * size).fill(NO_WAY);
  let layer: number[] = [];
  for (let at = 0; at < order.length; at++) {
    if (at % 2_000 === 1_999) yield;
    const position = order[at] as number;
    const configuration = configurationOf[position] as number;
    const region = position - (first[configuration] as number);
    const base = configuration * size;
    if (pushes[position] === 0) {
      for (let cell = 0; cell < size; cell++) if (labels[base + cell] === region) moves[base + cell] = 0;
      continue;
    }
    // Cells from which a push leads to one push less, each with the moves of that push and all after it.
    const seeds: [cost: number, cell: number][] = [];
    for (let box = 0; box < boxes; box++) {
      const cell = boxCells[configuration * boxes + box] as number;
      for (let direction = 0; direction < 4; direction++) {
        const onto = neighbors[4 * cell + direction] as number;
        const behind = neighbors[4 * cell + opposite(direction)] as number;
        if (onto === NONE || behind === NONE || slots[onto] === NONE) continue;
        if (labels[base + behind] !== region || labels[base + onto] === BOX) continue;
        const after = positions.movedKnown(configuration, box, onto);
        if (after === NONE || pushes[positions.positionAt(after, cell)] !== (pushes[position] as number) - 1) continue;
        seeds.push([1 + (moves[after * size + cell] as number), behind]);
      }
    }
    seeds.sort((a, b) => a[0] - b[0]);
    // Dijkstra with unit steps and several starts: one layer of cells per cost.
    let seed = 0;
    layer = [];
    for (let cost = seeds[0]?.[0] ?? 0; layer.length > 0 || seed < seeds.length; cost++) {
      if (layer.length === 0 && seed < seeds.length) cost = Math.max(cost, (seeds[seed] as [number, number])[0]);
      while (seed < seeds.length && (seeds[seed] as [number, number])[0] === cost) {
        layer.push((seeds[seed++] as [number, number])[1]);
      }
      if (cost >= NO_WAY) return undefined;
      const next: number[] = [];
      for (const cell of layer) {
        if (moves[base + cell] !== NO_WAY) continue;
        moves[base + cell] = cost;
        for (let direction = 0; direction < 4; direction++) {
          const other = neighbors[4 * cell + direction] as number;
          if (other !== NONE && labels[base + other] === region && moves[base + other] === NO_WAY) next.push(other);
        }
      }
      layer = next;
    }
  }
  return moves;
}

/** A table of at most this many states. Yields every few tens of milliseconds. */
export function* buildStateTable(
  level: Level,
  metric: Metric,
  mostStates = MAX_STATES,
): Generator<void, TableResult<StateTable>, void> {
  if (!canPlan(level)) return { kind: 'too-large' };
  const plan = planFloor(level);
  const cells = level.start.boxes.map((box) => plan.cellNumbers[box] as number);
  if (cells.some((cell) => plan.slots[cell] === NONE)) return { kind: 'dead-start' };
  const positions = Positions.open(plan, cells.length);
  if (!positions) return { kind: 'too-large' };
  const player = plan.cellNumbers[level.start.player] as number;
  const start = positions.at(cells, player);
  const explored = yield* explore(positions, start, Math.min(MAX_POSITIONS, Math.floor(mostStates / plan.size)));
  if (!explored) return { kind: 'too-large' };
  const solved = positions.configurationAt(plan.goals);
  const common = {
    metric,
    plan,
    positions,
    explored: { ...explored, reached: withRoom(explored.reached, positions.configurationOf.length) },
    solved,
    start: [positions.configurationOf[start] as number, player] as const,
  };
  if (metric === 'moves') {
    const moves = yield* moveDistances(positions, common.explored, solved);
    if (!moves) return { kind: 'too-large' };
    return { kind: 'table', table: { ...common, moves } };
  }
  const solutions = yield* solutionTable(positions, explored.count, common.explored.reached);
  if (!solutions) throw new Error('More positions have a solution than can be reached.');
  const moves = yield* movesOfFewestPushes(positions, solutions.pushes, solutions.order);
  if (!moves) return { kind: 'too-large' };
  return { kind: 'table', table: { ...common, moves, pushes: solutions.pushes } };
}

const withRoom = (flags: Uint8Array, length: number): Uint8Array =>
  flags.length < length ? largerCopy(flags, length) : flags;
