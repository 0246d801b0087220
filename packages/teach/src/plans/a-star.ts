// Lesson 5: A*, admissible heuristics, and greedy search.

import { finish, PATIENT } from '../../base/outcome.js';
import type { HeuristicId } from '../../base/search-choices.js';
import { BLOCKED, type Problem, search } from '../../search/index.js';
import { MovesProblem, makeHeuristic } from '../../sokoban/index.js';
import { NOT_INTO_THE_CORNER as BOARD, DETOUR, SHARED_GOAL } from '../boards.js';
import { lessonLevel, searchFigures, stateLayers } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';

// What lesson 5 says about heuristics, computed: that ours are consistent, how often matching is above the nearest goals,
// and a graph on which A* with an admissible heuristic that is not consistent misses the optimum.

interface ConsistencyFacts {
  readonly states: number;
  readonly moves: number;
  /** The most that one move lowers the estimate by: a consistent one never falls by more than a move costs, 1. */
  readonly mostLowered: number;
}

/** Checks every move between all states of a board. */
export function checkConsistency(rows: readonly string[], heuristic: HeuristicId): ConsistencyFacts {
  const level = lessonLevel(rows);
  const problem = new MovesProblem(level);
  const estimate = makeHeuristic(level, heuristic);
  const stateEstimate = (state: Uint32Array): number => estimate(problem.unpack(state, 0).boxes);
  let [states, moves, mostLowered] = [0, 0, 0];
  for (const layer of stateLayers(problem)) {
    for (const { state, next } of layer) {
      states++;
      moves += next.length;
      const here = stateEstimate(state);
      for (const after of next.map(stateEstimate)) if (here > after) mostLowered = Math.max(mostLowered, here - after);
    }
  }
  return { states, moves, mostLowered };
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
  const found = finish(search(graphProblem(graph, start), { strategy, visited: 'hash' }, {}, PATIENT));
  return found.cost ?? Infinity;
}

/** The numbers of the graph that the text tells in words. */
function graphFacts() {
  const [sa = 0, sb = 0, ab = 0, bg = 0] = CLOSED_TOO_EARLY.edges.map(([, , cost]) => cost);
  return {
    ...{ sa, sb, ab, bg },
    estimateOfA: Math.max(...CLOSED_TOO_EARLY.estimates),
    graphFound: costInGraph(CLOSED_TOO_EARLY, 'a-star'),
    graphOptimum: costInGraph(CLOSED_TOO_EARLY, 'dijkstra'),
  };
}

function* make(words: LessonWords<'a-star'>): Making {
  const dijkstra = searchLink('dijkstra');
  const [none, nearest, matching] = ['none', 'nearest', 'matching'].map((heuristic) =>
    searchLink('a-star', { heuristic }),
  );
  const informed = [none, nearest, matching] as readonly string[];
  const greedy = searchLink('greedy', { heuristic: 'matching' });
  const two = [dijkstra, matching] as readonly string[];
  const last = [matching, greedy] as readonly string[];
  const figures = new Map<string, { readonly expanded: number; readonly moves: number; readonly waiting: number }>();
  for (const each of [...informed, dijkstra, greedy]) figures.set(each, yield* searchFigures(BOARD, each));
  const figure = (of: string | undefined, name: 'expanded' | 'moves' | 'waiting') => figures.get(of ?? '')?.[name] ?? 0;
  const shared = lessonLevel(SHARED_GOAL);
  const checked = checkConsistency(BOARD, 'matching');
  yield;
  const compared = betterMatching(BOARD);
  yield;
  const facts = {
    dijkstra: figure(dijkstra, 'expanded'),
    none: figure(none, 'expanded'),
    nearest: figure(nearest, 'expanded'),
    matching: figure(matching, 'expanded'),
    waiting: figure(matching, 'waiting'),
    greedy: figure(greedy, 'expanded'),
    moves: figure(matching, 'moves'),
    greedyMoves: figure(greedy, 'moves'),
    greedyLucky: (yield* searchFigures(DETOUR, greedy)).moves,
    nearestHere: makeHeuristic(shared, 'nearest')(shared.start.boxes),
    matchingHere: makeHeuristic(shared, 'matching')(shared.start.boxes),
    checkedStates: checked.states,
    checkedMoves: checked.moves,
    mostLowered: checked.mostLowered,
    comparedStates: compared.states,
    betterStates: compared.better,
    ...graphFacts(),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(BOARD, words.boards.notIntoTheCorner, searches, { at, show });
  return [
    section('estimate', text.estimate, lab(two, 10), { actions: [[text.estimate.actions.further, lab(two, 100)]] }),
    section('admissible', text.admissible, lab(two.slice(1), 200, 'code.frontier')),
    section('consistent', text.consistent, lab(two.slice(1), 200, 'code.frontier')),
    section('better', text.better, lab(informed, 100), {
      actions: [[text.better.actions.end, lab(informed, facts.none)]],
      commands: ['masu compare levels/sokoban/1-first-steps.xsb --level 8 --heuristic none,nearest,matching'],
      table: 'heuristics',
    }),
    section('greedy', text.greedy, lab(last, facts.matching, 'heat'), {
      commands: [
        'masu compare levels/sokoban/1-first-steps.xsb --level 8 --solvers astar,greedy',
        'masu compare levels/lessons/sokoban.xsb --level 11 --solvers astar,greedy',
      ],
      table: 'strategies',
    }),
    orderExercise('order', asked.order, ['c', 'b', 'd', 'a']),
    numberExercise('nearest', asked.nearest, facts.nearestHere, { board: SHARED_GOAL }),
    choiceExercise('high', asked.high, 'longer'),
  ];
}

export const A_STAR_LESSON = lessonRow('a-star', ['order', 'nearest', 'high'], make);
