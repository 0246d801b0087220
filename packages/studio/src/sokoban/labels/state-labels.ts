// Labels of states for learning: what to do in a state, how far it is from a solution, and whether it is dead. Two
// sources: an optimal solution, whose every suffix is optimal too, and the table of all states of a small level.

import { defined } from '@masu/core/base/defined.js';
import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level, Position, Solution } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { blockedMap, Walks } from '@masu/core/sokoban/rules/walks.js';
import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { NONE, opposite } from '../positions/floor-plan.js';
import { BOX } from '../positions/positions.js';
import { boxIndex, NO_WAY, playersAt, type StateTable } from './state-table.js';

/** One move: its direction, and whether it pushes a box. */
export interface LabelAction {
  readonly direction: Direction;
  readonly isPush: boolean;
}

export interface StateLabel {
  /** Along a solution: moves made so far. */
  readonly step?: number;
  /** Among all states of a level: its number. */
  readonly state?: number;
  readonly position: Position;
  /** The first optimal action; absent if the state is solved or dead. */
  readonly action?: LabelAction;
  /** Optimal actions, in the order up, right, down, left. */
  readonly optimal: readonly LabelAction[];
  /** Whether `optimal` has every optimal action, and not only those that are known. */
  readonly isComplete: boolean;
  /** What is proven; absent if the state is dead. */
  readonly toGo?: { readonly pushes?: number; readonly moves?: number };
  readonly isDead: boolean;
  /** A lower bound of the pushes to go: boxes matched to goals. Absent if it is infinite or the board is too large. */
  readonly lowerBound?: number;
}

function boundFields(level: Level, position: Position): Pick<StateLabel, 'lowerBound'> {
  const bound = lowerBound(level, position);
  return bound === undefined || bound === Number.POSITIVE_INFINITY ? {} : { lowerBound: bound };
}

const dead = (level: Level, position: Position): StateLabel => ({
  position,
  optimal: [],
  isComplete: true,
  isDead: true,
  ...boundFields(level, position),
});

/** What a solution was proven to be. */
interface ProvenSolution {
  readonly solution: Solution;
  readonly metric: Metric;
  /** Whether the other metric is proven too: fewest moves among the solutions with the fewest pushes. */
  readonly isTieProven: boolean;
}

/** Walks to the next push: the first steps of all shortest ones, from any cell on the way. The boxes stay where they are. */
function firstStepsTo(level: Level, { player: to, boxes }: Position, from: number): (player: number) => Direction[] {
  const walks = new Walks(level.width, blockedMap(level, boxes));
  walks.flood(to, [from]);
  const deltas = offsets(level.width);
  return (player) =>
    DIRECTIONS.filter((direction) => {
      const steps = walks.steps(player + deltas[direction]);
      return steps !== NONE && steps === walks.steps(player) - 1;
    });
}

/**
 * Every state along an optimal solution, the start first. Known optimal actions are the solution's own and the other
 * shortest walks to its next push. With `withDead`, also the states one push off the solution that a deadlock rule
 * proves dead, each after the state it comes from.
 */
export function* solutionLabels(
  level: Level,
  { solution, metric, isTieProven }: ProvenSolution,
  withDead: boolean,
): Generator<StateLabel, void, void> {
  const positions: Position[] = [level.start];
  const actions: LabelAction[] = [];
  for (const direction of solution) {
    const next = step(level, positions.at(-1) as Position, direction);
    if (next.kind === 'blocked') throw new Error('A verified solution has a blocked move.');
    positions.push(next.to);
    actions.push({ direction, isPush: next.kind === 'push' });
  }
  let pushesLeft = actions.filter(({ isPush }) => isPush).length;
  /** The next push, and the ways to it. After a push, both are found again. */
  let push = -1;
  let firstSteps: (player: number) => Direction[] = () => [];
  for (const [index, position] of positions.entries()) {
    const action = actions[index];
    const movesLeft = actions.length - index;
    const toGo = {
      ...(metric === 'pushes' ? { pushes: pushesLeft } : {}),
      ...(metric === 'moves' || isTieProven ? { moves: movesLeft } : {}),
    };
    if (action && push < 0) {
      push = index;
      while (!(actions[push] as LabelAction).isPush) push++;
      firstSteps = firstStepsTo(level, positions[push] as Position, position.player);
    }
    const steps = action && !action.isPush ? firstSteps(position.player) : [];
    // Where only the pushes are proven, the solution may walk a longer way.
    const isShortest = action && steps.includes(action.direction);
    const optimal = isShortest ? steps.map((direction) => ({ direction, isPush: false })) : action ? [action] : [];
    yield {
      step: index,
      position,
      ...defined({ action }),
      optimal,
      isComplete: action === undefined,
      toGo,
      isDead: false,
      ...boundFields(level, position),
    };
    if (withDead && action) {
      for (const direction of DIRECTIONS) {
        const next = step(level, position, direction);
        if (next.kind !== 'push' || direction === action.direction) continue;
        if (findDeadlock(level, next.to)) yield { step: index + 1, ...dead(level, next.to) };
      }
    }
    if (action?.isPush) {
      pushesLeft--;
      push = -1;
    }
  }
}

/** The position on the board for these cells of the table's floor plan. */
const positionOnBoard = ({ plan, positions }: StateTable, configuration: number, player: number): Position => ({
  player: plan.boardCells[player] as number,
  boxes: positions.boardCellsOf(configuration),
});

/** All optimal actions of a state of the table, in the order up, right, down, left. */
export function optimalActions(table: StateTable, configuration: number, player: number): LabelAction[] {
  const { plan, positions, moves, pushes, solved } = table;
  const { size, neighbors, slots } = plan;
  const base = configuration * size;
  const far = moves[base + player] as number;
  if (far === NO_WAY || configuration === solved) return [];
  const pushesHere = pushes?.[positions.positionAt(configuration, player)];
  const actions: LabelAction[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const ahead = neighbors[4 * player + direction] as number;
    if (ahead === NONE) continue;
    const name = DIRECTIONS[direction] as Direction;
    if (positions.labels[base + ahead] !== BOX) {
      if (moves[base + ahead] === far - 1) actions.push({ direction: name, isPush: false });
      continue;
    }
    const onto = neighbors[4 * ahead + direction] as number;
    if (onto === NONE || slots[onto] === NONE || positions.labels[base + onto] === BOX) continue;
    const after = positions.movedKnown(configuration, boxIndex(positions, configuration, ahead), onto);
    if (after === NONE || moves[after * size + ahead] !== far - 1) continue;
    if (pushes && pushes[positions.positionAt(after, ahead)] !== (pushesHere as number) - 1) continue;
    actions.push({ direction: name, isPush: true });
  }
  return actions;
}

function tableLabel(table: StateTable, level: Level, position: number, player: number): StateLabel {
  const configuration = table.positions.configurationOf[position] as number;
  const onBoard = positionOnBoard(table, configuration, player);
  const far = table.moves[configuration * table.plan.size + player] as number;
  if (far === NO_WAY) return dead(level, onBoard);
  const optimal = optimalActions(table, configuration, player);
  const [action] = optimal;
  return {
    position: onBoard,
    ...defined({ action }),
    optimal,
    isComplete: true,
    toGo: { ...(table.pushes ? { pushes: table.pushes[position] as number } : {}), moves: far },
    isDead: false,
    ...boundFields(level, onBoard),
  };
}

/** The pushes onto dead squares from a position: the state after each is dead, and play ends there. */
function* deadPushes(table: StateTable, position: number): Generator<Position, void, void> {
  const { plan, positions, solved } = table;
  const { size, neighbors, slots } = plan;
  const configuration = positions.configurationOf[position] as number;
  if (configuration === solved) return;
  const region = position - (positions.first[configuration] as number);
  const base = configuration * size;
  const before = positions.boardCellsOf(configuration);
  for (let box = 0; box < positions.boxes; box++) {
    const cell = positions.boxCells[configuration * positions.boxes + box] as number;
    for (let direction = 0; direction < 4; direction++) {
      const onto = neighbors[4 * cell + direction] as number;
      const behind = neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE || slots[onto] !== NONE) continue;
      if (positions.labels[base + behind] !== region || positions.labels[base + onto] === BOX) continue;
      const boxes = before.map((each, index) => (index === box ? (plan.boardCells[onto] as number) : each));
      yield { player: plan.boardCells[cell] as number, boxes: boxes.sort((a, b) => a - b) };
    }
  }
}

/** How many states `tableLabels` gives. */
export function countTableLabels(table: StateTable, withDead: boolean): number {
  const { positions, explored, plan, moves } = table;
  let count = 0;
  for (const position of explored.order) {
    const base = (positions.configurationOf[position] as number) * plan.size;
    for (const player of playersAt(table, position)) if (withDead || moves[base + player] !== NO_WAY) count++;
    if (withDead) for (const _ of deadPushes(table, position)) count++;
  }
  return count;
}

/**
 * The labels of all states of the table that play can reach, by the fewest pushes to boxes and region; with `withDead`,
 * the dead ones among them too, and one with a box on a dead square right after the states from which it is pushed. Every state is given once: only one push leads to a state in which exactly one box is on a dead square
 * and the player just behind it, because any other push leaves that box where it is. `isWanted` chooses by number.
 */
export function* tableLabels(
  table: StateTable,
  level: Level,
  withDead: boolean,
  isWanted: (state: number) => boolean,
): Generator<StateLabel, void, void> {
  const { positions, explored, plan, moves } = table;
  let state = 0;
  for (const position of explored.order) {
    const base = (positions.configurationOf[position] as number) * plan.size;
    for (const player of playersAt(table, position)) {
      if (!withDead && moves[base + player] === NO_WAY) continue;
      if (isWanted(state)) yield { state, ...tableLabel(table, level, position, player) };
      state++;
    }
    if (!withDead) continue;
    for (const after of deadPushes(table, position)) {
      if (isWanted(state)) yield { state, ...dead(level, after) };
      state++;
    }
  }
}

/** The first optimal solution by the table; undefined if there is none. */
export function tableSolution(table: StateTable, level: Level): Solution | undefined {
  let [configuration, player] = table.start;
  const moves: Direction[] = [];
  let at = level.start;
  if (table.moves[configuration * table.plan.size + player] === NO_WAY) return undefined;
  while (!isSolved(level, at)) {
    const action = optimalActions(table, configuration, player)[0] as LabelAction;
    const next = step(level, at, action.direction);
    if (next.kind === 'blocked') throw new Error('The table has a blocked move.');
    at = next.to;
    moves.push(action.direction);
    configuration = table.positions.configurationAt(at.boxes.map((box) => table.plan.cellNumbers[box] as number));
    player = table.plan.cellNumbers[at.player] as number;
  }
  return moves;
}
