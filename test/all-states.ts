// Labels by brute force, from the rules alone: every state that play can reach, found move by move, and the fewest pushes
// and moves from each to a solved one, by relaxing every step until nothing changes. Play ends at a solved state and at
// a box on a square from which it could not reach any goal even alone on the board.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';

export const stateKey = ({ player, boxes }: Position): string => `${player}:${boxes.join(',')}`;

interface Way {
  readonly direction: Direction;
  readonly to: State;
  readonly isPush: boolean;
}

export interface State {
  readonly position: Position;
  readonly ways: Way[];
  /** Fewest in the metric first, then in the other; Infinity without a solution. */
  cost: readonly [first: number, second: number];
}

/** Cells from which a box alone on the board can be brought to a goal, the player being anywhere. */
function liveCells({ walls, goals, width }: Level): Set<number> {
  const live = new Set(goals);
  for (const cell of live) {
    for (const delta of Object.values(offsets(width)))
      if (!walls[cell + delta] && !walls[cell + 2 * delta]) live.add(cell + delta);
  }
  return live;
}

const isLess = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** All states with their costs: by pushes and then moves, or by moves alone. */
export function allStates(level: Level, metric: 'moves' | 'pushes'): Map<string, State> {
  const live = liveCells(level);
  const states = new Map<string, State>();
  const stateOf = (position: Position): State => {
    const key = stateKey(position);
    const known = states.get(key);
    if (known) return known;
    const state: State = {
      position,
      ways: [],
      cost: isSolved(level, position) ? [0, 0] : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    };
    states.set(key, state);
    return state;
  };
  stateOf(level.start);
  for (const state of states.values()) {
    const { position } = state;
    if (isSolved(level, position) || position.boxes.some((box) => !live.has(box))) continue;
    for (const direction of DIRECTIONS) {
      const taken = step(level, position, direction);
      if (taken.kind !== 'blocked')
        state.ways.push({ direction, to: stateOf(taken.to), isPush: taken.kind === 'push' });
    }
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const state of [...states.values()].reverse()) {
      for (const { to, isPush } of state.ways) {
        const [first, second] = to.cost;
        const cost = metric === 'moves' ? ([first + 1, 0] as const) : ([first + (isPush ? 1 : 0), second + 1] as const);
        if (!isLess(cost, state.cost)) continue;
        state.cost = cost;
        isChanged = true;
      }
    }
  }
  return states;
}

/** The ways that cost no more than the state itself. */
export const bestWays = ({ ways, cost }: State, metric: 'moves' | 'pushes'): Direction[] =>
  ways
    .filter(({ to, isPush }) => {
      const [first, second] = to.cost;
      if (metric === 'moves') return first + 1 === cost[0];
      return first + (isPush ? 1 : 0) === cost[0] && second + 1 === cost[1];
    })
    .map(({ direction }) => direction);
