// Lesson 9: why a push loses, landmarks (Hoffmann, Porteous, and Sebastia 2004), and causal links (McAllester and
// Rosenblitt 1991). What every solution must do, and the answers to the exercises, are facts of the explainer
// (below); what the lesson does with searches, it computes.

import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { FIVE_PUSHES, FOUR_CHAMBERS, LOW_SHELF, LOW_SHELF_PUSHED, SMALL_RING } from '../boards.js';
import { lessonLevel, rowColumnFromOne, searchFigures, stateLayers } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { cellExercise, choiceExercise, numberExercise, searchLink, section, sokobanLab } from '../steps.js';
import { LANDMARK_FACTS } from './landmark-facts.js';

/** The states that can be reached without a push onto a cell, and whether one of them is solved. */
function statesWithout(
  rows: readonly string[],
  cell: number,
): { readonly states: number; readonly isSolvable: boolean } {
  const problem = new MovesProblem(lessonLevel(rows));
  const hasBox = (state: Uint32Array): boolean => problem.unpack(state, 0).boxes.includes(cell);
  const reached = [...stateLayers(problem, Infinity, (state, next) => hasBox(state) || !hasBox(next))].flat();
  return { states: reached.length, isSolvable: reached.some(({ state }) => problem.isGoal(state, 0)) };
}

/** The cells, goals left out, onto which every solution pushes a box. */
export function* landmarkCells(rows: readonly string[]): Generator<void, readonly number[], void> {
  const { walls, goalMap } = lessonLevel(rows);
  const landmarkNodes: number[] = [];
  for (const [cell, isWall] of walls.entries()) {
    if (isWall || goalMap[cell]) continue;
    if (!statesWithout(rows, cell).isSolvable) landmarkNodes.push(cell);
    yield;
  }
  return landmarkNodes;
}

function* make(words: LessonWords<'landmarks'>): Making {
  const { shelf, five, ring, chambers } = LANDMARK_FACTS;
  const search = searchLink('breadth-first');
  const before = yield* searchFigures(LOW_SHELF, search);
  const after = yield* searchFigures(LOW_SHELF_PUSHED, search);
  const [row, column] = rowColumnFromOne(LOW_SHELF, shelf.detour);
  const [firstRow, firstColumn] = rowColumnFromOne(LOW_SHELF, shelf.earlierGoal);
  const [thenRow, thenColumn] = rowColumnFromOne(LOW_SHELF, shelf.laterGoal);
  const [liveRow, liveColumn] = rowColumnFromOne(FIVE_PUSHES, five.live);
  const [asideRow, asideColumn] = rowColumnFromOne(FOUR_CHAMBERS, chambers.aside);
  const facts = {
    ...{ pushes: shelf.pushes, losing: shelf.losing, corners: shelf.corners },
    ...{ boxes: shelf.boxes, most: shelf.most, shown: shelf.solution, runs: shelf.runs },
    ...{ from: shelf.linkFrom + 1, to: shelf.linkTo + 1 },
    expanded: after.expanded,
    landmarks: (yield* landmarkCells(LOW_SHELF)).length,
    without: statesWithout(LOW_SHELF, shelf.detour).states,
    ...{ row, column, firstRow, firstColumn, thenRow, thenColumn },
    ...{ askedPushes: five.pushes, askedLosing: five.losing, liveRow, liveColumn, asideRow, asideColumn },
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const start = sokobanLab(LOW_SHELF, words.boards.before, [search], { at: before.expanded, show: 'heat' });
  const lost = sokobanLab(LOW_SHELF_PUSHED, words.boards.after, [search], { at: after.expanded, show: 'heat' });
  const ask = (more: string): string[] => [`masu explain levels/sokoban/4-trivial-levels.xsb --level 40 ${more}`];
  return [
    section('pushes', text.pushes, start, { actions: [[text.pushes.actions.push, lost]] }),
    section('reason', text.reason, lost, { commands: ask('--push B-up') }),
    section('landmarks', text.landmarks, start, { commands: ask('--detail idea') }),
    section('order', text.order, start, { commands: ask('--detail order') }),
    section('links', text.links, start, { commands: ask('--detail runs') }),
    numberExercise('losing', asked.losing, five.losing, { board: FIVE_PUSHES }),
    cellExercise('landmark', asked.landmark, SMALL_RING, [ring.detour]),
    choiceExercise('link', asked.link, chambers.why, { board: FOUR_CHAMBERS }),
  ];
}

export const LANDMARKS_LESSON = lessonRow('landmarks', ['losing', 'landmark', 'link'], make);
