// Lesson 4: Dijkstra's algorithm and duplicates.

import { TWO_ROOMS } from '../boards.js';
import { countPaths, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';

function* make(words: LessonWords<'dijkstra'>): Making {
  const both = [searchLink('breadth-first'), searchLink('dijkstra')] as const;
  const one = both.slice(1);
  const breadth = yield* searchFigures(TWO_ROOMS, both[0]);
  const own = yield* searchFigures(TWO_ROOMS, both[1]);
  const added = own.generated - own.blocked - own.duplicates;
  const facts = {
    breadth: breadth.expanded,
    dijkstra: own.expanded,
    generated: own.generated,
    blocked: own.blocked,
    duplicates: own.duplicates,
    moves: own.moves,
    before: own.moves - 1,
    paths: countPaths(TWO_ROOMS, own.moves - 1),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'frontier') =>
    sokobanLab(TWO_ROOMS, words.boards.twoRooms, searches, { at, show });
  return [
    section('heap', text.heap, lab(both, 20), { actions: [[text.heap.actions.side, lab(both, 200)]] }),
    section('ties', text.ties, lab(both, own.expanded)),
    section('duplicates', text.duplicates, lab(one, 300, 'tree'), {
      actions: [[text.duplicates.actions.lines, lab(one, 301, 'code.tree')]],
    }),
    section('mark', text.mark, lab(one, 300, 'code'), {
      commands: [
        'masu compare levels/lessons/sokoban.xsb --level 2 --solvers bfs-hash,dijkstra --order udrl --rules none',
      ],
    }),
    orderExercise('order', asked.order, ['b', 'd', 'a', 'c']),
    numberExercise('fresh', asked.fresh, added),
    choiceExercise('unequal', asked.unequal, 'expanded'),
  ];
}

export const DIJKSTRA_LESSON = lessonRow('dijkstra', ['order', 'fresh', 'unequal'], make);
