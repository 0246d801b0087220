// Lesson 1: states, successors, and how many there are.

import { FIRST_PUSH, FOUR_MOVES, SIX_CELLS } from '../boards.js';
import { countPaths, lessonLevel, possibleMoves, searchFigures } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, searchLink, section, sokobanLab } from '../steps.js';

const countFloor = (rows: readonly string[]): number =>
  lessonLevel(rows).walls.reduce((sum, wall) => sum + (wall ? 0 : 1), 0);

/** The ways to place boxes and a player on this many floor cells. */
function placements(floor: number, boxes: number): number {
  let ways = floor - boxes;
  for (let box = 0; box < boxes; box++) ways = (ways * (floor - box)) / (box + 1);
  return Math.round(ways);
}

function* make(words: LessonWords<'what-a-state-is'>): Making {
  const floor = countFloor(FIRST_PUSH);
  const six = countFloor(SIX_CELLS);
  const searches = [searchLink('breadth-first')] as const;
  const searched = yield* searchFigures(FIRST_PUSH, searches[0]);
  const facts = {
    floor,
    others: floor - 1,
    most: placements(floor, 1),
    mostOfTwo: placements(floor, 2),
    mostOfThree: placements(floor, 3),
    billions: Math.round(placements(50, 10) / 1e9),
    reached: searched.discovered,
    expanded: searched.expanded,
    moves: searched.moves,
    paths: countPaths(FIRST_PUSH, searched.moves - 1),
    tried: searched.generated,
    fresh: searched.discovered - 1,
    seen: searched.duplicates,
    blocked: searched.blocked,
    successors: possibleMoves(lessonLevel(FOUR_MOVES)),
    sixMost: placements(six, 1),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (at: number, show: string) => sokobanLab(FIRST_PUSH, words.boards.firstPush, searches, { at, show });
  return [
    section('snapshot', text.snapshot, lab(1, 'none')),
    section('successors', text.successors, lab(1, 'tree'), {
      actions: [[text.successors.actions.second, lab(2, 'tree')]],
    }),
    section('again', text.again, lab(2, 'tree'), { actions: [[text.again.actions.later, lab(40, 'tree')]] }),
    section('count', text.count, lab(100, 'heat'), {
      actions: [[text.count.actions.end, lab(searched.expanded, 'heat')]],
    }),
    choiceExercise('parts', asked.parts, 'player'),
    numberExercise('successors', asked.successors, facts.successors, { board: FOUR_MOVES }),
    numberExercise('six', asked.six, facts.sixMost, { board: SIX_CELLS }),
  ];
}

export const WHAT_A_STATE_IS_LESSON = lessonRow('what-a-state-is', ['parts', 'successors', 'six'], make);
