// Lesson 5: A*, admissible heuristics, and greedy search.

import type { HeuristicId } from '@masu/core/base/search-choices.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { NOT_INTO_THE_CORNER as BOARD, DETOUR, SHARED_GOAL } from '../boards.js';
import { lessonLevel, searchFigures, stateLayers } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';
import { betterMatching, CLOSED_TOO_EARLY, type ConsistencyFacts, costInGraph } from './estimates.js';

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
