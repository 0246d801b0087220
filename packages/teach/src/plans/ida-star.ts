// Lesson 11: IDA* (Korf 1985), its rounds, its proof, and what it saves and pays.

import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { FIRST_PUSH as BOARD, CORRIDOR } from '../boards.js';
import { countPaths, type LessonFigures, lessonLevel, searchFigures, stateLayers } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, searchLink, section, sokobanLab } from '../steps.js';

/** The f of states that were cut off, in an exercise. */
const CUT_OFF = [14, 13, 16] as const;

const deepeningRounds = ({ recorded }: LessonFigures): number => recorded.result.deepening?.rounds ?? 0;
const memoryKib = ({ recorded }: LessonFigures): number => Math.ceil(recorded.result.effort.bytes / 1024);
const initialBound = ({ recorded }: LessonFigures): number => recorded.nodes.estimates[0] as number;

/** The states that can be reached with at most this many moves. */
function statesWithin(rows: readonly string[], moves: number): number {
  let states = 0;
  for (const layer of stateLayers(new MovesProblem(lessonLevel(rows)), moves + 1)) states += layer.length;
  return states;
}

function* make(words: LessonWords<'ida-star'>): Making {
  const [aStar, ida] = ['a-star', 'ida-star'].map((id) => searchLink(id, { heuristic: 'matching' })) as [
    string,
    string,
  ];
  const kept = yield* searchFigures(BOARD, aStar);
  const own = yield* searchFigures(BOARD, ida);
  const plain = yield* searchFigures(BOARD, searchLink('ida-star'));
  const corridor = yield* searchFigures(CORRIDOR, ida);
  const bound = own.recorded.result.deepening?.bound ?? 0;
  const paths = countPaths(BOARD, bound);
  yield;
  const facts = {
    waiting: kept.mostWaiting,
    closed: kept.expanded,
    path: own.mostWaiting,
    firstBound: initialBound(own),
    rounds: deepeningRounds(own),
    bound,
    expanded: own.expanded,
    distinct: new Set(own.recorded.steps.nodes).size,
    plain: plain.expanded,
    plainRounds: deepeningRounds(plain),
    paths,
    states: statesWithin(BOARD, bound),
    ownKib: memoryKib(own),
    keptKib: memoryKib(kept),
    corridorBound: initialBound(corridor),
    corridorMoves: corridor.moves,
    corridorRounds: deepeningRounds(corridor),
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (searches: readonly string[], at: number, show = 'code.frontier') =>
    sokobanLab(BOARD, words.boards.firstPush, searches, { at, show });
  const compare = 'masu compare levels/lessons/sokoban.xsb --level 1 --order udrl';
  return [
    section('memory', text.memory, lab([aStar, ida], 20, 'frontier'), {
      actions: [[text.memory.actions.end, lab([aStar, ida], own.expanded, 'frontier')]],
    }),
    section('rounds', text.rounds, lab([ida], 3), {
      actions: [[text.rounds.actions.end, lab([ida], own.expanded)]],
    }),
    section('optimal', text.optimal, lab([ida], own.expanded)),
    section('price', text.price, lab([aStar, ida], own.expanded, 'heat'), {
      commands: [`${compare} --solvers astar,ida-star --heuristic matching`],
    }),
    section('circles', text.circles, lab([ida], own.expanded, 'visited.tree'), {
      commands: [`${compare} --solvers ida-star --heuristic none,matching`],
    }),
    numberExercise('next', asked.next, Math.min(...CUT_OFF)),
    numberExercise('rounds', asked.rounds, facts.corridorRounds, { board: CORRIDOR }),
    choiceExercise('keeps', asked.keeps, 'path'),
  ];
}

export const IDA_STAR_LESSON = lessonRow('ida-star', ['next', 'rounds', 'keeps'], make);
