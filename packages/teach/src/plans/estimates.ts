// What lesson 5 says about heuristics, computed: that ours are consistent, how often matching is above the nearest goals,
// and a graph on which A* with an admissible heuristic that is not consistent misses the optimum.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { BLOCKED, type Problem } from '@masu/search/problem.js';
import { search } from '@masu/search/search.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { lessonLevel, stateLayers } from '../facts.js';

export interface ConsistencyFacts {
  readonly states: number;
  readonly moves: number;
  /** The most that one move lowers the estimate by: a consistent one never falls by more than a move costs, 1. */
  readonly mostLowered: number;
}

/** The states of a board from which both estimates see a solution, and those of them in which matching is above nearest. */
export function betterMatching(rows: readonly string[]): { readonly states: number; readonly better: number } {
  const level = lessonLevel(rows);
  const problem = new MovesProblem(level);
  const [nearest, matching] = [makeHeuristic(level, 'nearest'), makeHeuristic(level, 'matching')];
  let [states, better] = [0, 0];
  for (const layer of stateLayers(problem)) {
    for (const { state } of layer) {
      const { boxes } = problem.unpack(state, 0);
      const assigned = matching(boxes);
      if (assigned === Infinity) continue;
      states++;
      if (assigned > nearest(boxes)) better++;
    }
  }
  return { states, better };
}

/** A graph of four states, S, A, B, and G, the goal: the costs of its edges, and an estimate. */
interface SmallGraph {
  readonly edges: readonly (readonly [from: number, to: number, cost: number])[];
  readonly estimates: readonly number[];
}

const [S, A, B, G] = [0, 1, 2, 3];

export const CLOSED_TOO_EARLY: SmallGraph = {
  edges: [
    [S, A, 1],
    [S, B, 3],
    [A, B, 1],
    [B, G, 3],
  ],
  // Admissible: from A, the goal costs 4. Not consistent: the edge from A to B costs 1 and lowers the estimate by 4.
  estimates: [0, 4, 0, 0],
};

/** The search space of a graph. An action is the number of the state that an edge leads to. */
function graphProblem({ edges, estimates }: SmallGraph, start: number): Problem {
  return {
    words: 1,
    actions: estimates.length,
    unitCosts: false,
    writeStart: (states, at) => {
      states[at] = start;
    },
    inspect: (states, at) => states[at] as number,
    isGoal: (states, at) => states[at] === G,
    apply(states, _at, inspected, action, to) {
      const edge = edges.find(([from, end]) => from === inspected && end === action);
      if (!edge) return BLOCKED;
      states[to] = action;
      return edge[2];
    },
    estimate: (states, at) => estimates[states[at] as number] as number,
  };
}

/** The cost of the path that a search returns. */
export function costInGraph(graph: SmallGraph, strategy: 'a-star' | 'dijkstra' | 'ida-star', start = S): number {
  const result = finish(search(graphProblem(graph, start), { strategy, visited: 'hash' }, {}, PATIENT));
  return result.cost ?? Infinity;
}
