// Lesson 2: three data structures for visited states.

import { FIRST_PUSH } from '../boards.js';
import { comparisonsAt, type LessonFigures, searchFigures, searchLookups } from '../facts.js';
import { fillIn, type LessonWords, lessonRow, type Making } from '../lesson.js';
import { choiceExercise, numberExercise, orderExercise, searchLink, section, sokobanLab } from '../steps.js';

const SETS = ['list', 'tree', 'hash'] as const;

function* make(words: LessonWords<'list-tree-hash'>): Making {
  const searches = SETS.map((visited) => searchLink('breadth-first', { visited }));
  const figures = {} as Record<(typeof SETS)[number], LessonFigures>;
  for (const [index, id] of SETS.entries()) figures[id] = yield* searchFigures(FIRST_PUSH, searches[index] as string);
  const { list, tree, hash } = figures;
  const { discovered, expanded: last } = list;
  const fresh = (discovered * (discovered - 1)) / 2;
  const twice = last - 1 - ((last - 1) % 2);
  const half = twice / 2;
  const facts = {
    discovered,
    fresh,
    again: list.comparisons - fresh,
    lookups: searchLookups(list).length,
    list: list.comparisons,
    tree: tree.comparisons,
    hash: hash.comparisons,
    longestInTree: Math.max(...searchLookups(tree).map(({ comparisons }) => comparisons)),
    firstBucket: searchLookups(hash).filter(({ comparisons, isKnown }) => comparisons === (isKnown ? 1 : 0)).length,
    ...{ half, twice },
    ...{ listAtHalf: comparisonsAt(list, half), listAtTwice: comparisonsAt(list, twice) },
    ...{ treeAtHalf: comparisonsAt(tree, half), treeAtTwice: comparisonsAt(tree, twice) },
    ...{ hashAtHalf: comparisonsAt(hash, half), hashAtTwice: comparisonsAt(hash, twice) },
  };
  const { sections: text, exercises: asked } = fillIn(words, facts);
  const lab = (at: number) => sokobanLab(FIRST_PUSH, words.boards.firstPush, searches, { at, show: 'visited' });
  const byComparisons = [...SETS].sort((a, b) => figures[a].comparisons - figures[b].comparisons);
  return [
    section('question', text.question, lab(2)),
    section('list', text.list, lab(60), { actions: [[text.list.actions.late, lab(last - 1)]] }),
    section('tree', text.tree, lab(last)),
    section('hash', text.hash, lab(last), {
      commands: [
        'masu compare levels/lessons/sokoban.xsb --level 1 --solvers bfs-list,bfs-tree,bfs-hash',
        'masu compare levels/lessons/sokoban.xsb --level 3 --solvers bfs-list,bfs-tree,bfs-hash',
        'masu compare levels/lessons/sokoban.xsb --level 6 --solvers bfs-list,bfs-tree,bfs-hash --cpu 30',
        'masu compare levels/lessons/sokoban.xsb --solvers bfs-list,bfs-tree,bfs-hash --cpu 20 --plot times.svg',
      ],
      table: 'visited-sets',
    }),
    numberExercise('scan', asked.scan, 1000),
    orderExercise('order', asked.order, byComparisons, { lab: lab(last) }),
    choiceExercise('tenfold', asked.tenfold, 'hundred'),
  ];
}

export const LIST_TREE_HASH_LESSON = lessonRow('list-tree-hash', ['scan', 'order', 'tenfold'], make);
