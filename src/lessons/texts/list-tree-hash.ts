// Lesson 2 in English.

import { formatNumber } from '../../base/format.js';

export interface StructureFacts {
  readonly discovered: number;
  readonly list: number;
  readonly tree: number;
  readonly hash: number;
}

export const LIST_TREE_HASH = {
  title: 'List, tree, hash table',
  summary: 'One question is asked for every move: was this state seen before? Three ways to answer it.',
  boards: { firstPush: 'First push' },
  sections: (f: StructureFacts) => ({
    question: {
      heading: 'The question',
      paragraphs: [
        'A search asks one question again and again: _have I seen this state?_ It asks it for every move that is possible, so the answer must be quick.',
        'The lab runs the same breadth-first search three times. The states, their order, and the solution are the same in all three panes. Only the data structure of the visited set differs, and with it the number of **comparisons** of one state with another.',
      ],
    },
    list: {
      heading: 'A list',
      paragraphs: [
        'The simplest visited set is a linked list. A lookup compares the new state with every state in the list until one is equal. If the state is new, that is all of them.',
        `With *n* states in the end, the lookups compare about *n*²/2 pairs. On this level the search discovers ${formatNumber(f.discovered)} states and the list makes ${formatNumber(f.list)} comparisons. Ten times the states take a hundred times the comparisons.`,
      ],
      actions: { late: 'Show a late lookup' },
    },
    tree: {
      heading: 'A search tree',
      paragraphs: [
        'A binary search tree keeps the states in order: smaller ones to the left, larger ones to the right. Each comparison rules out one side, so a lookup follows one path from the root down.',
        `The tree is never balanced, and it doesn’t have to be: states come in such a mixed order that the paths stay short. Here the tree makes ${formatNumber(f.tree)} comparisons. If states came in sorted order, every one would go to the right of the last, and the tree would be a list.`,
      ],
    },
    hash: {
      heading: 'A hash table',
      paragraphs: [
        'A hash table computes from the state itself where to look: a number, the **hash**, names the bucket. Most lookups find the bucket empty or find the right state at once.',
        `Here it makes ${formatNumber(f.hash)} comparisons. The table is at most half full; when it fills up, it doubles and all states move. The chart of the lab page draws all three on logarithmic axes: the list rises twice as steeply as the other two.`,
      ],
    },
  }),
  exercises: (_: StructureFacts) => ({
    scan: {
      heading: 'Exercise 1',
      question:
        'A list holds 1,000 states. A new state arrives that is not among them. How many comparisons does the lookup make?',
      right: 'Right. To be sure that a state is new, the list must compare it with every state it holds.',
      hint: 'When may the lookup stop early, and does that happen here?',
    },
    order: {
      heading: 'Exercise 2',
      question: 'Order the three by the comparisons they make on this level, the fewest first.',
      options: { list: 'List', tree: 'Search tree', hash: 'Hash table' },
      right:
        'Right. The hash table goes straight to the bucket, the tree follows one path, the list looks at everything.',
      hint: 'Look at the comparisons in the three panes.',
    },
    tenfold: {
      heading: 'Exercise 3',
      question:
        'A level has ten times as many states as another. About how many times the comparisons does the list make?',
      options: { ten: '10 times', hundred: '100 times', thousand: '1,000 times' },
      right: 'Right. Ten times as many lookups, and each of them scans a list that is ten times as long.',
      hint: 'There are ten times as many lookups. And how long is each?',
    },
  }),
} as const;
