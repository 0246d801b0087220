// Lesson 3: breadth-first search, its layers, and its cost.

import type { Words } from '../../base/languages.js';
import { MOVE_ORDERS } from '../../sokoban/index.js';
import { CORRIDOR, DETOUR } from '../boards.js';
import { figuresOf } from '../facts.js';
import { lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, search, section, sokobanLab } from '../steps.js';
import { BREADTH_FIRST as ENGLISH } from '../texts/breadth-first.js';

function* make(words: Words<typeof ENGLISH>): Making {
  const own = yield* figuresOf(DETOUR);
  const facts = {
    moves: own.moves,
    expanded: own.expanded,
    otherExpanded: (yield* figuresOf(DETOUR, { order: MOVE_ORDERS['left-right-up-down'] })).expanded,
    depthMoves: (yield* figuresOf(DETOUR, { strategy: 'depth-first' })).moves,
    corridor: (yield* figuresOf(CORRIDOR)).expanded,
  };
  const text = words.sections(facts);
  const asked = words.exercises(facts);
  const both = [search('breadth-first'), search('depth-first')];
  const one = both.slice(0, 1);
  const orders = [search('breadth-first'), search('breadth-first', { order: 'lrud' })];
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(DETOUR, words.boards.detour, searches, { at, show });
  return {
    id: 'breadth-first',
    title: words.title,
    summary: words.summary,
    steps: [
      section('queue', text.queue, lab(one, 3, 'code.frontier'), {
        actions: [[text.queue.actions.further, lab(one, 30, 'code.frontier')]],
      }),
      section('layers', text.layers, lab(both, 100), {
        actions: [[text.layers.actions.end, lab(both, own.expanded)]],
      }),
      section('cost', text.cost, lab(one, Math.round(own.expanded / 2), 'frontier.heat'), {
        actions: [[text.cost.actions.memory, lab(one, own.expanded, 'frontier.heat')]],
      }),
      section('order', text.order, lab(orders, own.expanded, 'tree')),
      numberExercise('count', asked.count, facts.corridor, { board: CORRIDOR }),
      orderExercise('order', asked.order, ['b', 'd', 'a', 'c']),
      choiceExercise('change', asked.change, 'which'),
    ],
  };
}

export const ROW = lessonRow('breadth-first', ['count', 'order', 'change'], ENGLISH, make);
