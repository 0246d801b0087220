// Lesson 7: upper and lower bounds that meet.

import { frontierAt } from '@masu/search/recorded.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { DETOUR } from '../boards.js';
import { type LessonFigures, lessonLevel, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, searchLink, section, sokobanLab } from '../steps.js';

const BOUND_AT = 150;

/** The least f in the frontier when this many states are expanded, as the lab shows it. */
function leastWaiting({ recorded }: LessonFigures, expanded: number): number {
  const [first] = frontierAt(recorded, (recorded.steps.events[expanded] as number) - 1, 1);
  return first?.f ?? 0;
}

function* make(words: LessonWords<'two-sides'>): Making {
  const level = lessonLevel(DETOUR);
  const both = [searchLink('depth-first'), searchLink('a-star', { heuristic: 'matching' })] as const;
  const quick = yield* searchFigures(DETOUR, both[0]);
  const aStar = yield* searchFigures(DETOUR, both[1]);
  const facts = {
    quickMoves: quick.moves,
    quick: quick.expanded,
    optimum: aStar.moves,
    startBound: makeHeuristic(level, 'matching')(level.start.boxes),
    aStar: aStar.expanded,
    boundAt: BOUND_AT,
    bound: leastWaiting(aStar, BOUND_AT),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(DETOUR, words.boards.detour, searches, { at, show });
  return [
    section('above', text.above, lab(both.slice(0, 1), facts.quick, 'heat')),
    section('below', text.below, lab(both.slice(1), 1), {
      actions: [[text.below.actions.later, lab(both.slice(1), BOUND_AT)]],
    }),
    section('meet', text.meet, lab(both, 500), {
      actions: [[text.meet.actions.end, lab(both, facts.aStar)]],
      commands: ['masu compare levels/lessons/sokoban.xsb --level 11 --solvers dfs,astar'],
    }),
    section('ends', text.ends, lab(both.slice(1), facts.aStar), {
      commands: ['masu solve levels/lessons/sokoban.xsb --level 11 --solver push-optimal'],
    }),
    numberExercise('gap', asked.gap, 57 - 51 + 1),
    choiceExercise('proven', asked.proven, 'bound'),
    numberExercise('read', asked.read, facts.bound, { lab: lab(both.slice(1), 1) }),
  ];
}

export const TWO_SIDES_LESSON = lessonRow('two-sides', ['gap', 'proven', 'read'], make);
