// Lesson 12: heuristics from relaxed puzzles, why they are admissible and consistent, and one that is not.

import { frontierPriority } from '@masu/search/strategies.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { NOT_INTO_THE_CORNER as BOARD, CORRIDOR } from '../boards.js';
import { lessonLevel, searchFigures, stateLayers } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, searchLink, section, sokobanLab } from '../steps.js';
import { checkConsistency } from './a-star.js';

/** What the counterexample, the weighted A* of the lab, multiplies matching by. */
const FACTOR = frontierPriority('weighted-a-star', 0, 1);

interface Truth {
  readonly states: number;
  /** The true number of moves to a solution and the estimate by matching, of every state that has a solution. */
  readonly solvable: readonly { readonly moves: number; readonly estimate: number }[];
}

/** Every state of a board with its true distance to a solution, found backward from the solved ones. */
export function trueDistances(rows: readonly string[]): Truth {
  const level = lessonLevel(rows);
  const problem = new MovesProblem(level);
  const estimate = makeHeuristic(level, 'matching');
  const before = new Map<string, string[]>();
  const boxes = new Map<string, number>();
  const moves = new Map<string, number>();
  for (const { state, next } of [...stateLayers(problem)].flat()) {
    const key = state.join();
    boxes.set(key, estimate(problem.unpack(state, 0).boxes));
    if (problem.isGoal(state, 0)) moves.set(key, 0);
    for (const after of next) before.set(after.join(), [...(before.get(after.join()) ?? []), key]);
  }
  for (const [key, count] of moves) {
    for (const each of before.get(key) ?? []) if (!moves.has(each)) moves.set(each, count + 1);
  }
  const solvable = [...moves].map(([key, count]) => ({ moves: count, estimate: boxes.get(key) as number }));
  return { states: boxes.size, solvable };
}

function* make(words: LessonWords<'heuristics'>): Making {
  const searches = ['none', 'nearest', 'matching'].map((heuristic) => searchLink('a-star', { heuristic }));
  const matching = searches.slice(2);
  const [none, nearest, own] = [
    yield* searchFigures(BOARD, searches[0] as string),
    yield* searchFigures(BOARD, searches[1] as string),
    yield* searchFigures(BOARD, searches[2] as string),
  ];
  const corridor = yield* searchFigures(CORRIDOR, searches[2] as string);
  const { states, solvable } = trueDistances(BOARD);
  yield;
  const checked = checkConsistency(BOARD, 'matching');
  yield;
  const weighted = searchLink('weighted-a-star', { heuristic: 'matching' });
  const tripled = yield* searchFigures(BOARD, weighted);
  const both = [matching[0] as string, weighted];
  const corridorBound = corridor.recorded.nodes.estimates[0] as number;
  const facts = {
    nearestHere: nearest.recorded.nodes.estimates[0] as number,
    matchingHere: own.recorded.nodes.estimates[0] as number,
    moves: own.moves,
    states,
    solvable: solvable.length,
    above: solvable.filter(({ estimate, moves }) => estimate > moves).length,
    equal: solvable.filter(({ estimate, moves }) => estimate === moves).length,
    checkedMoves: checked.moves,
    mostLowered: checked.mostLowered,
    factor: FACTOR,
    tooHigh: solvable.filter(({ estimate, moves }) => FACTOR * estimate > moves).length,
    tripled: tripled.expanded,
    tripledMoves: tripled.moves,
    none: none.expanded,
    nearest: nearest.expanded,
    matching: own.expanded,
    corridorBound,
    doubled: 2 * corridorBound,
    corridorMoves: corridor.moves,
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (shown: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(BOARD, words.boards.notIntoTheCorner, shown, { at, show });
  return [
    section('relax', text.relax, lab(searches, 1)),
    section('proof', text.proof, lab(matching, 100)),
    section('consistent', text.consistent, lab(matching, 100, 'code.frontier')),
    section('high', text.high, lab(both, 1, 'tree'), {
      actions: [[text.high.actions.end, lab(both, own.expanded, 'tree')]],
      commands: [
        'masu compare levels/sokoban/1-first-steps.xsb --level 8 --solvers astar,weighted-astar --heuristic matching',
      ],
    }),
    section('compare', text.compare, lab(searches, own.expanded), {
      commands: ['masu compare levels/sokoban/1-first-steps.xsb --level 8 --heuristic none,nearest,matching'],
      table: 'heuristics',
    }),
    numberExercise('relaxed', asked.relaxed, corridorBound, { board: CORRIDOR }),
    numberExercise('play', asked.play, facts.corridorMoves, { board: CORRIDOR }),
    choiceExercise('which', asked.which, 'max'),
  ];
}

export const HEURISTICS_LESSON = lessonRow('heuristics', ['relaxed', 'play', 'which'], make);
