// Lesson 7: upper and lower bounds that meet.

import type { Words } from '../../base/languages.js';
import { PATIENT } from '../../base/outcome.js';
import { Trace } from '../../search/index.js';
import { heuristicOf, MOVE_ORDERS, movesSearch } from '../../sokoban/index.js';
import { DETOUR } from '../boards.js';
import { figuresOf, levelOf } from '../facts.js';
import { lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, search, section, sokobanLab } from '../steps.js';
import { TWO_SIDES as ENGLISH } from '../texts/two-sides.js';

const BOUND_AT = 150;

/** The f of the state that A* expands after this many. The heuristic is consistent, so it is the least that waits. */
function* leastWaiting(rows: readonly string[], at: number): Generator<void, number, void> {
  const trace = new Trace();
  const { problem, searching } = movesSearch(
    levelOf(rows),
    { strategy: 'a-star', visited: 'hash', order: MOVE_ORDERS['north-south-east-west'], heuristic: 'matching', trace },
    {},
    PATIENT,
  );
  const { nodes } = yield* searching;
  const node = trace.entries[at]?.node ?? 0;
  return (nodes.costs[node] as number) + problem.estimate(nodes.states, node * nodes.words);
}

function* make(words: Words<typeof ENGLISH>): Making {
  const level = levelOf(DETOUR);
  const aStar = yield* figuresOf(DETOUR, { strategy: 'a-star', heuristic: 'matching' });
  const quick = yield* figuresOf(DETOUR, { strategy: 'depth-first' });
  const facts = {
    quickMoves: quick.moves,
    quick: quick.expanded,
    optimum: aStar.moves,
    startBound: heuristicOf(level, 'matching')(level.start.boxes),
    aStar: aStar.expanded,
    boundAt: BOUND_AT,
    bound: yield* leastWaiting(DETOUR, BOUND_AT),
  };
  const text = words.sections(facts);
  const asked = words.exercises(facts);
  const both = [search('depth-first'), search('a-star', { heuristic: 'matching' })];
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(DETOUR, words.boards.detour, searches, { at, show });
  return {
    id: 'two-sides',
    title: words.title,
    summary: words.summary,
    steps: [
      section('above', text.above, lab(both.slice(0, 1), facts.quick, 'heat')),
      section('below', text.below, lab(both.slice(1), 1), {
        actions: [[text.below.actions.later, lab(both.slice(1), BOUND_AT)]],
      }),
      section('meet', text.meet, lab(both, 500), { actions: [[text.meet.actions.end, lab(both, facts.aStar)]] }),
      section('ends', text.ends, lab(both.slice(1), facts.aStar), {
        commands: ['masu solve levels/lessons/sokoban.xsb --level 11 --solver push-optimal'],
      }),
      numberExercise('gap', asked.gap, 57 - 51 + 1),
      choiceExercise('proven', asked.proven, 'bound'),
      numberExercise('read', asked.read, facts.bound, { lab: lab(both.slice(1), 1) }),
    ],
  };
}

export const ROW = lessonRow('two-sides', ['gap', 'proven', 'read'], ENGLISH, make);
