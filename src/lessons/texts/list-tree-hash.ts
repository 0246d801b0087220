// Lesson 2 in English.

import { formatNumber } from '../../base/format.js';

export interface StructureFacts {
  readonly discovered: number;
  /** Comparisons of the list for new states, and for those seen before. */
  readonly fresh: number;
  readonly again: number;
  readonly lookups: number;
  readonly list: number;
  readonly tree: number;
  readonly hash: number;
  readonly longestInTree: number;
  /** Lookups of the hash table that need only the first bucket. */
  readonly firstBucket: number;
  /** Two numbers of expanded states, and the comparisons at each. */
  readonly half: number;
  readonly twice: number;
  readonly listAtHalf: number;
  readonly listAtTwice: number;
  readonly treeAtHalf: number;
  readonly treeAtTwice: number;
  readonly hashAtHalf: number;
  readonly hashAtTwice: number;
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
        `Every new state is compared with all states before it. For *n* states these are *n*(*n* − 1)/2 comparisons: ${formatNumber(f.fresh)} for the ${formatNumber(f.discovered)} states of this level. Lookups of states that were seen before take ${formatNumber(f.again)} more, so the list makes ${formatNumber(f.list)} in all. For ten times as many new states it makes about a hundred times as many comparisons.`,
      ],
      actions: { late: 'Show a late lookup' },
    },
    tree: {
      heading: 'A search tree',
      paragraphs: [
        'A binary search tree keeps the states in order: smaller ones to the left, larger ones to the right. Each comparison rules out one side, so a lookup follows one path from the root down.',
        `This tree is not balanced. Here the states come in such a mixed order that its paths stay short anyway: ${formatNumber(f.lookups)} lookups make ${formatNumber(f.tree)} comparisons, and none makes more than ${formatNumber(f.longestInTree)}. If states came in sorted order, every one would go to the right of the last, and the tree would be a list.`,
      ],
    },
    hash: {
      heading: 'A hash table',
      paragraphs: [
        `A hash table computes from the state itself where to look: a number, the **hash**, names the bucket. If another state is in it, the next bucket is tried. That is rare: of the ${formatNumber(f.lookups)} lookups here, ${formatNumber(f.firstBucket)} need only the first bucket.`,
        `Here it makes ${formatNumber(f.hash)} comparisons. The table is never more than half full: before that, it doubles and all states move. The chart of the lab page draws all three. From ${formatNumber(f.half)} to ${formatNumber(f.twice)} expanded states, the list goes from ${formatNumber(f.listAtHalf)} to ${formatNumber(f.listAtTwice)} comparisons, the tree from ${formatNumber(f.treeAtHalf)} to ${formatNumber(f.treeAtTwice)}, and the hash table from ${formatNumber(f.hashAtHalf)} to ${formatNumber(f.hashAtTwice)}.`,
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
        'One search discovers ten times as many states as another. About how many times as many comparisons does a list make for the new states?',
      options: { ten: '10 times', hundred: '100 times', thousand: '1,000 times' },
      right:
        'Right. There are ten times as many new states, and on average each is compared with a list that is ten times as long.',
      hint: 'Ten times as many new states are looked up. And how long is the list that each is compared with?',
    },
  }),
} as const;
