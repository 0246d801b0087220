// Lesson 5: A*, admissible heuristics, and greedy search.

import type { Words } from '../../base/languages.js';
import { HEURISTICS, heuristicOf } from '../../sokoban/index.js';
import { NOT_INTO_THE_CORNER as BOARD, SHARED_GOAL } from '../boards.js';
import { figuresOf, figuresOfEach, levelOf } from '../facts.js';
import { lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, search, section, sokobanLab } from '../steps.js';
import { A_STAR as ENGLISH } from '../texts/a-star.js';

function* make(words: Words<typeof ENGLISH>): Making {
  const [none, nearest, matching] = yield* figuresOfEach(
    BOARD,
    HEURISTICS.map(({ id }) => ({ strategy: 'a-star', heuristic: id })),
  );
  const greedy = yield* figuresOf(BOARD, { strategy: 'greedy', heuristic: 'matching' });
  const shared = levelOf(SHARED_GOAL);
  const facts = {
    dijkstra: none?.expanded ?? 0,
    nearest: nearest?.expanded ?? 0,
    matching: matching?.expanded ?? 0,
    greedy: greedy.expanded,
    moves: matching?.moves ?? 0,
    greedyMoves: greedy.moves,
    nearestHere: heuristicOf(shared, 'nearest')(shared.start.boxes),
    matchingHere: heuristicOf(shared, 'matching')(shared.start.boxes),
  };
  const text = words.sections(facts);
  const asked = words.exercises(facts);
  const informed = HEURISTICS.map(({ id }) => search('a-star', { heuristic: id }));
  const two = [search('dijkstra'), search('a-star', { heuristic: 'matching' })];
  const last = [search('a-star', { heuristic: 'matching' }), search('greedy', { heuristic: 'matching' })];
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(BOARD, words.boards.notIntoTheCorner, searches, { at, show });
  return {
    id: 'a-star',
    title: words.title,
    summary: words.summary,
    steps: [
      section('estimate', text.estimate, lab(two, 10), { actions: [[text.estimate.actions.further, lab(two, 100)]] }),
      section('admissible', text.admissible, lab(two.slice(1), 200, 'code.frontier')),
      section('better', text.better, lab(informed, 100), {
        actions: [[text.better.actions.end, lab(informed, facts.dijkstra)]],
        commands: [
          'masu compare levels/lessons/sokoban.xsb --level 11 --solvers dijkstra,astar,greedy',
          'masu solve levels/lessons/sokoban.xsb --level 11 --solver astar --heuristic nearest',
        ],
        table: 'strategies',
      }),
      section('greedy', text.greedy, lab(last, facts.matching, 'heat')),
      orderExercise('order', asked.order, ['c', 'b', 'd', 'a']),
      numberExercise('nearest', asked.nearest, facts.nearestHere, { board: SHARED_GOAL }),
      choiceExercise('high', asked.high, 'longer'),
    ],
  };
}

export const ROW = lessonRow('a-star', ['order', 'nearest', 'high'], ENGLISH, make);
