// Lesson 2: three data structures for visited states.

import type { Words } from '../../base/languages.js';
import { FIRST_PUSH } from '../boards.js';
import { figuresOfEach } from '../facts.js';
import { lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, search, section, sokobanLab } from '../steps.js';
import { LIST_TREE_HASH as ENGLISH } from '../texts/list-tree-hash.js';

const SETS = ['list', 'tree', 'hash'] as const;

function* make(words: Words<typeof ENGLISH>): Making {
  const figures = yield* figuresOfEach(
    FIRST_PUSH,
    SETS.map((visited) => ({ visited })),
  );
  const comparisons = Object.fromEntries(SETS.map((id, index) => [id, figures[index]?.comparisons]));
  const facts = {
    discovered: figures[0]?.discovered ?? 0,
    list: comparisons.list ?? 0,
    tree: comparisons.tree ?? 0,
    hash: comparisons.hash ?? 0,
  };
  const text = words.sections(facts);
  const asked = words.exercises(facts);
  const searches = SETS.map((visited) => search('breadth-first', { visited }));
  const lab = (at: number) => sokobanLab(FIRST_PUSH, words.boards.firstPush, searches, { at, show: 'visited' });
  const last = figures[0]?.expanded ?? 1;
  const byComparisons = [...SETS].sort((a, b) => (comparisons[a] ?? 0) - (comparisons[b] ?? 0));
  return {
    id: 'list-tree-hash',
    title: words.title,
    summary: words.summary,
    steps: [
      section('question', text.question, lab(2)),
      section('list', text.list, lab(60), { actions: [[text.list.actions.late, lab(last - 1)]] }),
      section('tree', text.tree, lab(last)),
      section('hash', text.hash, lab(last), {
        commands: [
          'masu compare levels/lessons/sokoban.xsb --level 3 --solvers bfs-list,bfs-tree,bfs-hash',
          'masu compare levels/lessons/sokoban.xsb --level 6 --solvers bfs-list,bfs-tree,bfs-hash --cpu 30',
          'masu compare levels/lessons/sokoban.xsb --solvers bfs-list,bfs-tree,bfs-hash --cpu 20 --plot times.svg',
        ],
        table: 'visited-sets',
      }),
      numberExercise('scan', asked.scan, 1000),
      orderExercise('order', asked.order, byComparisons, { lab: lab(last) }),
      choiceExercise('tenfold', asked.tenfold, 'hundred'),
    ],
  };
}

export const ROW = lessonRow('list-tree-hash', ['scan', 'order', 'tenfold'], ENGLISH, make);
