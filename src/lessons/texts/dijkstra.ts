// Lesson 4 in English.

import { countOf, formatNumber } from '../../base/format.js';

export interface DijkstraFacts {
  readonly breadth: number;
  readonly dijkstra: number;
  readonly generated: number;
  readonly blocked: number;
  readonly duplicates: number;
  readonly moves: number;
  /** One move less than the solution, and the paths of at most this length. */
  readonly before: number;
  readonly paths: number;
}

export const DIJKSTRA = {
  title: 'Dijkstra’s algorithm and duplicates',
  summary: 'A frontier ordered by cost, and the states that are generated in vain.',
  boards: { twoRooms: 'Two rooms' },
  sections: (f: DijkstraFacts) => ({
    heap: {
      heading: 'Cheapest first',
      paragraphs: [
        'Dijkstra’s algorithm always takes the waiting state with the least cost **g** so far. The frontier is a **priority queue**, usually a binary heap: adding a state and taking the cheapest both take at most a number of steps that grows with the logarithm of its size.',
        'In Sokoban every move costs 1, so cost and depth are the same, and Dijkstra’s algorithm expands the same layers as breadth-first search, one after the other. Compare the two panes: inside a layer, the order differs.',
      ],
      actions: { side: 'Go to the 200th state of both' },
    },
    ties: {
      heading: 'Equal costs',
      paragraphs: [
        `Breadth-first search expands ${formatNumber(f.breadth)} states here, Dijkstra’s algorithm ${formatNumber(f.dijkstra)}. Neither is better: both expand all states up to ${countOf(f.before, 'move', 'moves')} from the start, and how many of the next layer come before the goal depends only on the order among equals.`,
        'A heap doesn’t keep the order of arrival among equals. Two correct heaps can take equal states in different orders. So the counts of a course can be reproduced only with a heap that takes equal states in the same order.',
      ],
    },
    duplicates: {
      heading: 'Generated in vain',
      paragraphs: [
        `Dijkstra’s algorithm generated ${formatNumber(f.generated)} successors on this level: four for every expanded state but the solved one. ${formatNumber(f.blocked)} of the moves were blocked, and ${formatNumber(f.duplicates)} led to states that were already known: **duplicates**. The rest were added to the frontier.`,
        `Duplicates are the reason for the visited set. Without it, every duplicate would be expanded again, with all that follows from it: there are ${formatNumber(f.paths)} paths of at most ${countOf(f.before, 'move', 'moves')} here, and each would be expanded before the first state at ${countOf(f.moves, 'move', 'moves')}.`,
      ],
      actions: { lines: 'Show what becomes of each move' },
    },
    mark: {
      heading: 'When is a state visited?',
      paragraphs: [
        'If every move costs the same, the first path to a state is also the cheapest, and the state can be marked as visited when it is **generated**. If costs differ, a cheaper path may come later; then a state is marked only when it is **expanded**, and the frontier may hold it twice.',
        'COMP20003 counts in its own way: the start isn’t marked, so it may be generated and expanded a second time. The solvers `dijkstra` and `dijkstra-course` of masu do the same, and so does the lab. The figures of the course are those of `dijkstra-course`, which also has the corner test of the course; lesson 6 is about that test.',
      ],
    },
  }),
  exercises: (f: DijkstraFacts) => ({
    order: {
      heading: 'Exercise 1',
      question: 'These states wait in the priority queue. In which order does Dijkstra’s algorithm take them?',
      options: { a: 'A: cost 7', b: 'B: cost 5', c: 'C: cost 9', d: 'D: cost 6' },
      right: 'Right. Only the cost counts, not the time of arrival.',
      hint: 'The cheapest first.',
    },
    fresh: {
      heading: 'Exercise 2',
      question: `Of ${formatNumber(f.generated)} generated successors, ${formatNumber(f.blocked)} were blocked and ${formatNumber(f.duplicates)} were duplicates. How many were added to the frontier?`,
      right:
        'Right. Everything that is neither blocked nor a duplicate is added. The start is among them, because this search doesn’t mark it.',
      hint: 'Subtract what was dropped.',
    },
    unequal: {
      heading: 'Exercise 3',
      question:
        'Suppose that a push costs 4 and a walk costs 1. When must a state be marked as visited, so that the cheapest solution is found on every level?',
      options: {
        generated: 'When it is generated',
        expanded: 'When it is expanded',
        either: 'Either is correct',
      },
      right:
        'Right. A more expensive path may have generated the state first; only when it is expanded is its cost final.',
      hint: 'Could the first path that reaches a state be more expensive than a later one?',
    },
  }),
} as const;
