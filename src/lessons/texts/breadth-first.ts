// Lesson 3 in English.

import { countOf, formatNumber } from '../../base/format.js';

export interface BreadthFacts {
  readonly moves: number;
  readonly expanded: number;
  readonly otherExpanded: number;
  readonly depthMoves: number;
  /** A depth whose layer is larger than the next, and the sizes of the two. */
  readonly shrinks: number;
  readonly sizeBefore: number;
  readonly sizeAfter: number;
  readonly layers: number;
  /** The last layers that have half of all states. */
  readonly lastHalf: number;
  readonly mostWaiting: number;
  readonly waiting: number;
  readonly discovered: number;
  readonly corridor: number;
  /** The same if left is tried first. */
  readonly corridorLeft: number;
}

export const BREADTH_FIRST = {
  title: 'Breadth-first search and its cost',
  summary: 'First come, first served: why no solution is shorter than the first, and what it costs to be sure.',
  boards: { detour: 'Detour' },
  sections: (f: BreadthFacts) => ({
    queue: {
      heading: 'First in, first out',
      paragraphs: [
        'States that were discovered but not yet expanded wait in the **frontier**. Breadth-first search keeps them in a queue: new states go to the back, and the state at the front is expanded next.',
        'The marked board in the frontier is the one that comes next. Press “Forward one state” and watch it become the current state.',
      ],
      actions: { further: 'Go to the 30th state' },
    },
    layers: {
      heading: 'Layer by layer',
      paragraphs: [
        'All states one move away come out of the queue before the first state two moves away, and those before the first state three moves away. The search advances in layers of equal depth.',
        `So the first goal it takes out is at the least possible depth: no solution is shorter. Here the solution has ${countOf(f.moves, 'move', 'moves')}. Depth-first search, in the second pane, follows one path to its end instead; its solution has ${countOf(f.depthMoves, 'move', 'moves')}.`,
      ],
      actions: { end: 'Run both to the end' },
    },
    cost: {
      heading: 'What it costs',
      paragraphs: [
        `To be sure, breadth-first search expanded ${formatNumber(f.expanded)} states for a solution of ${countOf(f.moves, 'move', 'moves')}. A layer can be smaller than the one before: here ${countOf(f.sizeBefore, 'state is', 'states are')} ${countOf(f.shrinks, 'move', 'moves')} away, and ${countOf(f.sizeAfter, 'state is', 'states are')} ${countOf(f.shrinks + 1, 'move', 'moves')} away. But the last ${formatNumber(f.lastHalf)} of the ${formatNumber(f.layers)} layers have at least half of all expanded states.`,
        `The frontier costs memory too: everything in it must be stored. Here it holds ${formatNumber(f.mostWaiting)} states at most, and ${formatNumber(f.waiting)} when the solution is found. The visited set holds all ${formatNumber(f.discovered)} that were discovered.`,
      ],
      actions: { memory: 'Show the whole frontier at the end' },
    },
    order: {
      heading: 'The order of moves',
      paragraphs: [
        'Which of the four moves is tried first? It can’t change the length of the solution, nor which states a layer has. It can change the order inside a layer, and so which of several shortest solutions is found and how many states of the last layer are expanded before it.',
        `With up, down, right, left the search expands ${formatNumber(f.expanded)} states; with left, right, up, down it expands ${formatNumber(f.otherExpanded)}. A course that compares counts must therefore fix the order.`,
      ],
    },
  }),
  exercises: (f: BreadthFacts) => ({
    count: {
      heading: 'Exercise 1',
      question:
        'How many states will breadth-first search expand in this corridor, the start and the solved state included? The player can only move left and right, and right is tried first.',
      right: `Right: ${formatNumber(f.corridor)}. There is one state each at depths 0, 1, and 2, there are two at depth 3, and the solved state is the first at depth 4. If left were tried first, ${formatNumber(f.corridorLeft)} states would be expanded.`,
      hint: 'A state is the cell of the box and the cell of the player. Write down the queue: expand the state at the front, put its new successors at the back, the one to the right first, and stop at the solved state.',
    },
    order: {
      heading: 'Exercise 2',
      question: 'These states wait in the queue. In which order does breadth-first search take them?',
      options: {
        a: 'A: depth 4, discovered third',
        b: 'B: depth 3, discovered first',
        c: 'C: depth 4, discovered fourth',
        d: 'D: depth 3, discovered second',
      },
      right: 'Right. The queue knows nothing but the order of arrival, and that order is also the order of depth.',
      hint: 'First in, first out.',
    },
    change: {
      heading: 'Exercise 3',
      question: 'You change the order of moves. What can change?',
      options: {
        length: 'The length of the solution',
        which: 'Which of several shortest solutions is found',
        whether: 'Whether a solution is found at all',
      },
      right: 'Right. The layers stay the same; only the order inside a layer changes.',
      hint: 'Which states are in a layer depends on the level alone.',
    },
  }),
} as const;
