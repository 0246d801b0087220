// Lesson 6: deadlock rules, sound and unsound.

import { deadlockRule } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { DETOUR, EMPTY_ROOM, THROWN_AWAY, TWO_ROOMS, WALL_BOX } from '../boards.js';
import { searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { cellExercise, choiceExercise, searchLink, section, sokobanLab } from '../steps.js';
import { cellsWhere } from './place-box.js';

/** Dijkstra’s algorithm with the test that the course hands out, in the order of the course. */
const COURSE = searchLink('dijkstra-course', { order: 'lrud' });

function* make(words: LessonWords<'deadlocks'>): Making {
  const rules = ['none', 'corner', 'dead-cells', 'dead-cells_freeze'].map((id) =>
    searchLink('breadth-first', { rules: id }),
  );
  const expanded: number[] = [];
  for (const each of rules) expanded.push((yield* searchFigures(TWO_ROOMS, each)).expanded);
  const [none = 0, corner = 0, dead = 0, all = 0] = expanded;
  const sound = yield* searchFigures(DETOUR, rules[0] as string);
  const course = yield* searchFigures(DETOUR, COURSE);
  const facts = {
    ...{ none, corner, dead, all },
    moves: sound.moves,
    courseMoves: course.moves,
    missedMoves: (yield* searchFigures(THROWN_AWAY, rules[0] as string)).moves,
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'tree') =>
    sokobanLab(TWO_ROOMS, words.boards.twoRooms, searches, { at, show });
  const detour = (at: number) =>
    sokobanLab(DETOUR, words.boards.detour, [rules[0] ?? '', COURSE], { at, show: 'tree' });
  return [
    section('corner', text.corner, lab(rules.slice(0, 2), 10), {
      actions: [[text.corner.actions.find, lab(rules.slice(0, 2), 60)]],
    }),
    section('squares', text.squares, lab([rules[0] ?? '', rules[2] ?? ''], 100, 'heat')),
    section('freeze', text.freeze, lab(rules, 100, 'frontier'), {
      actions: [[text.freeze.actions.end, lab(rules, facts.none, 'frontier')]],
      commands: [
        'masu compare levels/lessons/sokoban.xsb --level 2 --solvers bfs-hash --rules none,corner,dead-cells,dead-cells+freeze',
        'masu convert levels/lessons/sokoban.xsb --level 4 --to xsb -o crossing',
        'masu course comp20003 -s crossing --rules none',
        'masu course comp20003 -s crossing --rules corner',
        'masu course comp20003 -s crossing --rules corner,dead-cells,square,freeze',
      ],
      table: 'deadlock-rules',
    }),
    section('sound', text.sound, detour(200), {
      actions: [[text.sound.actions.end, detour(sound.expanded)]],
      commands: [
        'masu compare levels/lessons/sokoban.xsb --level 11 --solvers astar,dijkstra-course',
        'masu convert levels/lessons/sokoban.xsb --level 10 --to xsb -o thrown-away',
        'masu course comp20003 -s thrown-away',
      ],
      table: 'course-corner',
    }),
    cellExercise('corner', asked.corner, EMPTY_ROOM, cellsWhere(EMPTY_ROOM, deadlockRule('corner'))),
    cellExercise(
      'freeze',
      asked.freeze,
      WALL_BOX,
      cellsWhere(WALL_BOX, deadlockRule('freeze'), WALL_BOX.join('').indexOf('$')),
    ),
    choiceExercise('unsound', asked.unsound, 'optimal'),
  ];
}

export const DEADLOCKS_LESSON = lessonRow('deadlocks', ['corner', 'freeze', 'unsound'], make);
