// Lesson 3: breadth-first search, its layers, and its cost.

import { CORRIDOR, DETOUR } from '../boards.js';
import { layerSizes, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';

/** The last layers that together have half of all states. */
function lastHalf(layers: readonly number[]): number {
  const half = layers.reduce((sum, size) => sum + size, 0) / 2;
  let [count, states] = [0, 0];
  while (states < half) states += layers[layers.length - ++count] as number;
  return count;
}

function* make(words: LessonWords<'breadth-first'>): Making {
  const both = [searchLink('breadth-first'), searchLink('depth-first')] as const;
  const one = both.slice(0, 1);
  const leftFirst = searchLink('breadth-first', { order: 'lrud' });
  const orders = [both[0], leftFirst];
  const own = yield* searchFigures(DETOUR, both[0]);
  const layers = layerSizes(own);
  const shrinks = layers.findIndex((size, depth) => size > (layers[depth + 1] ?? size));
  const facts = {
    moves: own.moves,
    expanded: own.expanded,
    otherExpanded: (yield* searchFigures(DETOUR, leftFirst)).expanded,
    depthMoves: (yield* searchFigures(DETOUR, both[1])).moves,
    shrinks,
    afterShrinks: shrinks + 1,
    sizeBefore: layers[shrinks] as number,
    sizeAfter: layers[shrinks + 1] as number,
    layers: layers.length,
    lastHalf: lastHalf(layers),
    mostWaiting: own.mostWaiting,
    waiting: own.waiting,
    discovered: own.discovered,
    corridor: (yield* searchFigures(CORRIDOR, both[0])).expanded,
    corridorLeft: (yield* searchFigures(CORRIDOR, leftFirst)).expanded,
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(DETOUR, words.boards.detour, searches, { at, show });
  return [
    section('queue', text.queue, lab(one, 3, 'code.frontier'), {
      actions: [[text.queue.actions.further, lab(one, 30, 'code.frontier')]],
    }),
    section('layers', text.layers, lab(both, 100), {
      actions: [[text.layers.actions.end, lab(both, own.expanded)]],
      commands: ['masu compare levels/lessons/sokoban.xsb --level 11 --solvers bfs-hash,dfs'],
    }),
    section('cost', text.cost, lab(one, Math.round(own.expanded / 2), 'frontier.heat'), {
      actions: [[text.cost.actions.memory, lab(one, own.expanded, 'frontier.heat')]],
    }),
    section('order', text.order, lab(orders, own.expanded, 'tree'), {
      commands: ['masu compare levels/lessons/sokoban.xsb --level 11 --solvers bfs-hash --order udrl,lrud'],
    }),
    numberExercise('count', asked.count, facts.corridor, { board: CORRIDOR }),
    orderExercise('order', asked.order, ['b', 'd', 'a', 'c']),
    choiceExercise('change', asked.change, 'which'),
  ];
}

export const BREADTH_FIRST_LESSON = lessonRow('breadth-first', ['count', 'order', 'change'], make);
