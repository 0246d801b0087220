// Lesson 1 in English.

import { formatNumber } from '../../base/format.js';

export interface StateFacts {
  readonly floor: number;
  readonly most: number;
  readonly mostOfTwo: number;
  readonly mostOfThree: number;
  /** States of ten boxes on fifty cells, in billions. */
  readonly billions: number;
  readonly reached: number;
  readonly expanded: number;
  readonly moves: number;
  /** Paths that are shorter than the solution. */
  readonly paths: number;
  readonly tried: number;
  readonly fresh: number;
  readonly seen: number;
  readonly blocked: number;
  readonly successors: number;
  readonly sixMost: number;
}

export const WHAT_A_STATE_IS = {
  title: 'What a state is',
  summary: 'What changes on a board, how many boards there are, and why a search must remember them.',
  boards: { firstPush: 'First push' },
  sections: (f: StateFacts) => ({
    snapshot: {
      heading: 'A snapshot of the board',
      paragraphs: [
        'A Sokoban board has parts that never change (walls, floor, goals) and parts that do: the cell of the player and the cells of the boxes. The parts that change are the **state**. The rest belongs to the level and is stored once.',
        'How you got here is not part of the state. Two players who reach the same board by different moves are in the same state, and what they can do next is the same. That is why a search may forget the moves and keep only the board.',
        'The lab beside this text shows the first state of a level with one box. Below the board you see its figures; the number of moves from the start is called **g**.',
      ],
    },
    successors: {
      heading: 'From state to state',
      paragraphs: [
        'The player has four moves: up, right, down, left. A move into a wall is blocked, and so is a push against a wall or a second box. Every move that is possible leads to a **successor** state.',
        'To look at all successors of a state is to **expand** it. The search tree in the lab shows the state that is being expanded and what became of each of its four moves. Press “Forward one line” in the bar (the arrow that points down) to try the moves one by one.',
      ],
      actions: { second: 'Expand the next state' },
    },
    again: {
      heading: 'The same state again',
      paragraphs: [
        `Step up, then down, and you are back. You can walk back and forth forever, so there is always a longer path. This level can be solved in ${formatNumber(f.moves)} moves, and ${formatNumber(f.paths)} paths are shorter. A breadth-first search without memory looks at all of them before it reaches the solution. On a level without a solution it would never end.`,
        `Therefore the search in the lab keeps a **visited set**. When a move leads to a state in the set, the lab says “seen before” and the search drops it. Of the ${formatNumber(f.tried)} moves that it tries here, ${formatNumber(f.fresh)} lead to new states, ${formatNumber(f.seen)} to states seen before, and ${formatNumber(f.blocked)} are blocked. It expands ${formatNumber(f.expanded)} states.`,
      ],
      actions: { later: 'Go to the 40th state' },
    },
    count: {
      heading: 'How many states are there?',
      paragraphs: [
        `The room here has ${formatNumber(f.floor)} floor cells and one box. The box can be on any of them and the player on any other: at most ${formatNumber(f.floor)} × ${formatNumber(f.floor - 1)} = ${formatNumber(f.most)} states. The search in the lab discovers ${formatNumber(f.reached)} of them before it takes the solved one.`,
        `A second box would make it ${formatNumber(f.mostOfTwo)}, a third ${formatNumber(f.mostOfThree)}. With *n* floor cells and *k* boxes there are *n* − *k* cells for the player and “*n* choose *k*” ways to place the boxes, because boxes are all alike. Ten boxes in a room of fifty cells make about ${formatNumber(f.billions)} billion states. That is the problem that the other lessons are about.`,
      ],
      actions: { end: 'Run to the end' },
    },
  }),
  exercises: (f: StateFacts) => ({
    parts: {
      heading: 'Exercise 1',
      question: 'Which of these is part of a state?',
      options: {
        walls: 'The cells of the walls',
        goals: 'The cells of the goals',
        player: 'The cell of the player',
        moves: 'The number of moves made so far',
      },
      right: 'Right. Walls and goals belong to the level, and the number of moves to the path that led here.',
      hint: 'What can a move change? And is it the same, whichever path led to this board?',
    },
    successors: {
      heading: 'Exercise 2',
      question: 'How many successors does the state on this board have? Count the moves that are possible.',
      right: `Right: ${formatNumber(f.successors)}. Left is a walk, and right is a push. Up is a wall, and the box below has a wall behind it.`,
      hint: 'Try all four directions. A box can be pushed if the cell behind it is neither a wall nor another box.',
    },
    six: {
      heading: 'Exercise 3',
      question: 'The room here has six floor cells, one box, and one player. How many states can there be at most?',
      right: `Right: the box has 6 cells and the player one of the other 5, so there are ${formatNumber(f.sixMost)}.`,
      hint: 'Place the box first. How many cells are left for the player?',
    },
  }),
} as const;
