// Finds the best starts of a room. From all boxes on goals, one backward pass (the solution table of sokoban/grade)
// gives the fewest pushes and the fewest box changes of every possible start; the starts nearest to the requested
// difficulty are picked.

import { solutionUnits } from '../grade/difficulty.js';
import { FAR, type FloorPlan, NONE, planFloor } from '../positions/floor-plan.js';
import { Positions } from '../positions/positions.js';
import { fewestChanges, type SolutionTable, solutionTable } from '../positions/solution-table.js';
import type { Room } from './room.js';

export interface Aim {
  /** The part of the difficulty that comes from the solution, in units. */
  readonly units: number;
  /** Fewer pushes than this lower the value. */
  readonly pushes: number;
  /** Boxes that may start on a goal. */
  readonly onGoals: number;
}

export interface RoomStart {
  /** Board cells of the room. */
  readonly boxes: readonly number[];
  /** Next to a box, in the region the player starts in. */
  readonly player: number;
  readonly pushes: number;
  /** Minus the distance from the aim, in units; 0 at best. */
  readonly value: number;
}

/** How many starts are returned: the exact grade may refuse the first ones. */
const MAX_STARTS = 6;
const UNITS_PER_PUSH = 90;
const UNITS_A_BOX_ON_GOAL = 500;

/** The cheapest pairing of boxes with goals by dynamic programming over the goals taken; FAR if none exists. */
function matchingBound(plan: FloorPlan, cells: ArrayLike<number>, from: number, least: Uint32Array): number {
  const boxes = plan.goals.length;
  const masks = 1 << boxes;
  least.fill(FAR, 0, masks);
  least[0] = 0;
  for (let mask = 0, last = masks - 1; mask < last; mask++) {
    const cost = least[mask] as number;
    if (cost >= FAR) continue;
    let box = 0;
    for (let bits = mask; bits; bits &= bits - 1) box++;
    const cell = cells[from + box] as number;
    for (let goal = 0; goal < boxes; goal++) {
      if ((mask >> goal) & 1) continue;
      const total = cost + (plan.pushes[goal * plan.size + cell] as number);
      const next = mask | (1 << goal);
      if (total < (least[next] as number)) least[next] = total;
    }
  }
  return least[masks - 1] as number;
}

/** Pushes from each cell to its nearest goal. */
function nearestGoals({ size, goals, pushes }: FloorPlan): Uint16Array {
  return new Uint16Array(size).map((_, cell) =>
    Math.min(...goals.map((_, goal) => pushes[goal * size + cell] as number)),
  );
}

/** A cell next to a box in this region: trimming never removes it. */
function besideBox({ plan, labels, boxCells, boxes }: Positions, configuration: number, region: number): number {
  for (let box = 0; box < boxes; box++) {
    const cell = boxCells[configuration * boxes + box] as number;
    for (let direction = 0; direction < 4; direction++) {
      const next = plan.neighbors[4 * cell + direction] as number;
      if (next !== NONE && labels[configuration * plan.size + next] === region) return next;
    }
  }
  return NONE;
}

/** The starts with the best values, best first; ties go to more pushes, then to the order of the table. */
function pickStarts(positions: Positions, table: SolutionTable, aim: Aim): RoomStart[] {
  const { plan, boxes, boxCells } = positions;
  const nearest = nearestGoals(plan);
  const least = new Uint32Array(1 << boxes);
  const best: { position: number; value: number; pushes: number }[] = [];
  for (let at = table.order.length - 1; at >= 0; at--) {
    const position = table.order[at] as number;
    const pushes = table.pushes[position] as number;
    if (pushes === 0) break;
    const configuration = positions.configurationOf[position] as number;
    const from = configuration * boxes;
    let onGoals = 0;
    let straight = 0;
    for (let box = 0; box < boxes; box++) {
      const cell = boxCells[from + box] as number;
      onGoals += plan.isGoal[cell] as number;
      straight += nearest[cell] as number;
    }
    if (onGoals > aim.onGoals) continue;
    const changes = fewestChanges(table, boxes, position);
    const penalty = UNITS_PER_PUSH * Math.max(0, aim.pushes - pushes) + UNITS_A_BOX_ON_GOAL * onGoals;
    const worst = best.length === MAX_STARTS ? (best[MAX_STARTS - 1]?.value as number) : Number.NEGATIVE_INFINITY;
    // Skip starts that are too far from the aim with any possible gap.
    const lower = solutionUnits(changes, pushes, 0);
    if (aim.units - solutionUnits(changes, pushes, Math.max(0, pushes - straight)) + penalty >= -worst) continue;
    if (lower - aim.units + penalty >= -worst) continue;
    const gap = pushes - matchingBound(plan, boxCells, from, least);
    const value = -Math.abs(solutionUnits(changes, pushes, gap) - aim.units) - penalty;
    if (value <= worst) continue;
    let place = best.length;
    while (place > 0 && value > (best[place - 1]?.value as number)) place--;
    best.splice(place, 0, { position, value, pushes });
    if (best.length > MAX_STARTS) best.pop();
  }
  return best.map(({ position, value, pushes }) => {
    const configuration = positions.configurationOf[position] as number;
    const player = besideBox(positions, configuration, position - (positions.first[configuration] as number));
    const cells = positions.boardCellsOf(configuration);
    return { boxes: cells, player: plan.boardCells[player] as number, pushes, value };
  });
}

/** The number of ways to put the boxes on live cells; Infinity if it is too large to matter. */
function countConfigurations({ slotCount, goals }: FloorPlan): number {
  let ways = 1;
  for (let box = 0; box < goals.length; box++) ways *= (slotCount - box) / (box + 1);
  return ways;
}

/** Memory reused from room to room: a climb evaluates hundreds. */
export interface Workspace {
  positions?: Positions;
  table?: SolutionTable;
}

/** No starts if the room has too many positions, or none that fits the aim. */
export function* evaluateRoom(
  room: Room,
  aim: Aim,
  mostPositions: number,
  workspace: Workspace,
): Generator<void, RoomStart[], void> {
  const plan = planFloor(room);
  if (plan.slotCount <= room.goals.length || countConfigurations(plan) > mostPositions) return [];
  const positions = Positions.open(plan, room.goals.length, workspace.positions);
  if (!positions) return [];
  workspace.positions = positions;
  const table = yield* solutionTable(positions, mostPositions, undefined, workspace.table);
  if (!table) return [];
  workspace.table = table;
  return pickStarts(positions, table, aim);
}
